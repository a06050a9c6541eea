// The law of filters: a filtered list is the whole list, filtered.
import type { ObjectSummary } from '@kasir/control';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingSteps } from '../../testing/payment-scenarios.ts';
import { listAll, openItems, openObserved, play } from '../../testing/observed-scenario.ts';

type Query = Record<string, string | number>;

const targetOf = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');

test('every filter of the list of objects returns exactly the objects that match', async () => {
  const { scenario, control } = await openObserved('sync');
  await play(scenario, openingSteps.slice(0, 12));
  await play(scenario, [{ kind: 'waits', hours: 25 }, ...openItems(30_000).slice(0, 20)]);
  const [account = ''] = scenario.accounts;
  const all = await listAll(control, account, 100);
  const read = async (query: Query): Promise<string[]> => {
    const found: string[] = [];
    let before = '';
    for (;;) {
      const target = `/accounts/${account}/objects?limit=7${before}${targetOf(query)}`;
      const { status, body } = await control('GET', target);
      expect([target, status]).toEqual([target, 200]);
      found.push(...(body.data as ObjectSummary[]).map(({ id }) => id));
      if (body.next === null) return found;
      before = `&before=${body.next}`;
    }
  };
  const some = fc.constantFrom(...all);
  await fc.assert(
    fc.asyncProperty(some, some, fc.nat(20), async (one, other, at) => {
      const channel = one.channel_code;
      const part = one.id.slice(at, at + 6).toUpperCase();
      const [from = '', to = ''] = [one.created, other.created].toSorted((a, b) =>
        a.localeCompare(b),
      );
      const [min, max] = [one.amount ?? 0, other.amount ?? 0].toSorted((a, b) => a - b);
      const cases: readonly (readonly [Query, (object: ObjectSummary) => boolean])[] = [
        [{ created_from: from, created_to: to }, ({ created }) => from <= created && created <= to],
        [
          { min_amount: min ?? 0, max_amount: max ?? 0 },
          ({ amount }) => amount !== null && (min ?? 0) <= amount && amount <= (max ?? 0),
        ],
        ...(channel === null
          ? []
          : [
              [
                { channel_code: channel },
                (object: ObjectSummary) => object.channel_code === channel,
              ] as const,
            ]),
        ...(one.customer_id === null
          ? []
          : [
              [
                { customer_id: one.customer_id },
                (object: ObjectSummary) => object.customer_id === one.customer_id,
              ] as const,
            ]),
        ...(part === ''
          ? []
          : [
              [
                { q: part },
                ({ id, reference_id }: ObjectSummary) =>
                  `${id}\n${reference_id}`.toUpperCase().includes(part),
              ] as const,
            ]),
      ];
      for (const [query, fits] of cases)
        expect(await read(query)).toEqual(all.filter(fits).map(({ id }) => id));
    }),
    { numRuns: 12 },
  );
  await scenario.kasir.close();
});

test('metadata is matched by its key, or by its key and value', async () => {
  const { scenario, control } = await openObserved('sync');
  const [account = ''] = scenario.accounts;
  const body = (order: string) => ({
    reference_id: `customer-${order}`,
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Budi' },
    metadata: { order, 'a=b': 'c' },
  });
  for (const order of ['12', '13']) await scenario.send('POST', '/customers', body(order), account);
  const count = async (metadata: string): Promise<number> => {
    const target = `/accounts/${account}/objects?metadata=${encodeURIComponent(metadata)}`;
    return (await control('GET', target)).body.data.length as number;
  };
  expect(await count('order')).toBe(2);
  expect(await count('order=12')).toBe(1);
  expect(await count('order=1')).toBe(0);
  expect(await count('toString')).toBe(0);
  const refused = await control('GET', `/accounts/${account}/objects?metadata=%3Dx`);
  expect(refused).toMatchObject({ status: 400 });
  await scenario.kasir.close();
});
