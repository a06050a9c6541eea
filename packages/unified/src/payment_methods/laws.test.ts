// Tests laws of payment methods over random histories of merchant, payers and time.
import { isEdge, successors } from '@kasir/core/resource';
import { paymentMethodMachine, type PaymentMethod } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  cardMethod,
  counterMethod,
  methodBodies,
  qrMethod,
  savedWallet,
  createMethodMerchant,
  type MethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { accountMethod, returnUrls } from '../testing/merchant.ts';

const cancel_return_url = 'https://merchant.example/back';

const bodies: readonly object[] = [
  ...methodBodies,
  savedWallet({
    ewallet: { channel_code: 'DANA', channel_properties: { ...returnUrls, cancel_return_url } },
  }),
  bankAccount({ reusability: 'ONE_TIME_USE' }),
  cardMethod({ reusability: 'ONE_TIME_USE' }),
  accountMethod({ reusability: 'MULTIPLE_USE' }, { expires_at: '2026-01-02' }),
  counterMethod({}, {}, { amount: 20_000 }),
  qrMethod({ reusability: 'MULTIPLE_USE' }),
];

/** Acts of the merchant, payers and time on a method, each of which may be refused. */
const acts = {
  make: ({ post }: MethodMerchant, _: string, pick: number) =>
    post(bodies[pick % bodies.length] ?? {}),
  auth: ({ auth }: MethodMerchant, id: string, pick: number) => auth(id, pick % 2 ? '333000' : '0'),
  approve: ({ chooseOnPage }: MethodMerchant, id: string) => chooseOnPage(id, 'approve'),
  decline: ({ chooseOnPage }: MethodMerchant, id: string) => chooseOnPage(id, 'decline'),
  leave: ({ chooseOnPage }: MethodMerchant, id: string) => chooseOnPage(id, 'cancel'),
  off: ({ patch }: MethodMerchant, id: string) => patch(id, { status: 'INACTIVE' }),
  on: ({ patch }: MethodMerchant, id: string) => patch(id, { status: 'ACTIVE' }),
  describe: ({ patch }: MethodMerchant, id: string, pick: number) =>
    patch(id, { description: `${pick}` }),
  prolong: ({ patch }: MethodMerchant, id: string) =>
    patch(id, { over_the_counter: { channel_properties: { expires_at: '2026-01-20' } } }),
  reuse: ({ patch }: MethodMerchant, id: string) => patch(id, { reusability: 'MULTIPLE_USE' }),
  expire: ({ expire }: MethodMerchant, id: string) => expire(id),
  pay: ({ payTo }: MethodMerchant, id: string) => payTo(id, 20_000),
  ask: ({ request }: MethodMerchant, id: string) =>
    request({ currency: 'IDR', amount: 20_000, payment_method_id: id }),
  link: ({ request }: MethodMerchant) => {
    const { customer, ...payment_method } = bankAccount();
    return request({ currency: 'PHP', amount: 500, customer, payment_method });
  },
  settle: async ({ call, choose }: MethodMerchant, _: string, pick: number) => {
    const { data } = (await call('GET', '/payment_requests')).body;
    const { id } = data[Math.floor(pick / 2) % Math.max(1, data.length)] ?? {};
    if (id !== undefined) await choose(id, pick % 2 === 0 ? 'approve' : 'decline');
  },
  wait: ({ advance }: MethodMerchant, _: string, pick: number) => advance(pick * 3_600_000),
} as const;
type Act = keyof typeof acts;

const history = fc.array(
  fc.record({
    act: fc.constantFrom<Act[]>('make', 'make', 'make', ...(Object.keys(acts) as Act[])),
    pick: fc.nat(30),
  }),
  { minLength: 4, maxLength: 40 },
);

/** Histories with the transitions that random histories may miss. */
const known: readonly (readonly { readonly act: Act; readonly pick: number }[])[] = [
  ['make 6', 'decline 0', 'make 6', 'approve 0', 'off 0', 'on 0', 'expire 0', 'make 6', 'expire 0'],
  [
    'make 6',
    'leave 0',
    'wait 1',
    'make 9',
    'off 0',
    'wait 24',
    'make 3',
    'pay 0',
    'make 3',
    'wait 48',
  ],
  ['link 0', 'settle 0', 'link 0', 'settle 1', 'link 0', 'expire 0', 'link 0', 'wait 1'],
  ['make 4', 'ask 0', 'off 0', 'settle 0', 'make 4', 'off 0', 'expire 0'],
].map((lines) =>
  lines.map((line) => {
    const [act, pick] = line.split(' ');
    return { act: act as Act, pick: Number(pick) };
  }),
);

const seen = async ({ call }: MethodMerchant): Promise<PaymentMethod[]> =>
  (await call('GET', '/v2/payment_methods?limit=100')).body.data;

const play = async (
  merchant: MethodMerchant,
  { act, pick }: { act: Act; pick: number },
): Promise<void> => {
  const all = await seen(merchant);
  const id = all[pick % Math.max(1, all.length)]?.id ?? 'pm-1';
  const result = await acts[act](merchant, id, pick);
  const status = (result as { status?: unknown } | undefined)?.status;
  if (typeof status === 'number') expect(status).toBeLessThan(500);
};

/** Plays random histories, and calls `check` with every method before and after each act. */
const walk = (
  check: (now: PaymentMethod, was?: PaymentMethod) => void,
  after: (
    merchant: MethodMerchant,
    all: readonly PaymentMethod[],
  ) => Promise<void> = async () => {},
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const merchant = createMethodMerchant();
      let before: PaymentMethod[] = [];
      for (const one of steps) {
        await play(merchant, one);
        const all = await seen(merchant);
        for (const now of all)
          check(
            now,
            before.find(({ id }) => id === now.id),
          );
        before = all;
      }
      await after(merchant, before);
    }),
    { numRuns: 40, examples: known.map((one) => [[...one]]) },
  );

describe('after any history', () => {
  test('a method changes its state as its machine declares, and ended states are final (STATE-UNSPEC-03, STATE-PM2-SET, STATE-PM2-01)', async () => {
    const reached = new Set<string>();
    await walk((now, was) => {
      reached.add(`${was?.status ?? null} ${now.status}`);
      expect(isEdge(paymentMethodMachine, was?.status ?? null, now.status)).toBe(true);
      if (was && successors(paymentMethodMachine, was.status).length === 0)
        expect(now).toEqual(was);
    });
    const declared = paymentMethodMachine.transitions.map(({ from, to }) => `${from} ${to}`);
    for (const edge of declared) expect(reached).toContain(edge);
  });

  test('actions, failure_code and times match the status, and fixed fields never change (PM2-FIELD-status, PM2-FIELD-updated, PM2-FIELD-created, PM2-FIELD-one-instrument)', async () => {
    await walk((now, was) => {
      expect(now.actions.length > 0).toBe(now.status === 'REQUIRES_ACTION');
      expect(now.failure_code !== null).toBe(now.status === 'FAILED');
      expect(now.updated >= now.created).toBe(true);
      if (!was) return;
      expect(now.updated >= was.updated).toBe(true);
      for (const name of [
        'id',
        'type',
        'country',
        'customer_id',
        'reference_id',
        'created',
      ] as const)
        expect(now[name]).toBe(was[name]);
    });
  });

  test('each transition emits the event that its machine declares (EVT-payment_method.activated, EVT-payment_method.expired, EVT-payment_method.failed, EVT-01)', async () => {
    const emitted = new Map<string, string[]>();
    const emittedBy = (id: string) => emitted.get(id) ?? [];
    await walk(
      (now, was) => {
        if (!was || was.status === now.status) return;
        const { emits = [] } =
          paymentMethodMachine.transitions.find(
            ({ from, to }) => from === was.status && to === now.status,
          ) ?? {};
        emitted.set(now.id, [...emittedBy(now.id), ...emits]);
      },
      async (merchant) => {
        const events = (await merchant.events()).map(({ body }) => body) as unknown as {
          event: string;
          data: { id: string };
        }[];
        for (const { id } of await seen(merchant)) {
          const own = events.filter(
            ({ event, data }) => event.startsWith('payment_method.') && data.id === id,
          );
          expect(own.map(({ event }) => event)).toEqual(emittedBy(id));
        }
        emitted.clear();
      },
    );
  });

  test('a method for one use is paid at most once, and is then EXPIRED (STATE-PM2-01, STATE-PM2-02, STATE-PM2-03)', async () => {
    let paid = 0;
    await walk(
      () => undefined,
      async (merchant, all) => {
        for (const { id, reusability, status } of all) {
          const { data } = (
            await merchant.call('GET', `/v2/payment_methods/${id}/payments?status=SUCCEEDED`)
          ).body;
          paid += data.length;
          if (reusability !== 'ONE_TIME_USE' || data.length === 0) continue;
          expect([data.length, status]).toEqual([1, 'EXPIRED']);
        }
      },
    );
    expect(paid).toBeGreaterThan(0);
  });
});

test('every state of the machine is reachable, and only EXPIRED and FAILED are final', () => {
  const { states } = paymentMethodMachine;
  const reached = new Set<string>();
  const grow = (from: string | null): void => {
    for (const to of successors(paymentMethodMachine, from)) {
      if (reached.has(to)) continue;
      reached.add(to);
      grow(to);
    }
  };
  grow(null);
  expect(reached).toEqual(new Set(states));
  const ends = states.filter((state) => successors(paymentMethodMachine, state).length === 0);
  expect(ends).toEqual(['EXPIRED', 'FAILED']);
});
