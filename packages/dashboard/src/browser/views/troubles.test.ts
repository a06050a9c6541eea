// Undelivered events by cause.
import type { EventView } from '@kasir/control';
import { expect, test } from 'vitest';
import { groupTroubles } from './troubles.ts';

const event = (id: string, trouble: EventView['trouble']): EventView => ({
  webhook_id: id,
  event: 'payment.succeeded',
  subject: 'pr-1',
  created: '2026-01-01T00:00:00Z',
  status: 'FAILED',
  url: null,
  attempts: [],
  next_attempt: null,
  trouble,
  body: {},
});

test('events with the same cause and remedy are one group, the largest first; others are left out', () => {
  const refused = { text: 'The receiver refused.', remedy: 'Start it.' };
  const missing = { text: 'No URL.', remedy: 'Set one.' };
  const groups = groupTroubles([
    event('1', missing),
    event('2', refused),
    event('3', null),
    event('4', refused),
  ]);
  expect(groups.map(({ text, events }) => [text, events.map((one) => one.webhook_id)])).toEqual([
    ['The receiver refused.', ['2', '4']],
    ['No URL.', ['1']],
  ]);
});
