// Tests the lifecycle of payment requests and their methods: every transition, and its events.
import { paymentMachine, paymentRequestMachine } from '@kasir/models';
import { ledgers } from '@kasir/payments/ledger';
import { describe, expect, test } from 'vitest';
import {
  accountMethod,
  byAccount,
  byPush,
  byWallet,
  createMerchant,
  walletMethod,
  type Merchant,
} from '../testing/merchant.ts';
import {
  by,
  byManual,
  cardAtOnce,
  cardOnce,
  DAY,
  createPaymentMerchant,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';

const names = async ({ events }: Merchant): Promise<unknown[]> =>
  (await events()).map(({ body }) => body['event']);

const balance = ({ store, partition }: Merchant): Promise<number> =>
  store.view(partition, (view) => view.balance(ledgers.available, 'IDR'));

interface Walk {
  /** The transition of the machine of payment requests that is tested. */
  readonly row: readonly [from: string | null, on: string, to: string];
  readonly dialect: 'spec' | 'service';
  readonly body: object;
  readonly act?: (merchant: PaymentMerchant, id: string) => Promise<unknown>;
  readonly failure?: string;
  readonly method?: 'ACTIVE' | 'EXPIRED';
  readonly events?: readonly string[];
}

const paid = ['payment.succeeded', 'payment_method.expired'];
const pushed = ['payment.pending', ...paid];
const held = ['payment.authorization', 'payment.awaiting_capture'];

/** Pays another request with the same method first. */
const loseMethod = async (merchant: PaymentMerchant, id: string): Promise<void> => {
  const { payment_method, currency, amount } = await merchant.read(id);
  const body = { currency, amount, payment_method_id: payment_method.id };
  const other = await merchant.request(body);
  await merchant.pay(other.id);
  expect((await merchant.read(other.id)).status).toBe('SUCCEEDED');
};

/** Expires the method of a request, as a merchant does. */
const withdraw = async (merchant: PaymentMerchant, id: string): Promise<void> => {
  const { payment_method } = await merchant.read(id);
  expect((await merchant.expire(payment_method.id)).status).toBe(200);
};

const walks: readonly Walk[] = [
  { row: [null, 'create', 'REQUIRES_ACTION'], dialect: 'spec', body: byAccount() },
  { row: [null, 'create', 'PENDING'], dialect: 'service', body: byAccount() },
  {
    row: ['REQUIRES_ACTION', 'payment_succeeds', 'SUCCEEDED'],
    dialect: 'spec',
    body: byAccount(),
    act: ({ pay }, id) => pay(id),
    method: 'EXPIRED',
    events: paid,
  },
  {
    row: ['REQUIRES_ACTION', 'payment_fails', 'FAILED'],
    dialect: 'spec',
    body: byWallet(),
    act: ({ choose }, id) => choose(id, 'decline'),
    failure: 'USER_DECLINED_PAYMENT',
    events: ['payment.failed'],
  },
  {
    row: ['REQUIRES_ACTION', 'time_passes', 'FAILED'],
    dialect: 'spec',
    body: byWallet(),
    act: ({ advance }) => advance(DAY),
    failure: 'PAYMENT_REQUEST_EXPIRED',
    events: ['payment.failed'],
  },
  {
    row: ['REQUIRES_ACTION', 'time_passes', 'EXPIRED'],
    dialect: 'service',
    body: byWallet(),
    act: ({ advance }) => advance(DAY),
    failure: 'PAYMENT_REQUEST_EXPIRED',
    events: ['payment.failed'],
  },
  {
    row: ['REQUIRES_ACTION', 'method_is_used_up', 'FAILED'],
    dialect: 'spec',
    body: byWallet(),
    act: loseMethod,
    failure: 'INACTIVE_PAYMENT_METHOD',
    method: 'EXPIRED',
    events: [...paid, 'payment.failed'],
  },
  {
    row: ['PENDING', 'payment_succeeds', 'SUCCEEDED'],
    dialect: 'service',
    body: byPush(),
    act: ({ advance }) => advance(2_000),
    method: 'EXPIRED',
    events: pushed,
  },
  {
    row: ['PENDING', 'payment_fails', 'FAILED'],
    dialect: 'service',
    body: byPush({ amount: 20_110 }),
    act: ({ advance }) => advance(2_000),
    failure: 'INSUFFICIENT_BALANCE',
    events: ['payment.pending', 'payment.failed'],
  },
  {
    row: ['PENDING', 'time_passes', 'EXPIRED'],
    dialect: 'service',
    body: byAccount({ payment_method: accountMethod({}, { expires_at: '2026-01-02T00:00:00Z' }) }),
    act: ({ advance }) => advance(DAY),
    failure: 'PAYMENT_REQUEST_EXPIRED',
    method: 'EXPIRED',
    events: ['payment_method.expired', 'payment.failed'],
  },
  {
    row: ['PENDING', 'method_is_used_up', 'FAILED'],
    dialect: 'service',
    body: byAccount(),
    act: loseMethod,
    failure: 'INACTIVE_PAYMENT_METHOD',
    method: 'EXPIRED',
    events: [...paid, 'payment.failed'],
  },
  {
    row: [null, 'payment_succeeds', 'SUCCEEDED'],
    dialect: 'spec',
    body: by(cardAtOnce()),
    method: 'EXPIRED',
    events: paid,
  },
  {
    row: [null, 'payment_fails', 'FAILED'],
    dialect: 'spec',
    body: by(cardAtOnce(), { amount: 10_054 }),
    failure: 'INSUFFICIENT_BALANCE',
    events: ['payment.failed'],
  },
  {
    row: [null, 'payment_is_authorized', 'AWAITING_CAPTURE'],
    dialect: 'spec',
    body: byManual(),
    events: held,
  },
  {
    row: ['REQUIRES_ACTION', 'payment_is_authorized', 'AWAITING_CAPTURE'],
    dialect: 'spec',
    body: byManual({ payment_method: cardOnce() }),
    act: ({ choose }, id) => choose(id, 'AUTHENTICATED'),
    events: held,
  },
  {
    row: ['AWAITING_CAPTURE', 'payment_succeeds', 'SUCCEEDED'],
    dialect: 'spec',
    body: byManual(),
    act: ({ capture }, id) => capture(id, 25_000),
    method: 'EXPIRED',
    events: [...held, 'capture.succeeded', ...paid],
  },
  {
    row: ['AWAITING_CAPTURE', 'time_passes', 'FAILED'],
    dialect: 'spec',
    body: byManual(),
    act: ({ advance }) => advance(7 * DAY),
    failure: 'PAYMENT_REQUEST_EXPIRED',
    events: [...held, 'payment.failed'],
  },
  {
    row: ['AWAITING_CAPTURE', 'time_passes', 'VOIDED'],
    dialect: 'service',
    body: byManual(),
    act: ({ advance }) => advance(7 * DAY),
    failure: 'PAYMENT_REQUEST_EXPIRED',
    events: ['payment.awaiting_capture', 'payment.failed'],
  },
  ...(['spec', 'service'] as const).map((dialect): Walk => ({
    row: ['REQUIRES_ACTION', 'method_is_withdrawn', dialect === 'spec' ? 'FAILED' : 'CANCELED'],
    dialect,
    body: byWallet(),
    act: withdraw,
    failure: 'INACTIVE_PAYMENT_METHOD',
    method: 'EXPIRED',
    events: ['payment_method.expired', 'payment.failed'],
  })),
  ...(['spec', 'service'] as const).flatMap((dialect): Walk[] => {
    const from = dialect === 'spec' ? 'REQUIRES_ACTION' : 'PENDING';
    const body = byAccount({
      payment_method: accountMethod(
        { reusability: 'MULTIPLE_USE' },
        { expires_at: '2026-01-01T00:00:10Z' },
      ),
    });
    const common = { body, dialect, method: 'EXPIRED', events: paid } as const;
    return [
      {
        ...common,
        row: [from, 'time_passes', 'SUCCEEDED'],
        act: async (merchant, id) => {
          await merchant.pay(id);
          await merchant.advance(10_000);
        },
      },
      {
        ...common,
        row: [from, 'method_is_withdrawn', 'SUCCEEDED'],
        act: async (merchant, id) => {
          await merchant.pay(id);
          await withdraw(merchant, id);
        },
      },
    ];
  }),
  {
    row: ['PENDING', 'method_is_withdrawn', 'CANCELED'],
    dialect: 'service',
    body: byAccount(),
    act: withdraw,
    failure: 'INACTIVE_PAYMENT_METHOD',
    method: 'EXPIRED',
    events: ['payment_method.expired', 'payment.failed'],
  },
];

describe('a payment request goes from', () => {
  test.each(walks.map((walk) => [...walk.row, walk.dialect, walk] as const))(
    '%s by %s to %s in dialect %s (STATE-PR2-02, STATE-PM2-01, STATE-PM2-02, STATE-PM2-SET, STATE-UNSPEC-03, STATE-UNSPEC-04, MODEL-UNSPEC-10, MODEL-UNSPEC-12, PR2-FIELD-failure_code, PR2-FIELD-actions)',
    async (from, _, to, dialect, { body, act, failure = null, method = 'ACTIVE', events = [] }) => {
      const merchant = createPaymentMerchant({ dialect });
      const made = await merchant.charge(body);
      if (act) {
        expect([made.status, made.payment_method.status]).toEqual([from, 'ACTIVE']);
        await act(merchant, made.id);
      }
      const after = await merchant.read(made.id);
      expect([after.status, after.failure_code]).toEqual([to, failure]);
      expect(after.payment_method.status).toBe(method);
      const open = ['REQUIRES_ACTION', ...(dialect === 'service' ? ['AWAITING_CAPTURE'] : [])];
      expect(after.actions.length > 0).toBe(open.includes(after.status));
      expect(await names(merchant)).toEqual(events);
      expect((await balance(merchant)) > 0).toBe(events.includes('payment.succeeded'));
    },
  );

  test('state to state by these transitions and no others, and emits the events of the machines', () => {
    const walked = walks.map(({ row }) => row.join(' '));
    const declared = paymentRequestMachine.transitions.map(({ from, on, to }) =>
      [from, on, to].join(' '),
    );
    expect(walked.toSorted()).toEqual(declared.toSorted());
    const emitted = walks.flatMap(({ events = [] }) => events);
    const emits = paymentMachine.transitions.flatMap((row) => row.emits ?? []);
    expect(new Set(emitted.filter((name) => name.startsWith('payment.')))).toEqual(new Set(emits));
  });
});

describe('an ended request', () => {
  test.each([
    ['paid', 'SUCCEEDED', 'PAYMENT_REQUEST_ALREADY_COMPLETED', 'approve'],
    ['declined', 'FAILED', 'PAYMENT_REQUEST_ALREADY_FAILED', 'decline'],
  ])('that was %s stays %s whatever follows', async (_, status, code, choice) => {
    const merchant = createMerchant();
    const { id } = await merchant.request(byWallet());
    await merchant.choose(id, choice);
    const [ended, emitted, money] = [
      await merchant.read(id),
      await merchant.events(),
      await balance(merchant),
    ];
    expect(ended.status).toBe(status);
    const again = await merchant.pay(id);
    expect([again.status, again.body.error_code]).toEqual([409, code]);
    for (const late of ['approve', 'decline', 'cancel']) await merchant.choose(id, late);
    await merchant.advance(2 * DAY);
    expect(await merchant.read(id)).toEqual(ended);
    expect(await merchant.events()).toEqual(emitted);
    expect(await balance(merchant)).toBe(money);
  });

  test('that was paid by virtual account emits nothing more when the account would expire', async () => {
    const merchant = createMerchant();
    const payment_method = accountMethod({}, { expires_at: '2026-01-02T00:00:00Z' });
    const { id } = await merchant.request(byAccount({ payment_method }));
    await merchant.pay(id);
    const ended = await merchant.read(id);
    await merchant.advance(2 * DAY);
    expect(await merchant.read(id)).toEqual(ended);
    expect(await names(merchant)).toEqual(paid);
  });

  test('has the time of its last change as updated', async () => {
    const merchant = createMerchant();
    const { id, created } = await merchant.request(byWallet());
    await merchant.advance(60_000);
    await merchant.pay(id);
    const after = await merchant.read(id);
    expect([after.created, after.updated]).toEqual([created, '2026-01-01T00:01:00.000Z']);
    expect(after.payment_method.updated).toBe(after.updated);
  });
});

describe('a MULTIPLE_USE virtual account', () => {
  const reusable = (properties: object = {}) =>
    accountMethod({ reusability: 'MULTIPLE_USE' }, properties);

  test('accepts several payments for several requests and stays ACTIVE (STATE-PM2-03)', async () => {
    const merchant = createMerchant();
    const first = await merchant.request(byAccount({ amount: null, payment_method: reusable() }));
    const { id: payment_method_id } = first.payment_method;
    const second = await merchant.request({ currency: 'IDR', amount: 70_000, payment_method_id });
    await merchant.pay(first.id, { amount: 10_000 });
    await merchant.pay(first.id, { amount: 20_000 });
    await merchant.pay(second.id);
    expect(await names(merchant)).toEqual(Array(3).fill('payment.succeeded'));
    const payments = (await merchant.events()).map(
      ({ body }) => body['data'] as { amount: number },
    );
    expect(payments.map(({ amount }) => amount)).toEqual([10_000, 20_000, 70_000]);
    for (const { id } of [first, second]) {
      const { status, payment_method } = await merchant.read(id);
      expect([status, payment_method.status]).toEqual(['REQUIRES_ACTION', 'ACTIVE']);
    }
  });

  test('ends every waiting request at its expiry: a paid request is SUCCEEDED, others are FAILED', async () => {
    const merchant = createMerchant();
    const expires_at = '2026-01-01T00:00:10Z';
    const payment_method = reusable({ expires_at });
    const first = await merchant.request(byAccount({ payment_method }));
    const { id: payment_method_id } = first.payment_method;
    const second = await merchant.request({ currency: 'IDR', payment_method_id });
    await merchant.pay(first.id);
    await merchant.advance(9_999);
    expect((await merchant.read(first.id)).status).toBe('REQUIRES_ACTION');
    await merchant.advance(1);
    const seen = async ({ id }: { readonly id: string }): Promise<unknown[]> => {
      const { status, failure_code } = await merchant.read(id);
      return [status, failure_code, (await merchant.pay(id)).body.error_code];
    };
    expect(await seen(first)).toEqual(['SUCCEEDED', null, 'PAYMENT_REQUEST_ALREADY_COMPLETED']);
    expect(await seen(second)).toEqual([
      'FAILED',
      'PAYMENT_REQUEST_EXPIRED',
      'PAYMENT_REQUEST_ALREADY_FAILED',
    ]);
    expect(await names(merchant)).toEqual([
      'payment.succeeded',
      'payment_method.expired',
      'payment.failed',
    ]);
  });
});

describe('a push wallet', () => {
  test('is approved by its simulated payer on a device after two seconds', async () => {
    const merchant = createMerchant();
    const { id, status } = await merchant.request(byPush());
    expect(status).toBe('REQUIRES_ACTION');
    expect(await names(merchant)).toEqual(['payment.pending']);
    await merchant.advance(1_999);
    expect((await merchant.read(id)).status).toBe('REQUIRES_ACTION');
    await merchant.advance(1);
    expect((await merchant.read(id)).status).toBe('SUCCEEDED');
    await merchant.advance(DAY);
    expect(await names(merchant)).toEqual(pushed);
  });

  test('that was paid before by simulation is not paid again by its approval', async () => {
    const merchant = createMerchant();
    const { id } = await merchant.request(byPush());
    await merchant.pay(id);
    await merchant.advance(DAY);
    expect(await names(merchant)).toEqual(pushed);
  });
});

test('a declined wallet can be tried again with the same method, until one attempt succeeds', async () => {
  const merchant = createMerchant();
  const { body: method } = await merchant.call('POST', '/v2/payment_methods', walletMethod());
  const body = { currency: 'IDR', amount: 25_000, payment_method_id: method.id };
  const declined = await merchant.request(body);
  await merchant.choose(declined.id, 'decline');
  const approved = await merchant.request(body);
  await merchant.choose(approved.id, 'approve');
  expect(await names(merchant)).toEqual(['payment.failed', ...paid]);
  expect((await merchant.readMethod(method.id)).status).toBe('EXPIRED');
});
