// Tests that the machines of v3 match the lifecycles of instruments, intents and payments, with
// their events.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import {
  paymentTokenMachine,
  v3PaymentFailureCodes,
  v3PaymentMachine,
  v3PaymentRequestMachine,
  v3PaymentRequestStatus,
  v3TokenFailureCodes,
} from '@kasir/models';
import {
  getInstrument,
  getIntent,
  instrumentLifecycle,
  instruments,
  intents,
  payments,
  type IntentState,
  situationOf,
} from '@kasir/payments/state';
import { type intentLifecycle, paymentLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { paymentFailureCode, tokenFailureCode } from './failure-codes.ts';
import { requestStatus } from './payment_requests/render.ts';
import { tokenStatus } from './payment_tokens/render.ts';
import { paymentStatus } from './payments/render.ts';
import {
  byCard,
  byPush,
  byWallet,
  cards,
  createMerchant,
  openAccount,
  wallet,
} from './testing/merchant.ts';

const dialects = ['spec', 'service'] as const;
type Dialect = (typeof dialects)[number];

/** Returns the body of a request of each kind. */
const bodies = {
  page: byWallet,
  device: byPush,
  code: openAccount,
  manual: (change: object = {}) => byCard({ capture_method: 'MANUAL', ...change }),
};

/** Triggers of the lifecycle that apply to each kind of request. */
const triggers = {
  page: ['request_action', 'succeed', 'fail', 'expire', 'cancel'],
  device: ['wait', 'succeed', 'fail', 'expire', 'cancel'],
  code: ['wait', 'expire', 'cancel'],
  manual: ['request_action', 'authorize', 'fail', 'expire', 'cancel', 'void'],
} as const satisfies Record<string, readonly (keyof (typeof intentLifecycle)['on'])[]>;

const requestSteps = async (dialect: Dialect, form: keyof typeof bodies) => {
  const place = createMerchant({ dialect });
  const { id } = await place.request(bodies[form]());
  const { state } = await place.store.view(place.partition, (view) =>
    getIntent(view, id.slice('pr-'.length)),
  );
  const show = (status: IntentState['status']) =>
    requestStatus({ ...situationOf(state), status, onDevice: form === 'device' }, dialect);
  const another = (merchantKey: string) => ({ ...state, merchantKey });
  return observedSteps(intents, [{ place, state: another, show }], {
    triggers: triggers[form],
    // Events of payments belong to the machine of payments.
    counts: (event) => event.startsWith('payment_request.'),
  });
};

test('the state machine of payment requests equals the lifecycle of intents of every kind in both dialects (STATE-PR3-SET, STATE-UNSPEC-04, STATE-UNSPEC-05)', async () => {
  const steps = new Set<string>();
  for (const dialect of dialects)
    for (const form of Object.keys(bodies) as (keyof typeof bodies)[])
      for (const step of await requestSteps(dialect, form)) steps.add(step);
  // The expiry has one name in each dialect, and is one step of the machine.
  const both = 'payment_request.expired payment_request.expiry';
  const joined = new Set(
    [...steps]
      // An AUTHORIZED request keeps its status, and so does an open code.
      .filter((step) => !/^(\w+) \1$/.test(step) && !step.startsWith('AUTHORIZED '))
      .map((step) => step.replace(/payment_request\.expir(ed|y)$/, both)),
  );
  expect(joined).toEqual(machineSteps(v3PaymentRequestMachine));
  expect(v3PaymentRequestMachine.states).toEqual(
    expect.arrayContaining(v3PaymentRequestStatus.options),
  );
});

test('the state machine of payments equals their lifecycle, with the events of v3 (V3-UNSPEC-08, EVT-payment.capture, EVT-payment.failure, V3-CONF-03)', async () => {
  const place = createMerchant();
  const { id } = await place.request(byCard({}, cards.known));
  const made = await place.store.view(
    place.partition,
    (view) => view.children(payments, id.slice('pr-'.length))[0],
  );
  if (!made) throw new Error('Nothing was paid');
  const viewpoint = { place, state: () => made.state, show: paymentStatus };
  const { receive_late: _, ...taken } = paymentLifecycle.on;
  const steps = await observedSteps(payments, [viewpoint], {
    triggers: Object.keys(taken) as (keyof typeof taken)[],
  });
  // Other generations capture in parts and void wallet payments; v3 does neither.
  const ofV2 = new Set(['SUCCEEDED SUCCEEDED', 'SUCCEEDED CANCELED']);
  expect(new Set([...steps].filter((step) => !ofV2.has(step)))).toEqual(
    machineSteps(v3PaymentMachine),
  );
});

test('the state machine of tokens equals the lifecycle of instruments in both dialects (STATE-PT-SET, STATE-UNSPEC-04, EVT-payment_token.activation, EVT-payment_token.failure, EVT-payment_token.expiry)', async () => {
  const viewpoints = await Promise.all(
    dialects.map(async (dialect) => {
      const place = createMerchant({ dialect });
      const { id } = await place.save(wallet());
      const { state } = await place.store.view(place.partition, (view) =>
        getInstrument(view, id.slice('pt-'.length)),
      );
      const show = (status: typeof state.status) => tokenStatus(status, dialect);
      return { place, state: () => state, show };
    }),
  );
  // No payment consumes a saved instrument, and v3 has the trigger cancel where v2 has withdraw.
  const { consume: _, withdraw: __, ...taken } = instrumentLifecycle.on;
  const steps = await observedSteps(instruments, viewpoints, {
    triggers: Object.keys(taken) as (keyof typeof taken)[],
  });
  const still = new Set(['INACTIVE INACTIVE']);
  const machine = [...machineSteps(paymentTokenMachine)].filter((step) => !still.has(step));
  expect(new Set([...steps].filter((step) => !still.has(step)))).toEqual(new Set(machine));
});

test('every failure has a code of v3 for payments and one for tokens (V3-UNSPEC-05)', () => {
  for (const failure of [
    'EXPIRED',
    'INSTRUMENT_ENDED',
    'MAXIMUM_LIMIT_REACHED',
    'OTP_DELIVERY_ERROR',
    'INSUFFICIENT_BALANCE',
    'STOLEN_CARD',
    'SOMETHING_NEW',
  ]) {
    expect(v3PaymentFailureCodes).toContain(paymentFailureCode(failure));
    expect(v3TokenFailureCodes).toContain(tokenFailureCode(failure));
  }
  expect(paymentFailureCode('SOMETHING_NEW')).toBe('FAILURE_DETAILS_UNAVAILABLE');
  expect(tokenFailureCode('STOLEN_CARD')).toBe('CARD_DECLINED');
});
