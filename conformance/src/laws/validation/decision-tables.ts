// Laws about decision tables: which fields of a request go together, case by case.
import { law, type Law } from '../../law.ts';
import {
  dailyBody,
  inlinePerson,
  methodBody,
  qrBody,
  refundBody,
  walletBody,
} from '../../run/samples/bodies.ts';
import { makeCustomer, makeMethod, makePaid } from '../../run/samples/makers.ts';
import type { Body } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, summarize, expectInvalid, expectSuccess } from '../../violation.ts';

interface Case {
  readonly what: string;
  /**
   * The expected outcome: a success, a rejection with 400, or `either`, which records the target's
   * choice.
   */
  readonly must: 'succeed' | 'fail' | 'either';
  readonly clause: string;
  readonly body: (trial: Trial) => Body | Promise<Body>;
}

const table = (on: string, endpoints: readonly string[], cases: readonly Case[]): Law =>
  law({
    id: 'val-16',
    on,
    title: 'interdependent fields are accepted together and rejected without each other',
    level: 'M',
    clauses: [...new Set(cases.map(({ clause }) => clause))],
    endpoints: [...endpoints, on],
    run: async (trial) => {
      for (const { what, must, body } of cases) {
        const response = await trial.call(on, { body: await body(trial) });
        if (must === 'succeed') expectSuccess(response, `for ${what}`);
        else if (must === 'fail') expectInvalid(response, `for ${what}`);
        else {
          trial.noteChoice(what, response.status < 300 ? 'is accepted' : 'is rejected');
          expectThat(
            response.status < 500,
            `a success or a rejection of ${what}`,
            summarize(response),
          );
        }
      }
    },
  });

const saved = (trial: Trial, change: Body = {}): Body =>
  methodBody(trial, 'EWALLET', { reusability: 'MULTIPLE_USE', ...change });

const DAY_SECONDS = 86_400;

const recurring = table(
  'recurring_payments.create',
  [],
  [
    ...(
      [
        ['DAY', 1, DAY_SECONDS - 1, 'succeed'],
        ['DAY', 1, DAY_SECONDS, 'fail'],
        ['DAY', 3, 3 * DAY_SECONDS - 1, 'succeed'],
        ['DAY', 3, 3 * DAY_SECONDS, 'fail'],
        ['WEEK', 1, 7 * DAY_SECONDS - 1, 'succeed'],
        ['WEEK', 2, 14 * DAY_SECONDS, 'fail'],
        ['MONTH', 1, 30 * DAY_SECONDS, 'either'],
        ['MONTH', 1, 31 * DAY_SECONDS, 'fail'],
      ] as const
    ).map(([interval, interval_count, invoice_duration, must]): Case => ({
      what: `invoice_duration ${invoice_duration} with ${interval_count} ${interval}`,
      must,
      clause: 'LIMIT-17',
      body: (trial) => dailyBody(trial, { interval, interval_count, invoice_duration }),
    })),
    ...(
      [
        ['days', 1, 'succeed'],
        ['days', 30, 'succeed'],
        ['days', 31, 'fail'],
        ['hours', 1, 'succeed'],
        ['hours', 24, 'succeed'],
        ['hours', 25, 'fail'],
        ['hours', 0, 'fail'],
        ['DAYS', 1, 'fail'],
        ['weeks', 1, 'fail'],
        [undefined, 1, 'either'],
      ] as const
    ).map(([reminder_time_unit, reminder_time, must]): Case => ({
      what: `reminder_time ${reminder_time} with reminder_time_unit ${reminder_time_unit}`,
      must,
      clause: 'LIMIT-18',
      body: (trial) => dailyBody(trial, { reminder_time, reminder_time_unit }),
    })),
  ],
);

const methods = table(
  'payment_methods.create',
  ['customers.create'],
  [
    {
      what: 'an invalid customer_id',
      must: 'fail',
      clause: 'PM2-CREATE-customer_id',
      body: (trial) => methodBody(trial, 'DIRECT_DEBIT', { customer_id: 'abc' }),
    },
    {
      what: 'EWALLET for MULTIPLE_USE without a customer',
      must: 'fail',
      clause: 'PM2-CREATE-customer_id-EWALLET',
      body: (trial) => saved(trial),
    },
    {
      what: 'EWALLET for MULTIPLE_USE with a customer',
      must: 'succeed',
      clause: 'PM2-CREATE-customer_id-EWALLET',
      body: (trial) => saved(trial, { customer: inlinePerson(trial) }),
    },
    {
      what: 'QR_CODE with customer_id null',
      must: 'succeed',
      clause: 'PM2-CREATE-customer_id-omit',
      body: (trial) => methodBody(trial, 'QR_CODE', { customer_id: null }),
    },
    {
      what: 'QR_CODE with a customer_id',
      must: 'either',
      clause: 'PM2-UNSPEC-07',
      body: async (trial) =>
        methodBody(trial, 'QR_CODE', { customer_id: (await makeCustomer(trial))['id'] }),
    },
    {
      what: 'an invalid country code',
      must: 'fail',
      clause: 'PM2-CREATE-country',
      body: (trial) => methodBody(trial, 'EWALLET', { country: 'Indonesia' }),
    },
  ],
);

const requests = table(
  'payment_requests.create',
  ['payment_methods.create'],
  [
    ...(['EWALLET', 'CARD', 'QR_CODE'] as const).map((type): Case => ({
      what: `no amount with type ${type}`,
      must: 'fail',
      clause: 'PR2-FIELD-amount',
      body: (trial) => walletBody(trial, { amount: null, payment_method: methodBody(trial, type) }),
    })),
    ...[9.5e-7, 10_000 + 1e-7].map((amount): Case => ({
      what: `an amount of ${amount}, which has more decimals than any currency`,
      must: 'fail',
      clause: 'PR2-CREATE-amount-decimals',
      body: (trial) => walletBody(trial, { amount }),
    })),
    {
      what: 'payment_method and payment_method_id together',
      must: 'either',
      clause: 'PR2-UNSPEC-04',
      body: async (trial) =>
        walletBody(trial, { payment_method_id: (await makeMethod(trial))['id'] }),
    },
    {
      what: 'an open amount of a VIRTUAL_ACCOUNT',
      must: 'either',
      clause: 'PR2-CONF-01',
      body: (trial) =>
        walletBody(trial, {
          amount: null,
          payment_method: methodBody(trial, 'VIRTUAL_ACCOUNT'),
        }),
    },
  ],
);

const refunds = table(
  'refunds.create',
  ['payment_requests.create', 'payment_requests.simulate'],
  [
    {
      what: 'a refund in another currency',
      must: 'fail',
      clause: 'REFUND-UNSPEC-03',
      body: async (trial) => refundBody(trial, await makePaid(trial), { currency: 'PHP' }),
    },
    {
      what: 'payment_request_id and invoice_id together',
      must: 'either',
      clause: 'REFUND-UNSPEC-01',
      body: async (trial) =>
        refundBody(trial, await makePaid(trial), { invoice_id: '000000000000000000000000' }),
    },
  ],
);

const codes = table(
  'qr_codes.create',
  [],
  [
    {
      what: 'a DYNAMIC code without an amount',
      must: 'either',
      clause: 'QR-UNSPEC-01',
      body: (trial) => qrBody(trial, { amount: undefined }),
    },
  ],
);

export const decisionTableLaws: readonly Law[] = [codes, methods, requests, refunds, recurring];
