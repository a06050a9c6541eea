// The text of a body is cached as long as all its inputs stay the same.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { okRendered, type Shows } from './handler.ts';
import { prepared } from './endpoint.ts';
import { textOf } from './rendered-texts.ts';
import { shopContracts } from '../testing/internal/shop-contracts.ts';

const account = { id: 'acc', name: 'one' };
const context = {
  account,
  version: null,
  dialect: 'spec',
  api: (path: string) => `http://a${path}`,
};
const row = { id: '1', version: 1, public: {}, state: {} };
const { orders } = shopContracts;
const contract = { ...orders.get, success: { status: 200, body: z.object({ n: z.number() }) } };
const endpoint = prepared({ contract });

test('a body is rendered once for the same rows, account, version, dialect and address', () => {
  let rendered = 0;
  const text = (shows: object, of = endpoint): string =>
    textOf(
      of,
      okRendered({ context, row, ...shows } as unknown as Shows, () => {
        rendered += 1;
        return { n: rendered, secret: 'stays' };
      }),
    );
  expect([text({}), text({}), text({})]).toEqual(['{"n":1}', '{"n":1}', '{"n":1}']);
  const others: readonly [object, typeof endpoint][] = [
    [{ row: { ...row } }, endpoint],
    [{ other: row }, endpoint],
    [{ context: { ...context, account: { ...account } } }, endpoint],
    [{ context: { ...context, version: '2026-01-01' } }, endpoint],
    [{ context: { ...context, dialect: 'service' } }, endpoint],
    [{ context: { ...context, api: (path: string) => `http://b${path}` } }, endpoint],
    [{}, prepared({ contract })],
  ];
  for (const [n, [shows, of]] of others.entries()) {
    expect([text(shows, of), text(shows, of)]).toEqual([`{"n":${n + 2}}`, `{"n":${n + 2}}`]);
  }
});
