// Checks the tones of statuses: a failure is never shown as a success, in any machine.
import * as models from '@kasir/models';
import { expect, test } from 'vitest';
import { httpTone, toneOf } from './tone.ts';

interface Machine {
  readonly states: readonly string[];
  readonly transitions: readonly unknown[];
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value;

const statuses = new Set(
  Object.values<unknown>(models)
    .filter(isMachine)
    .flatMap(({ states }) => states),
);

test('every status of every machine has the tone of its meaning: bad, good, idle or waiting', () => {
  expect(statuses.size).toBeGreaterThan(10);
  for (const status of statuses) {
    const tone = toneOf(status);
    if (/FAIL|REJECT|SUSPEND/.test(status)) expect([status, tone]).toEqual([status, 'bad']);
    if (/SUCCEE|COMPLETED|^PAID$/.test(status)) expect([status, tone]).toEqual([status, 'good']);
    if (/EXPIRED|CANCEL|INACTIVE/.test(status)) expect([status, tone]).toEqual([status, 'idle']);
    if (/PENDING|REQUIRES|AWAIT/.test(status)) expect([status, tone]).toEqual([status, 'wait']);
  }
});

test('responses have the tone of their status class', () => {
  expect([201, 302, 404, 503].map(httpTone)).toEqual(['good', 'info', 'wait', 'bad']);
});
