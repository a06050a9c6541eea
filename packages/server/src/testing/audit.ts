// Audits the money of a merchant for tests: reads everything the merchant can read and compares it
// to the last minor unit.
import { parseAmount } from '@kasir/core/money';
import { tableOf } from '@kasir/core/testing/internal';
import { parseProductId, type Transaction } from '@kasir/models';
import { ledgers } from '@kasir/payments/ledger';
import { refundable } from '@kasir/payments/operation';
import { payments } from '@kasir/payments/state';
import { expect } from 'vitest';
import { createControl } from '../control/control.ts';
import type { Kasir } from '../app/kasir.ts';
import { auditJournal, hasMoved } from './audit-journal.ts';
import { auditV3 } from './audit-v3.ts';
import type { Body, PaymentScenario } from './scenario.ts';

const currencies = ['IDR', 'PHP'] as const;

const listed = async (scenario: PaymentScenario, list: string, as: string): Promise<Body[]> => {
  const all: Body[] = [];
  for (let after = ''; ;) {
    const { status, body } = await scenario.send('GET', `${list}limit=50${after}`, undefined, as);
    expect([status, body['message']]).toEqual([200, undefined]);
    const data = body['data'] as Body[];
    all.push(...data);
    if (body['has_more'] !== true) return all;
    after = `&after_id=${String(data.at(-1)?.['id'])}`;
  }
};

const reported = async (scenario: PaymentScenario, body: Body, as: string) => {
  const { kasir, send } = scenario;
  const created = await send('POST', '/reports', body, as);
  expect(created.status).toBe(200);
  await kasir.clock.quiet();
  const { body: report } = await send(
    'GET',
    `/reports/${String(created.body['id'])}`,
    undefined,
    as,
  );
  expect(report['status']).toBe('COMPLETED');
  const file = await kasir.downloads('GET', new URL(String(report['url'])).pathname);
  expect(file.status).toBe(200);
  let text = '';
  for await (const piece of file.body) text += piece;
  return tableOf(text);
};

const balanceOf = async (scenario: PaymentScenario, type: string, currency: string, as: string) => {
  const target = `/balance?account_type=${type}&currency=${currency}`;
  const { body } = await scenario.send('GET', target, undefined, as);
  return parseAmount(currency, Number(body['balance']));
};

/** Returns the change of the available balance by a transaction. */
const movedBy = (one: Transaction): number => {
  const settled = one.settlement_status !== 'PENDING';
  const net =
    hasMoved(one) && settled ? (parseAmount(one.currency, one.net_amount) ?? Number.NaN) : 0;
  return one.cashflow === 'MONEY_IN' ? net : -net;
};

const auditCurrency = async (
  scenario: PaymentScenario,
  currency: string,
  as: string,
): Promise<void> => {
  const minor = (value: unknown) => parseAmount(currency, Number(value)) ?? Number.NaN;
  const recorded = (await listed(
    scenario,
    `/transactions?currency=${currency}&`,
    as,
  )) as unknown as Transaction[];
  const { now } = await scenario.kasir.clock.read();
  const from = new Date(Date.parse(now) - 91 * 86_400_000).toISOString();
  const window = { filter: { from, to: now }, currency };

  const history = await reported(scenario, { type: 'BALANCE_HISTORY', ...window }, as);
  const byTransaction = new Map<string, number>();
  let balance = 0;
  for (const row of history) {
    const moved = minor(row['Amount']) * (row['Debit or Credit'] === 'DEBIT' ? -1 : 1);
    balance += moved;
    expect(minor(row['Balance'])).toBe(balance);
    const id = row['Transaction Id'] ?? '';
    byTransaction.set(id, (byTransaction.get(id) ?? 0) + moved);
  }
  expect(await balanceOf(scenario, 'CASH', currency, as)).toBe(balance);
  const opening = [...byTransaction].filter(([id]) => id.startsWith('dep_'));
  const moved = recorded
    .map((one) => [one.id, movedBy(one)] as const)
    .filter(([, sum]) => sum !== 0);
  // A voided payment has lines that net to zero.
  const nonZero = [...byTransaction].filter(([, sum]) => sum !== 0);
  expect(new Map([...opening, ...moved])).toEqual(new Map(nonZero));

  const pending = recorded.filter(
    (one) => one.settlement_status === 'PENDING' && one.status !== 'PENDING',
  );
  const held = pending.reduce((sum, { net_amount }) => sum + minor(net_amount), 0);
  expect(await balanceOf(scenario, 'HOLDING', currency, as)).toBe(held);

  const rows = await reported(scenario, { type: 'TRANSACTIONS', ...window }, as);
  expect(
    rows.map((row) => [
      row['Transaction Id'],
      row['Status'],
      minor(row['Amount']),
      minor(row['Fee Amount']),
      minor(row['VAT Amount']),
      minor(row['Net Amount']),
    ]),
  ).toEqual(
    recorded
      .toReversed()
      .map((one) => [
        one.id,
        one.status,
        minor(one.amount),
        minor(one.fee.xendit_fee),
        minor(one.fee.value_added_tax),
        minor(one.net_amount),
      ]),
  );
};

/** Returns the object that a public id names as the product of transactions. */
const sourceOf = (id: unknown) => parseProductId(String(id)).source;

/** Checks that every transaction is found by its product; returns them by its public id. */
const auditProducts = async (scenario: PaymentScenario, as: string) => {
  const all = new Map<string, readonly Body[]>();
  for (const currency of currencies) {
    const recorded = await listed(scenario, `/transactions?currency=${currency}&`, as);
    for (const [id, rows] of Map.groupBy(recorded, (one) => String(one['product_id']))) {
      const target = `/transactions?product_id=${id}&currency=${currency}&`;
      expect(await listed(scenario, target, as)).toEqual(rows);
      all.set(id, rows);
    }
  }
  return all;
};

/** Checks that refunds, payments and the transactions of both agree; returns all refunds. */
const auditRefunds = async (scenario: PaymentScenario, as: string): Promise<readonly Body[]> => {
  const refunds = await listed(scenario, '/refunds?', as);
  const succeeded = refunds.filter(({ status }) => status === 'SUCCEEDED');
  const sent = (
    await Promise.all(
      currencies.map((one) => listed(scenario, `/transactions?types=REFUND&currency=${one}&`, as)),
    )
  ).flat();
  const amounts = (rows: readonly Body[], key: string) =>
    new Map(rows.map((row) => [row[key], row['amount']]));
  // A late payment that was reversed immediately names its payment, and is not a refund.
  const refunded = sent.filter((one) => sourceOf(one['product_id']).kind === 'refund');
  expect(amounts(refunded, 'product_id')).toEqual(amounts(succeeded, 'id'));
  const { rows } = await scenario.kasir.store.view({ account: as, mode: 'test' }, (view) =>
    view.list(payments, {}, { limit: 10_000 }),
  );
  const back = new Map<string, number>();
  for (const { payment_id, amount, currency } of succeeded) {
    const minor = parseAmount(String(currency), Number(amount)) ?? Number.NaN;
    const { id } = sourceOf(payment_id);
    back.set(id, (back.get(id) ?? 0) + minor);
  }
  for (const row of rows) {
    expect(refundable(row)).toBeGreaterThanOrEqual(0);
    expect(row.state.refunded).toBe(
      row.state.reversed ? row.state.captured : (back.get(row.id) ?? 0),
    );
  }
  return refunds;
};

/** Returns the control API's check of the books of every account. */
const checked = async (kasir: Kasir): Promise<readonly unknown[]> => {
  const { status, body } = await createControl(
    kasir,
    'token',
  )({
    method: 'GET',
    path: '/invariants',
    query: '',
    headers: { host: 'localhost', authorization: 'Bearer token' },
    body: new Uint8Array(),
    address: '127.0.0.1',
  });
  return [status, JSON.parse(body as string)];
};

/**
 * Checks that everything that can be read of both accounts agrees, and the journal behind it as
 * well. Returns the kinds of products that were paid.
 */
export const audit = async (scenario: PaymentScenario): Promise<ReadonlySet<string>> => {
  const paid = new Set<string>();
  const { kasir, accounts } = scenario;
  await kasir.clock.advance(60_000);
  await kasir.clock.quiet();
  expect(await checked(kasir)).toMatchObject([200, { ok: true, breaches: [] }]);
  for (const as of accounts) {
    for (const currency of currencies) await auditCurrency(scenario, currency, as);
    const refunds = await auditRefunds(scenario, as);
    const products = await auditProducts(scenario, as);
    await auditV3(scenario, as, { refunds, products });
    for (const kind of await auditJournal(scenario, as)) paid.add(kind);
  }
  const inTransit = await Promise.all(
    accounts.map((account) =>
      kasir.store.view({ account, mode: 'test' }, (view) => view.balance(ledgers.transit, 'IDR')),
    ),
  );
  expect(inTransit.reduce((sum, one) => sum + one, 0)).toBe(0);
  return paid;
};
