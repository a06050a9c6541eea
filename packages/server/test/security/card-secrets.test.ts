// Checks that card data passes through the whole platform and is kept nowhere: not in the database,
// its write-ahead log, a log line, a webhook or a response.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Observed } from '@kasir/core/pipeline';
import { outgoing } from '@kasir/core/server';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { callTo } from '../../src/testing/call.ts';
import { platformOn, sources } from '../../src/testing/stores.ts';

const cards = ['4213370987654320', '5213378642097534', '341337864209753'].map((number) => {
  const digits = Array.from('0123456789');
  const fits = (last: string) =>
    Array.from(number.slice(0, -1) + last)
      .toReversed()
      .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
      .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
      10 ===
    0;
  return number.slice(0, -1) + (digits.find(fits) ?? '');
});

/** Returns the security code of a card; the test searches for it as a JSON string. */
const codeOf = (number: string) => (number.startsWith('34') ? '7391' : '739');

test('no file, log line, webhook or response holds the number or security code of a card', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-cards-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const seen: Observed[] = [];
  const store = await openSqlite({ file: join(directory, 'kasir.db'), ...sources });
  const kasir = await platformOn(store, { observe: (one) => seen.push(one) });
  await kasir.directory.changeAccount(kasir.account, (account) => ({
    ...account,
    cards: { optional_authentication: true },
  }));
  const call = callTo(kasir);
  const responses: unknown[] = [];
  const post = async (path: string, body: object) => {
    const { status, body: made } = await call('POST', path, body, {
      key: `${path} ${responses.length}`,
    });
    expect([path, status]).toEqual([path, 200]);
    responses.push(made);
    return made as { id: string };
  };
  for (const number of cards) {
    const card_cvn = codeOf(number);
    const date = { exp_month: '12', exp_year: '2039' };
    for (const is_multiple_use of [true, false]) {
      const { id } = await post('/v2/credit_card_tokens', {
        amount: 75_000,
        is_multiple_use,
        should_authenticate: false,
        card_data: { account_number: number, ...date },
        card_cvn,
      });
      await post(`/credit_card_tokens/${id}/authentications`, { amount: 75_000, card_cvn });
      await post('/credit_card_charges', {
        token_id: id,
        external_id: `charge-${id}`,
        amount: 75_000,
        card_cvn,
      });
    }
    await post('/credit_cards/safe_acceptance', {
      amount: 75_000,
      return_url: 'https://merchant.example/cards',
      reference_id: `safe-${number.slice(-4)}`,
      transaction_type: 'SALES',
      request_timestamp: '2026-01-01T00:00:00+07:00',
      card_number: number,
      card_exp_month: '12',
      card_exp_year: '2039',
      card_cvn,
    });
  }
  const partition = { account: kasir.account, mode: 'test' } as const;
  const events = await store.view(partition, (view) => view.list(outgoing, {}, { limit: 99 }).rows);
  const files = readdirSync(directory).map((name) => [
    name,
    readFileSync(join(directory, name)).toString('latin1'),
  ]);
  expect(files.map(([name]) => name)).toContain('kasir.db-wal');
  const texts: readonly (readonly (string | undefined)[])[] = [
    ...files,
    ['log', JSON.stringify(seen.map((one) => ({ ...one, body: one.masked() })))],
    ['webhooks', JSON.stringify(events)],
    ['responses', JSON.stringify(responses)],
  ];
  for (const [name, text = ''] of texts) {
    for (const number of cards) {
      expect([name, text.includes(number)]).toEqual([name, false]);
      expect([name, text.includes(number.slice(6))]).toEqual([name, false]);
      expect([name, text.includes(`"${codeOf(number)}"`)]).toEqual([name, false]);
    }
  }
  const all = texts.map(([, text]) => text).join('');
  for (const number of cards) expect(all).toContain(`${number.slice(0, 6)}XX`);
});
