import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { dismiss, guide, isGuided } from '../src/guide/guided';
import { lessonOf, topicOf, topicOfEvent, topicsOf, type Moment } from '../src/guide/lesson';
import { isMet, meet } from '../src/guide/met.svelte';

const english = readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8');
const knows = (key: string): boolean => new RegExp(`^${key} =`, 'm').test(english);
const moment: Moment = { turn: 1, over: false, about: 'movement', movable: 3, picked: 0, aimed: false, undo: 0 };
const lesson = (change: Partial<Moment>, met: readonly string[] = []): string | null =>
  lessonOf({ ...moment, ...change }, knows, (key) => met.includes(key));

describe('the guide', () => {
  test('leads through a march: pick, goal, confirm, more, end', () => {
    const steps: Partial<Moment>[] = [
      {},
      { picked: 1 },
      { picked: 1, aimed: true },
      { undo: 1 },
      { movable: 0, undo: 2 },
    ];
    const keys = steps.map((step) => lesson(step));
    expect(keys).toEqual(['guide-pick', 'guide-goal', 'guide-confirm', 'guide-more', 'guide-end']);
    expect(keys.every((key) => knows(key ?? ''))).toBe(true);
  });

  test('follows what is asked, and says something of every question of the first turn', () => {
    expect(lesson({ about: null })).toBe('guide-waiting');
    expect(lesson({ about: 'deploy' })).toBe('guide-at-deploy');
    expect(lesson({ about: 'second-train' })).toBe('guide-other');
    const asked = [...english.matchAll(/^about-([a-z-]+) =/gm)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((about) => !knows(lesson({ about }) ?? ''))).toEqual([]);
  });

  test('has a lesson only for questions that are asked', () => {
    const lessons = [...english.matchAll(/^guide-at-([a-z-]+) =/gm)].map((match) => match[1] ?? '');
    expect(lessons.length).toBeGreaterThan(12);
    expect(lessons.filter((about) => !knows(`about-${about}`))).toEqual([]);
  });

  test('lives on after the first turn: of each question it speaks once', () => {
    expect(lesson({ turn: 4, about: 'duel' })).toBe('guide-at-duel');
    expect(lesson({ turn: 4, about: 'duel' }, ['guide-at-duel'])).toBeNull();
    expect(lesson({ turn: 9, about: 'winter' }, ['guide-at-duel'])).toBe('guide-at-winter');
    expect([lesson({ turn: 2, picked: 1 }), lesson({ turn: 2, picked: 1 }, ['march'])]).toEqual(['guide-goal', null]);
    expect([lesson({ turn: 2, about: null }), lesson({ turn: 2, about: 'vote' })]).toEqual([null, null]);
    expect(lesson({ over: true, about: null })).toBe('guide-done');
  });

  test('comes to every topic of the game, by a question or by an event it has words for', () => {
    const all = topicsOf({ hasFate: true, hasPolitics: true, hasWinter: true });
    expect(all).toHaveLength(8);
    expect(topicsOf({ hasFate: true, hasPolitics: false, hasWinter: false })).not.toContain('winter');
    expect(all.filter((topic) => !knows(`guide-topic-${topic}`))).toEqual([]);
    const lessons = [...english.matchAll(/^(guide-at-[a-z-]+) =/gm)].map((match) => topicOf(match[1] ?? ''));
    const wire = readFileSync(join(import.meta.dirname, '../src/wire/EventWire.ts'), 'utf8');
    const kinds = [...wire.matchAll(/"kind": "([a-z-]+)"/g)].map((match) => topicOfEvent(match[1] ?? ''));
    const reached = all.filter(
      (topic) => lessons.includes(topic) || (kinds.includes(topic) && knows(`guide-on-${topic}`)),
    );
    expect(reached).toEqual(all.filter((topic) => topic !== 'march'));
    expect(topicOf('guide-more')).toBe('march');
  });
});

test('what was met is kept in this browser', () => {
  expect([isMet('combat'), isMet('guide-at-duel')]).toEqual([false, false]);
  meet('guide-at-duel', topicOf('guide-at-duel'), null);
  expect([isMet('combat'), isMet('guide-at-duel')]).toEqual([true, true]);
  expect(localStorage.getItem('kabinett-lessons')).toBe('["guide-at-duel","combat"]');
});

describe('guided tables', () => {
  beforeEach(() => localStorage.clear());

  test('are remembered until dismissed', () => {
    guide('a');
    guide('b');
    guide('a');
    expect([isGuided('a'), isGuided('b'), isGuided('c')]).toEqual([true, true, false]);
    dismiss('a');
    expect([isGuided('a'), isGuided('b')]).toEqual([false, true]);
  });
});
