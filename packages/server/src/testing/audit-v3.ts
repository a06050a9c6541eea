// Audits the payments of v3 for tests, against their stored data and against the unified API's view
// of the same money.
import { parseAmount } from '@kasir/core/money';
import { isV3Product, paymentPublicId, prefixes } from '@kasir/models';
import { payments, type PaymentRow } from '@kasir/payments/state';
import { expect } from 'vitest';
import { allRows } from '../control/books.ts';
import { createYieldingView } from '../scheduling/yielding-view.ts';
import type { Body, PaymentScenario } from './scenario.ts';

/** The statuses of v3 that differ from those of the domain. */
const statuses: Partial<Record<PaymentRow['state']['status'], string>> = {
  AWAITING_CAPTURE: 'AUTHORIZED',
  VOIDED: 'CANCELED',
};

const transactionId = (id: string): string => prefixes.transaction + id;

const idOf = ({ id, state }: PaymentRow): string =>
  paymentPublicId(state.product.kind, state.type, id);

/** The refunds that the unified API lists, and its transactions by the id of their product. */
interface Listed {
  readonly refunds: readonly Body[];
  readonly products: ReadonlyMap<string, readonly Body[]>;
}

/**
 * Checks that every payment of v3 reads as it is stored, with its own transactions; its request
 * must name it, and its refunds must name both.
 */
export const auditV3 = async (
  scenario: PaymentScenario,
  as: string,
  { refunds, products }: Listed,
): Promise<void> => {
  const { kasir, send } = scenario;
  const read = async (path: string) => {
    const { status, body } = await send('GET', path, undefined, as);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const latest = new Map<string, string>();
  const requests = new Map<string, unknown>();
  for await (const row of allRows(
    createYieldingView(kasir.store),
    { account: as, mode: 'test' },
    payments,
  )) {
    const { product, currency, status, amount, captured } = row.state;
    const id = idOf(row);
    // Only payments made by v3 have an id of v3, whatever instrument they charge.
    expect(id.startsWith('py-')).toBe(isV3Product(product.kind));
    if (!isV3Product(product.kind)) continue;
    const payment = await read(`/v3/payments/${id}`);
    const minor = (value: unknown) => parseAmount(currency, Number(value));
    expect([payment['status'], minor(payment['request_amount'])]).toEqual([
      statuses[status] ?? status,
      amount,
    ]);
    const taken = (payment['captures'] as Body[]).map((one) => minor(one['capture_amount']));
    expect(taken).toEqual(captured > 0 ? [captured] : []);
    const own = (products.get(id) ?? []).filter(({ type }) => type === 'PAYMENT');
    const names = own.map((one) => String(one['id']));
    expect(names.toSorted()).toEqual(row.state.transactions.map(transactionId).toSorted());
    const request = String(payment['payment_request_id']);
    requests.set(id, request);
    latest.set(request, id);
  }
  for (const [request, id] of latest) {
    const body = await read(`/v3/payment_requests/${request}`);
    expect([request, body['latest_payment_id']]).toEqual([request, id]);
  }
  for (const { payment_id, payment_request_id } of refunds)
    if (String(payment_id).startsWith('py-'))
      expect(payment_request_id).toBe(requests.get(String(payment_id)));
};
