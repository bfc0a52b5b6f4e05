#!/usr/bin/env python3
"""A Kabinett bot that plays random legal answers. Protocol: docs/bot-protocol.md.

    kabinett simulate --mode scenario-1 --bots 'recruit,cmd:python3 examples/random_bot.py' --games 10
"""
import json
import random
import sys


def choose(message, dice):
    """One of the listed actions, or the filled-in example of one of the forms."""
    legal = message["legal"]
    power = message["question"]["power"]
    # A power that has deployed may redeploy, which is always legal but does not answer the question.
    forms = [form for form in legal["forms"] if form["form"] != "deploy" or form["power"] == power]
    texts = [action["text"] for action in legal["actions"]]
    # `end` is one entry among many marches: give it extra weight, or movement might never end.
    last = [text for text in texts if text == "end"]
    if last and dice.random() < 0.1:
        return last[0]
    return dice.choice(texts + [form["example"] for form in forms])


def main():
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "begin":
            dice = random.Random(message["seed"])
        elif message["say"] == "ask":
            reply = {"id": message["id"], "action": choose(message, dice)}
            print(json.dumps(reply), flush=True)


main()
