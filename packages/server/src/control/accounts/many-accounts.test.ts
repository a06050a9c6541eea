// Checks that a platform with thousands of sub-accounts lists and finds each of them, although a
// page holds only some.
import { legacyId } from '@kasir/core';
import { SYSTEM } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

const ADDED = 2_100;

test('with more accounts than a page has, all are listed once, and the newest is found', async () => {
  const { control, store } = await openTestServer();
  const first: Account = (await control('GET', '/accounts')).body.data[0];
  // Copies in the store: created over the API, each would be a request.
  await store.exec(SYSTEM, (at, tx) => {
    for (let n = 0; n < ADDED; n += 1) {
      const id = legacyId(at.id());
      const state = {
        ...first,
        id,
        name: `Shop number ${n}.`,
        number: String(10_000 + n),
        parent: first.id,
      };
      tx.insert(accounts, id, { public: {}, state });
    }
  });
  const names: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body } = await control('GET', `/accounts${next === '' ? '' : `?after=${next}`}`);
    names.push(...body.data.map(({ name }: Account) => name));
    next = body.next;
  }
  const added = Array.from({ length: ADDED }, (_, n) => `Shop number ${n}.`);
  expect(names).toEqual([first.name, ...added]);
  const { body } = await control('GET', `/search?q=number ${ADDED - 1}.`);
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
    `Shop number ${ADDED - 1}.`,
  ]);
});
