import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { dismiss, guide, isGuided } from '../src/guide/guided';
import { lessonOf, type Moment } from '../src/guide/lesson';

const english = readFileSync(join(import.meta.dirname, '../../data/lang/en.ftl'), 'utf8');
const knows = (key: string): boolean => new RegExp(`^${key} =`, 'm').test(english);
const moment: Moment = { turn: 1, over: false, about: 'movement', movable: 3, picked: 0, aimed: false, undo: 0 };
const lesson = (change: Partial<Moment>): string => lessonOf({ ...moment, ...change }, knows);

describe('the guide', () => {
  test('leads through a march: pick, goal, confirm, more, end', () => {
    const steps: Partial<Moment>[] = [
      {},
      { picked: 1 },
      { picked: 1, aimed: true },
      { undo: 1 },
      { movable: 0, undo: 2 },
    ];
    expect(steps.map(lesson)).toEqual(['guide-pick', 'guide-goal', 'guide-confirm', 'guide-more', 'guide-end']);
    expect(steps.map(lesson).every(knows)).toBe(true);
  });

  test('follows what is asked, and says something of every question', () => {
    expect(lesson({ about: null })).toBe('guide-waiting');
    expect(lesson({ about: 'deploy' })).toBe('guide-at-deploy');
    expect(lesson({ about: 'second-train' })).toBe('guide-other');
    const asked = [...english.matchAll(/^about-([a-z-]+) =/gm)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((about) => !knows(lesson({ about })))).toEqual([]);
  });

  test('has a lesson only for questions that are asked', () => {
    const lessons = [...english.matchAll(/^guide-at-([a-z-]+) =/gm)].map((match) => match[1] ?? '');
    expect(lessons.length).toBeGreaterThan(12);
    expect(lessons.filter((about) => !knows(`about-${about}`))).toEqual([]);
  });

  test('takes its leave after the first turn', () => {
    expect(lesson({ turn: 2 })).toBe('guide-done');
    expect(lesson({ over: true, about: null })).toBe('guide-done');
  });
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
