// Tests laws over random histories of API requests: money, states and events agree, whatever the
// merchant and payers do.
import { toMinor } from '@kasir/core/money';
import { isEdge } from '@kasir/core/resource';
import {
  paymentMachine,
  paymentMethodMachine,
  paymentRequestMachine,
  type PaymentRequest,
  type Transaction,
} from '@kasir/models';
import { ledgerNames, ledgers } from '@kasir/payments/ledger';
import { creditOpeningBalance } from '@kasir/payments/operation';
import {
  captures,
  getInstrument,
  instruments,
  intents,
  paymentId,
  payments,
} from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMethod } from './payment_methods/render.ts';
import { renderRequest } from './payment_requests/render.ts';
import { renderCapture } from './payment_requests/render-capture.ts';
import { readAllTransactions } from './testing/transaction-fixtures.ts';
import {
  bankAccount,
  cardMethod,
  counterMethod,
  debitCard,
  qrMethod,
  savedWallet,
} from './testing/payment-method-fixtures.ts';
import { accountMethod, byAccount, byPush, byWallet, walletMethod } from './testing/merchant.ts';
import {
  by,
  byManual,
  bySaved,
  cardAtOnce,
  cardOnce,
  createPaymentMerchant,
  DAY,
  type PaymentMerchant,
} from './testing/payment-request-fixtures.ts';

const reusable = accountMethod(
  { reusability: 'MULTIPLE_USE' },
  { expires_at: '2026-01-01T00:30Z' },
);
const philippine = { currency: 'PHP', amount: 500.05 };

/** Requests that a merchant may create; some have amounts that fail in test mode. */
const starts: readonly object[] = [
  byWallet(),
  byWallet({ amount: 20_110 }),
  byWallet({ ...philippine, payment_method: walletMethod({}, 'GCASH') }),
  byPush(),
  byPush({ amount: 20_110 }),
  by(savedWallet()),
  byAccount({ amount: 12_345 }),
  byAccount({ amount: null, payment_method: reusable }),
  byAccount({
    ...philippine,
    payment_method: accountMethod(
      { reusability: 'MULTIPLE_USE' },
      {},
      { channel_code: 'BANK_TRANSFER' },
    ),
  }),
  byAccount({ currency: 'VND', payment_method: accountMethod({}, {}, { channel_code: 'PV' }) }),
  by(counterMethod(), { amount: null }),
  by(qrMethod({ reusability: 'MULTIPLE_USE' })),
  by(debitCard()),
  by(bankAccount({ reusability: 'ONE_TIME_USE' }), philippine),
  by(bankAccount({}, 'MANDIRI'), { amount: 11_002 }),
  by(cardAtOnce()),
  by(cardAtOnce(), { amount: 10_055 }),
  by(cardOnce()),
  by(cardMethod()),
  byManual(),
  byManual({ payment_method: cardOnce() }),
  byManual({ payment_method: cardMethod() }),
];

const kinds = [
  'start',
  'again',
  'simulate',
  'approve',
  'decline',
  'cancel',
  'AUTHENTICATED',
  'UNAUTHENTICATED',
  'password',
  'capture',
  'withdraw',
  'switch',
  'wait',
  'week',
] as const;

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly pick: number;
}

/** Returns the weight of a kind of step: steps that create or continue payments are frequent. */
const often = (kind: Step['kind']): number =>
  ({ start: 5, approve: 2, AUTHENTICATED: 3, capture: 3 } as Partial<Record<string, number>>)[
    kind
  ] ?? 1;

const steps = fc.array(
  fc.record({
    kind: fc.oneof(...kinds.map((kind) => ({ weight: often(kind), arbitrary: fc.constant(kind) }))),
    pick: fc.nat(1_000),
  }),
  { minLength: 5, maxLength: 40 },
);

/** A history in which requests reach the statuses that random histories seldom reach. */
const rare: readonly Step[] = [
  { kind: 'start', pick: starts.length - 3 },
  { kind: 'week', pick: 0 },
  { kind: 'start', pick: 6 },
  { kind: 'withdraw', pick: 1 },
  { kind: 'start', pick: 0 },
  { kind: 'start', pick: 3 },
  { kind: 'decline', pick: 2 },
  { kind: 'start', pick: 0 },
  { kind: 'week', pick: 0 },
  { kind: 'start', pick: starts.length - 3 },
  { kind: 'capture', pick: 5 },
];

const passwords = ['222000', '222001', '222005', '1'] as const;

const onRequest = async (
  merchant: PaymentMerchant,
  id: string,
  { kind, pick }: Step,
): Promise<void> => {
  const { amount, payment_method } = await merchant.read(id);
  if (kind === 'simulate') await merchant.pay(id, amount === null ? { amount: 10_000 + pick } : {});
  else if (kind === 'password') await merchant.enter(id, passwords[pick % passwords.length]);
  else if (kind === 'capture')
    await merchant.capture(id, pick % 3 === 0 ? (amount ?? 1) : 5_000 + pick);
  else if (kind === 'withdraw') await merchant.expire(payment_method.id);
  else if (kind === 'switch')
    await merchant.patch(payment_method.id, { status: pick % 2 === 0 ? 'INACTIVE' : 'ACTIVE' });
  else await merchant.choose(id, kind);
};

const play = async (merchant: PaymentMerchant, ids: string[], step: Step): Promise<void> => {
  const { kind, pick } = step;
  const started = async (body: object) => {
    const { id } = await merchant.request(body);
    if (id !== undefined) ids.push(id);
  };
  if (kind === 'start') return started(starts[pick % starts.length] ?? {});
  if (kind === 'wait') return merchant.advance(pick * 1_500);
  if (kind === 'week') return merchant.advance(7 * DAY);
  const id = ids[pick % ids.length];
  if (id === undefined) return;
  if (kind !== 'again') return onRequest(merchant, id, step);
  const { currency, amount, payment_method, capture_method } = await merchant.read(id);
  await started(bySaved(payment_method.id, { currency, amount, capture_method }));
};

/** Returns all requests, methods, payments and captures as they are shown. */
const seen = ({ store, partition, context }: PaymentMerchant) =>
  store.view(partition, (view) => ({
    requests: view.list(intents, {}, { limit: 99 }).rows.map((row) => {
      const method = getInstrument(view, row.state.instrument);
      // The method of an ended request can still change; methods are compared separately.
      const { payment_method: _, ...rendered } = renderRequest(row, method, context(partition));
      return rendered;
    }),
    methods: view
      .list(instruments, {}, { limit: 99 })
      .rows.map((row) => renderMethod(row, context(partition))),
    payments: view
      .list(payments, {}, { limit: 99 })
      .rows.map((row) => ({ ...row.state, id: paymentId(row) })),
    captures: view
      .list(captures, {}, { limit: 99 })
      .rows.map((row) => renderCapture(view, row, context(partition))),
  }));
type Seen = Awaited<ReturnType<typeof seen>>;
type SeenPayment = Seen['payments'][number];

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Expects the transactions of a payment to match its status and captured amount. */
const checkTransactions = (paid: SeenPayment, rows: readonly Transaction[]): void => {
  const statuses = new Set(rows.map(({ status }) => status));
  const minor = rows.map(({ currency, amount }) => toMinor(currency, amount));
  if (paid.status === 'SUCCEEDED') {
    expect([...statuses, sumOf(minor)]).toEqual(['SUCCESS', paid.captured]);
  } else if (paid.authorizedUntil !== null || paid.status === 'EXPIRED') {
    const status = paid.status === 'EXPIRED' ? 'VOIDED' : 'PENDING';
    expect([...statuses, sumOf(minor), paid.captured]).toEqual([status, paid.amount, 0]);
  } else expect([rows, paid.captured]).toEqual([[], 0]);
};

const checkBooks = async (merchant: PaymentMerchant): Promise<void> => {
  const { store, partition } = merchant;
  const rows = await readAllTransactions(merchant);
  const { payments: all } = await seen(merchant);
  for (const paid of all) {
    expect(paid.captured).toBeLessThanOrEqual(paid.amount);
    checkTransactions(
      paid,
      rows.filter(({ product_id }) => product_id === paid.id),
    );
  }
  const known = new Set(all.map(({ id }) => id));
  for (const { product_id } of rows) expect(known.has(product_id)).toBe(true);
  for (const currency of ['IDR', 'PHP', 'VND']) {
    const opening = { IDR: 1_000_000_000, PHP: 500_000_000, VND: 2_000_000_000 }[currency] ?? 0;
    const net = rows
      .filter((row) => row.currency === currency && row.status === 'SUCCESS')
      .map((row) => toMinor(currency, row.net_amount));
    const balances = await store.view(partition, (view) =>
      ledgerNames.map((name) => view.balance(name, currency)),
    );
    expect(balances[ledgerNames.indexOf(ledgers.available)]).toBe(opening + sumOf(net));
    expect(sumOf(balances)).toBe(0);
  }
};

const open: readonly string[] = ['REQUIRES_ACTION', 'PENDING', 'AWAITING_CAPTURE'];
const isUnpaid = (status: string): boolean => !open.includes(status) && status !== 'SUCCEEDED';

/** Expects each change to be a transition of its machine, and ended objects to be unchanged. */
const checkSteps = (before: Seen, after: Seen): void => {
  for (const now of after.requests) {
    const was = before.requests.find(({ id }) => id === now.id);
    expect(now.failure_code !== null).toBe(isUnpaid(now.status));
    expect(isEdge(paymentRequestMachine, was?.status ?? null, now.status)).toBe(true);
    if (!was) continue;
    if (!open.includes(was.status)) expect(now).toEqual(was);
    expect([now.created, now.updated >= was.updated]).toEqual([was.created, true]);
  }
  for (const now of after.methods) {
    const was = before.methods.find(({ id }) => id === now.id);
    expect(was === undefined || isEdge(paymentMethodMachine, was.status, now.status)).toBe(true);
    if (was?.status === 'EXPIRED' || was?.status === 'FAILED') expect(now).toEqual(was);
  }
  for (const now of after.payments) {
    const was = before.payments.find(({ id }) => id === now.id);
    expect(isEdge(paymentMachine, was?.status ?? null, now.status)).toBe(true);
    expect(now.captured).toBeGreaterThanOrEqual(was?.captured ?? 0);
  }
};

interface EmittedEvent {
  readonly event: string;
  readonly data: { readonly id: string; readonly payment_request_id: string };
}

/** Returns the events that a payment must have emitted to reach its state. */
const eventsOf = (paid: SeenPayment, dialect: 'spec' | 'service'): string[] => {
  const held = paid.authorizedUntil !== null || paid.status === 'EXPIRED';
  const isPushed = paid.channel === 'OVO';
  return [
    ...(isPushed ? ['payment.pending'] : []),
    ...(held ? ['payment.awaiting_capture'] : []),
    ...(held && dialect === 'spec' ? ['payment.authorization'] : []),
    ...(paid.status === 'SUCCEEDED' ? ['payment.succeeded'] : []),
    ...(paid.status === 'FAILED' || paid.status === 'EXPIRED' ? ['payment.failed'] : []),
  ];
};

const checkEvents = async (
  merchant: PaymentMerchant,
  dialect: 'spec' | 'service',
): Promise<void> => {
  const all = (await merchant.events()).map(({ body }) => body) as unknown as EmittedEvent[];
  const about = (id: string, ...names: string[]) =>
    all.filter(({ event, data }) => data.id === id && (!names.length || names.includes(event)));
  const after = await seen(merchant);
  for (const paid of after.payments) {
    const emitted = about(paid.id).map(({ event }) => event);
    expect(emitted.toSorted()).toEqual(eventsOf(paid, dialect).toSorted());
  }
  for (const { id, status } of after.captures)
    expect(about(id).map(({ event }) => event)).toEqual([`capture.${status.toLowerCase()}`]);
  for (const { id, status, reusability } of after.methods) {
    expect(about(id, 'payment_method.expired')).toHaveLength(status === 'EXPIRED' ? 1 : 0);
    expect(about(id, 'payment_method.failed')).toHaveLength(status === 'FAILED' ? 1 : 0);
    const paid = after.payments.filter(
      (one) => `pm-${one.instrument}` === id && one.status === 'SUCCEEDED',
    );
    if (reusability === 'ONE_TIME_USE' && paid.length > 0)
      expect([paid.length, status]).toEqual([1, 'EXPIRED']);
  }
  for (const { id, status } of after.requests) {
    const unpaid = after.payments.filter(
      (one) => `pr-${one.intent}` === id && one.status !== 'SUCCEEDED' && one.failure !== null,
    );
    expect(unpaid).toHaveLength(isUnpaid(status) ? 1 : 0);
  }
};

/** Plays a history, and compares the objects before and after each step. */
const played = async (
  merchant: PaymentMerchant,
  history: readonly Step[],
  look: (before: Seen, after: Seen) => void = () => undefined,
): Promise<void> => {
  const ids: string[] = [];
  let before = await seen(merchant);
  for (const one of history) {
    await play(merchant, ids, one);
    const after = await seen(merchant);
    look(before, after);
    before = after;
  }
};

const runs = { numRuns: 30, examples: [[rare]] as [readonly Step[]][] };

describe.each([
  ['spec', ['AWAITING_CAPTURE', 'FAILED', 'REQUIRES_ACTION', 'SUCCEEDED']],
  [
    'service',
    [
      'AWAITING_CAPTURE',
      'CANCELED',
      'EXPIRED',
      'FAILED',
      'PENDING',
      'REQUIRES_ACTION',
      'SUCCEEDED',
      'VOIDED',
    ],
  ],
] as const)('in the %s dialect', (dialect, states) => {
  test('books, transactions and payments agree after any history (STATE-PR2-02, TXN-UNSPEC-07)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const merchant = createPaymentMerchant({ dialect });
        await merchant.decide(creditOpeningBalance);
        await played(merchant, history);
        await checkBooks(merchant);
      }),
      runs,
    );
  });

  test('states follow their machines, ended states are final, and times never go back (STATE-PR2-SET, PR2-FIELD-status, STATE-PM2-SET, STATE-UNSPEC-03, STATE-UNSPEC-04, PR2-FIELD-failure_code)', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        await played(createPaymentMerchant({ dialect }), history, (before, after) => {
          for (const { status } of after.requests) reached.add(status);
          checkSteps(before, after);
        });
      }),
      runs,
    );
    expect([...reached].toSorted()).toEqual(states);
  });

  test('each change emits one event, and a method for one use is paid once (STATE-PM2-01, STATE-PM2-02, STATE-PM2-03, EVT-01)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const merchant = createPaymentMerchant({ dialect });
        await played(merchant, history);
        await checkEvents(merchant, dialect);
      }),
      runs,
    );
  });

  test('a request has actions exactly while its payer or merchant has something to do (PR2-FIELD-actions, PR2-FIELD-action.action)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const merchant = createPaymentMerchant({ dialect });
        await played(merchant, history);
        const { body } = await merchant.call('GET', '/payment_requests?limit=100');
        for (const { status, actions } of body.data as PaymentRequest[]) {
          const merchantAsked = dialect === 'service' && status === 'AWAITING_CAPTURE';
          const asks = status === 'REQUIRES_ACTION' || merchantAsked;
          if (status !== 'PENDING') expect(actions.length > 0).toBe(asks);
          if (dialect === 'spec')
            for (const { action } of actions) expect(['AUTH', 'RESEND_AUTH']).toContain(action);
        }
      }),
      { ...runs, numRuns: 15 },
    );
  });
});
