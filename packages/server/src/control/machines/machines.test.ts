// Checks machines and channels as data for drawings and forms.
import { expect, test } from 'vitest';
import { channels } from '@kasir/models';
import { openTestServer } from '../../testing/test-server.ts';
import { views } from '../../observation/resource-views.ts';

test('every transition is between listed states of its machine, and the machine of every resource is listed', async () => {
  const { control } = await openTestServer();
  const { data } = (await control('GET', '/machines')).body;
  const names = data.map(({ name }: { name: string }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { states, transitions, initial } of data) {
    const known = new Set(states.map(({ name }: { name: string }) => name));
    expect(initial.length).toBeGreaterThan(0);
    for (const { from, to, clauses } of transitions) {
      expect(from === null || known.has(from)).toBe(true);
      expect(known.has(to)).toBe(true);
      expect(clauses.length).toBeGreaterThan(0);
    }
  }
  for (const { machine } of views)
    if (machine && typeof machine !== 'function') expect(names).toContain(machine.name);
});

test('every channel is listed with limits in the unit of its currency', async () => {
  const { control } = await openTestServer();
  const { data } = (await control('GET', '/channels')).body;
  expect(data).toHaveLength(channels.length);
  expect(data.find(({ code }: { code: string }) => code === 'GCASH')).toMatchObject({
    type: 'EWALLET',
    country: 'PH',
    currencies: ['PHP'],
    minimum: { PHP: expect.any(Number) },
    generations: expect.arrayContaining(['v2']),
  });
});
