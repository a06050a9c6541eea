// Laws about calculated payment types of cardless credit: how their amounts follow from each other.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import { creditBody } from '../../run/samples/bodies.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectStatus, expectThat } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';

const on = 'cardless_credit.payment_types';

/** Months of the payment types that are named by them. */
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

const relations = law({
  id: 'rt-57',
  on,
  title: 'the amounts of a payment type follow from each other, and installments cover the total',
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
    'LIMIT-03',
  ],
  run: (trial) =>
    trial.property(
      amountsOf(trial),
      async (amount) => {
        for (const type of await calculate(trial, amount)) {
          const id = String(type['id']);
          const monthly = numberOf(type, 'monthly_installment');
          const raw = numberOf(type, 'raw_monthly_installment');
          const total = numberOf(type, 'installment_amount') - numberOf(type, 'down_payment');
          const tenure = numberOf(type, 'tenure');
          expectSame(`amount of ${id}`, amount, type['amount']);
          expectSame(
            `raw_amount of ${id}, rounded`,
            amount,
            Math.round(Number(type['raw_amount'])),
          );
          expectSame(`tenure of ${id}`, tenures[id] ?? 1, tenure);
          expectThat(Math.abs(monthly - raw) < 1, `${id} to differ by rounding`, [monthly, raw]);
          expectThat(
            Math.abs(raw * tenure - total) < 1,
            `installments of ${id} before rounding that make up the total`,
            [raw, tenure, total],
          );
          expectThat(monthly * tenure >= total, `installments of ${id} that cover the total`, [
            monthly,
            tenure,
            total,
          ]);
          expectThat(
            numberOf(type, 'discounted_monthly_installment') <= monthly,
            'a discount that makes nothing more',
            type,
          );
        }
      },
      { runs: trial.profile.runs },
    ),
});

const interest = law({
  id: 'rt-58',
  on,
  title: 'the interest of a payment type is its monthly rate for each month of its tenure',
  level: 'C',
  clauses: ['CC-UNSPEC-04', 'CCCALC-FIELD-rate', 'CCCALC-FIELD-installment_amount'],
  run: (trial) =>
    trial.property(
      amountsOf(trial),
      async (amount) => {
        for (const type of await calculate(trial, amount)) {
          const [rate, tenure] = [numberOf(type, 'rate'), numberOf(type, 'tenure')];
          const total = numberOf(type, 'installment_amount');
          const wanted = amount * (1 + rate * tenure);
          expectThat(Math.abs(total - wanted) <= 0.5 + wanted * 1e-12, `${wanted}, rounded`, [
            total,
            rate,
            tenure,
          ]);
        }
      },
      { runs: trial.profile.runs },
    ),
});

export const paymentTypeLaws: readonly Law[] = [relations, interest];
