// Laws about calculated payment types of cardless credit: the relations between their amounts.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import { creditBody } from '../../run/samples/bodies.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectThat } from '../../violation.ts';
import { field, itemsOf } from '../../targets/wire/message.ts';

const on = 'cardless_credit.payment_types';

/** Payment type that is named after its months -> months. */
const tenures: Readonly<Record<string, number>> = { '3_months': 3, '6_months': 6, '12_months': 12 };
const known = new Set([...Object.keys(tenures), '30_days']);

const calculate = async (trial: Trial, amount: number): Promise<readonly Made[]> => {
  const response = await trial.call(on, { body: creditBody(trial, { amount }) });
  expectStatus(response, 200, 'for a calculation');
  expectThat(
    typeof field(response.body, 'message') === 'string',
    'a message',
    field(response.body, 'message'),
  );
  const types = itemsOf(field(response.body, 'payments')) as readonly Made[];
  expectThat(
    types.some(({ id }) => known.has(String(id))),
    'a payment type that a checkout takes',
    types.map(({ id }) => id),
  );
  return types;
};

const numberOf = (type: Made, name: string): number => {
  const value = type[name];
  expectThat(
    typeof value === 'number' && value >= 0,
    `${name} to be a number that is not negative`,
    value,
  );
  return value as number;
};

const amountsOf = ({ magic }: Trial): fc.Arbitrary<number> =>
  fc.oneof(wholeAmount(magic, 1, 5_000), wholeAmount(magic, 1, 100_000_000));

/** Returns the relations that must hold in a payment type, each with whether it does. */
const relations = (amount: number, type: Made): readonly (readonly [string, boolean])[] => {
  const [raw, monthly] = [
    numberOf(type, 'raw_monthly_installment'),
    numberOf(type, 'monthly_installment'),
  ];
  const [tenure, rate] = [numberOf(type, 'tenure'), numberOf(type, 'rate')];
  const whole = numberOf(type, 'installment_amount');
  const total = whole - numberOf(type, 'down_payment');
  const wanted = amount * (1 + rate * tenure);
  return [
    ['the amount that was sent', type['amount'] === amount],
    ['a raw_amount that is it, rounded', Math.round(Number(type['raw_amount'])) === amount],
    ['the tenure of its name', tenure === (tenures[String(type['id'])] ?? 1)],
    ['installments that differ by rounding', Math.abs(monthly - raw) < 1],
    ['installments before rounding that make up the total', Math.abs(raw * tenure - total) < 1],
    ['installments that cover the total', monthly * tenure >= total],
    [
      'a discount that makes nothing more',
      numberOf(type, 'discounted_monthly_installment') <= monthly,
    ],
    [
      `its monthly rate for each month: ${wanted}, rounded (CC-UNSPEC-04)`,
      Math.abs(whole - wanted) <= 0.5 + wanted * 1e-12,
    ],
  ];
};

export const paymentTypeLaws: readonly Law[] = [
  law({
    id: 'rt-57',
    on,
    title:
      'the amounts of a payment type follow from each other and its rate, and installments cover the total',
    level: 'M',
    clauses: [
      'CC-CALC-message',
      'CC-CALC-payments',
      'CCCALC-FIELD-id',
      'CCCALC-FIELD-amount',
      'CCCALC-FIELD-raw_amount',
      'CCCALC-FIELD-installment_amount',
      'CCCALC-FIELD-raw_monthly_installment',
      'CCCALC-FIELD-monthly_installment',
      'CCCALC-FIELD-discounted_monthly_installment',
      'CCCALC-FIELD-rate',
      'CCCALC-FIELD-down_payment',
      'CCCALC-FIELD-tenure',
      'CC-UNSPEC-04',
      'LIMIT-03',
    ],
    run: (trial) =>
      trial.property(
        amountsOf(trial),
        async (amount) => {
          for (const type of await calculate(trial, amount))
            for (const [what, holds] of relations(amount, type))
              expectThat(holds, `${what}, of ${String(type['id'])}`, type);
        },
        { runs: trial.profile.runs },
      ),
  }),
];
