// Laws about card charges: sequences of captures, reversals and refunds, tokens and authentications
// that are charged once, and amounts at their limits.
import { law, type Law } from '../../law.ts';
import {
  actOnCharge,
  charged,
  checkCharge,
  openCharge,
  type ChargeAct,
} from '../../models/card-charge.ts';
import { cardChargeBody, cardTokenBody, makeCardToken } from '../../run/samples/cards.ts';
import { make, type Body } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { errorCodeOf, expectRefusal, expectSame, expectThat, textOf } from '../../violation.ts';

const acts: readonly ChargeAct[] = [
  'capture part',
  'capture over',
  'reverse',
  'refund part',
  'refund over',
];

const life = law({
  id: 'st-71',
  title: 'what a card charge holds is captured once or reversed, and refunded at most once',
  level: 'M',
  clauses: [
    'STATE-CARD-01',
    'STATE-CARD-02',
    'STATE-CARD-SET',
    'CARD-FIELD-status',
    'CARD-FIELD-authorized_amount',
    'CARD-FIELD-capture_amount',
    'CARD-CREATE-capture',
    'VER-12',
  ],
  endpoints: [
    'credit_card_tokens.create',
    'credit_card_charges.create',
    'credit_card_charges.get',
    'credit_card_charges.capture',
    'credit_card_charges.reverse',
    'credit_card_charges.refund',
  ],
  witnesses: ['an act that counts', 'a rejected act'],
  run: async (trial) => {
    for (const capture of [true, false]) {
      for (const first of acts) {
        for (const second of acts) {
          trial.transcript = [];
          const charge = await openCharge(trial, capture);
          for (const act of [first, second]) {
            await actOnCharge(trial, charge, act);
            await checkCharge(trial, charge);
          }
        }
      }
    }
  },
});

const pay = async (trial: Trial, change: Body) =>
  trial.call('credit_card_charges.create', { body: await cardChargeBody(trial, change) });

const once = law({
  id: 'st-72',
  title: 'a token for a single use, an authentication and an external_id are charged once',
  level: 'M',
  clauses: [
    'CARD-ERR-TOKEN_ALREADY_USED_ERROR',
    'CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR',
    'CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR',
    'CARD-ERR-AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR',
    'CARD-ERR-INVALID_TOKEN_ID_ERROR',
    'CARD-ERR-TOKEN_NOT_FOUND_ERROR',
    'CARD-ERR-INVALID_AUTHENTICATION_ID_ERROR',
    'CARD-ERR-AUTHENTICATION_NOT_FOUND_ERROR',
    'CARD-FIELD-charge_type',
  ],
  endpoints: [
    'credit_card_tokens.create',
    'credit_card_tokens.authenticate',
    'credit_card_charges.create',
  ],
  run: async (trial) => {
    const refused = async (change: Body, status: number, code: string): Promise<void> => {
      const response = await pay(trial, change);
      expectRefusal(response, status, [code], `for ${JSON.stringify(change)}`);
    };
    const { amount } = charged;
    const single = textOf(await makeCardToken(trial), 'id');
    const first = await pay(trial, { token_id: single });
    expectSame('charge_type', 'SINGLE_USE_TOKEN', textOf(first.body, 'charge_type'));
    await refused({ token_id: single }, 400, 'TOKEN_ALREADY_USED_ERROR');
    const token_id = textOf(await makeCardToken(trial, { is_multiple_use: true }), 'id');
    await refused({ token_id }, 400, 'AUTHENTICATION_ID_MISSING_ERROR');
    const authentication_id = textOf(
      await make(
        trial,
        'credit_card_tokens.authenticate',
        { params: { id: token_id }, body: { amount } },
        'an authentication',
      ),
      'id',
    );
    const body = { token_id, authentication_id, amount };
    await refused({ ...body, amount: amount + 1 }, 400, 'AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR');
    const charge = await pay(trial, body);
    expectSame('charge_type', 'MULTIPLE_USE_TOKEN', textOf(charge.body, 'charge_type'));
    await refused(body, 400, 'AUTHENTICATION_ALREADY_USED_ERROR');
    const nobody = '000000000000000000000000';
    await refused({ token_id: 'x' }, 400, 'INVALID_TOKEN_ID_ERROR');
    await refused({ token_id: nobody }, 404, 'TOKEN_NOT_FOUND_ERROR');
    await refused({ ...body, authentication_id: 'x' }, 400, 'INVALID_AUTHENTICATION_ID_ERROR');
    await refused({ ...body, authentication_id: nobody }, 404, 'AUTHENTICATION_NOT_FOUND_ERROR');
  },
});

/** Currency, smallest and largest amount (LIMIT-04). */
const ranges = [
  ['IDR', 5_000, 200_000_000],
  ['PHP', 20, 700_000],
] as const;

const bounds = law({
  id: 'st-73',
  title: 'a card charge keeps the limits of its currency, both bounds included',
  level: 'M',
  clauses: [
    'LIMIT-04',
    'CARD-ERR-AMOUNT_BELOW_MINIMUM_LIMIT',
    'CARD-ERR-AMOUNT_ABOVE_MAXIMUM_LIMIT',
    'CARD-CREATE-currency',
    'CARD-FIELD-currency',
  ],
  endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
  run: async (trial) => {
    for (const [currency, least, most] of ranges) {
      for (const [amount, code] of [
        [least - 1, 'AMOUNT_BELOW_MINIMUM_LIMIT'],
        [least, null],
        [most, null],
        [most + 1, 'AMOUNT_ABOVE_MAXIMUM_LIMIT'],
      ] as const) {
        const token = cardTokenBody(trial, { amount: most + 1, currency });
        const made = await make(trial, 'credit_card_tokens.create', { body: token }, 'a token');
        const response = await pay(trial, { token_id: textOf(made, 'id'), amount, currency });
        if (code !== null) expectRefusal(response, 400, [code], `for ${amount} ${currency}`);
        else expectSame('currency', currency, textOf(response.body, 'currency'));
      }
    }
  },
});

/** Cards by the indicator of their network for a holder that the bank knows. */
const indicators = [
  ['4000000000001000', [5]],
  ['5200000000001005', [2]],
] as const;

const indicated = law({
  id: 'st-74',
  title: 'the eci of a charge is that of its network for an authenticated holder',
  level: 'S',
  clauses: [
    'CARD-FIELD-eci',
    'CARD-FIELD-eci-visa',
    'CARD-FIELD-eci-mastercard',
    'CARD-FIELD-cvn_code',
    'CARD-FIELD-masked_card_number',
    'CARD-FIELD-card_brand',
  ],
  endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
  run: async (trial) => {
    for (const [account_number, allowed] of indicators) {
      const card_data = { account_number, exp_month: '12', exp_year: '2039' };
      const made = await makeCardToken(trial, { card_data });
      const { body } = await pay(trial, { token_id: textOf(made, 'id') });
      const eci = Number(textOf(body, 'eci'));
      expectThat(
        allowed.some((one) => one === eci),
        `an eci of ${allowed.join(' or ')}`,
        eci,
      );
      expectThat(['M', 'N', 'P'].includes(textOf(body, 'cvn_code')), 'cvn_code M, N or P', body);
      const masked = textOf(body, 'masked_card_number');
      expectSame('the first six digits', account_number.slice(0, 6), masked.slice(0, 6));
      expectThat(!masked.includes(account_number), 'no full card number', masked);
    }
  },
});

/** Amounts by the reasons that a target of ours simulates for them (CARD-FAIL-*). */
const failures = {
  10_051: 'EXPIRED_CARD',
  10_052: 'CARD_DECLINED',
  10_054: 'INSUFFICIENT_BALANCE',
  10_055: 'STOLEN_CARD',
  10_056: 'INACTIVE_CARD',
  10_057: 'PROCESSOR_ERROR',
  10_058: 'INVALID_CVN',
  10_060: 'BIN_BLOCK',
} as const;

const declined = law({
  id: 'st-75',
  title:
    'a charge that the bank declines is FAILED with its reason, and only such a charge has one',
  level: 'M',
  clauses: [
    'CARD-FIELD-failure_reason',
    'CARD-UNSPEC-03',
    ...Object.values(failures).map((reason) => `CARD-FAIL-${reason}`),
  ],
  needs: ['writes', 'control'],
  endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
  run: async (trial) => {
    for (const [amount, reason] of Object.entries(failures)) {
      const response = await pay(trial, { amount: Number(amount) });
      expectSame(`the code of a declined charge`, null, errorCodeOf(response));
      expectSame('status', 'FAILED', textOf(response.body, 'status'));
      expectSame('failure_reason', reason, textOf(response.body, 'failure_reason'));
    }
    const { body } = await pay(trial, {});
    expectSame(
      'failure_reason of a success',
      undefined,
      Reflect.get(body as Body, 'failure_reason'),
    );
  },
});

export const cardChargeLaws: readonly Law[] = [life, once, bounds, indicated, declined];
