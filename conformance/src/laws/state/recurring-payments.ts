// Laws about recurring payments: what they bill at once, by the clock, while they are paused, and
// after an invoice that nobody paid.
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { makeMethodOf } from '../../run/samples/payment-methods.ts';
import { dailyBody } from '../../run/samples/recurring-payments.ts';
import { make, type Body, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import {
  Blocked,
  expectRefusal,
  expectSame,
  expectSuccess,
  expectThat,
  textOf,
} from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';

const DAY_MS = 86_400_000;
const CREATE = 'recurring_payments.create';
const READ = 'recurring_payments.get';

const subscribe = (trial: Trial, change: Body = {}): Promise<Made> =>
  make(trial, CREATE, { body: dailyBody(trial, change) }, 'a recurring payment');

const read = (trial: Trial, { id }: Made): Promise<Made> =>
  make(trial, READ, { params: { id: String(id) } }, 'a recurring payment');

const act = (trial: Trial, move: string, { id }: Made): Promise<Made> =>
  make(
    trial,
    `recurring_payments.${move}`,
    { params: { id: String(id) } },
    `what ${move} leads to`,
  );

const advance = async (trial: Trial, ms: number): Promise<void> => {
  await trial.context.control?.clock?.advance(Math.round(ms));
};

/** Its invoices, oldest first. */
const billsOf = async (trial: Trial, { id }: Made): Promise<readonly unknown[]> => {
  const query = { recurring_payment_id: String(id), limit: 100 };
  return itemsOf((await trial.call('invoices.list', { query })).body).toReversed();
};

/** Whole days from the first of these times to each of them. */
const daysOf = (times: readonly unknown[]): number[] => {
  const [first = 0, ...others] = times.map((time) => Date.parse(String(time)));
  return [0, ...others.map((time) => Math.round(((time - first) / DAY_MS) * 1_000) / 1_000)];
};

/** A moment of the target's clock, some days from when an object was created. */
const daysAfter = ({ created }: Made, days: number): string =>
  new Date(Date.parse(String(created)) + days * DAY_MS).toISOString();

const hasUrl = ({ last_created_invoice_url: url }: Made): boolean =>
  typeof url === 'string' && URL.canParse(url);

const atOnce = law({
  id: 'st-41',
  on: CREATE,
  title:
    'a recurring payment is ACTIVE; without start_date, or with charge_immediately, it has its first invoice at once',
  level: 'M',
  clauses: [
    'STATE-RECUR-01',
    'STATE-RECUR-02',
    'STATE-RECUR-03',
    'RECUR-FIELD-status',
    'RECUR-FIELD-last_created_invoice_url',
    'RECUR-CREATE-start_date',
    'RECUR-CREATE-start_date-empty',
    'RECUR-CREATE-charge_immediately',
  ],
  endpoints: [CREATE, READ],
  run: async (trial) => {
    const start_date = '2038-01-31T12:00:00.000Z';
    for (const [change, billed] of [
      [{}, true],
      [{ start_date: '' }, true],
      [{ start_date }, false],
      [{ start_date, charge_immediately: false }, false],
      [{ start_date, charge_immediately: true }, true],
    ] as const) {
      const made = await subscribe(trial, change);
      expectSame('status', 'ACTIVE', made['status']);
      const what = `${billed ? 'an' : 'no'} invoice at once with ${JSON.stringify(change)}`;
      expectThat(hasUrl(made) === billed, what, made);
      expectSame('the recurring payment that is read', made, await read(trial, made));
    }
  },
});

const cycles = law({
  id: 'st-42',
  on: CREATE,
  title:
    'a recurring payment creates an invoice every interval times interval_count, as often as total_recurrence says',
  level: 'M',
  needs: ['writes', 'clock', 'control'],
  clauses: [
    'RECUR-CREATE-02',
    'RECUR-CREATE-charge_immediately-true',
    'RECUR-CREATE-total_recurrence',
    'RECUR-FIELD-recurrence_progress',
  ],
  endpoints: [CREATE, READ, 'invoices.list'],
  witnesses: ['a cycle by the clock'],
  run: async (trial) => {
    const invoice_duration = 60;
    const limited = { total_recurrence: 3, invoice_duration };
    const plain = await subscribe(trial, limited);
    const wide = await subscribe(trial, { interval_count: 2, invoice_duration });
    const later = { start_date: daysAfter(plain, 1.5), invoice_duration };
    const waiting = await subscribe(trial, later);
    const both = await subscribe(trial, { ...later, charge_immediately: true });
    await advance(trial, 4.6 * DAY_MS);
    const created = async (object: Made) =>
      (await billsOf(trial, object)).map((bill) => field(bill, 'created'));
    expectSame('days of 3 invoices', [0, 1, 2], daysOf(await created(plain)));
    expectSame('days of invoices every 2 days', [0, 2, 4], daysOf(await created(wide)));
    expectSame('days from start_date on', [0, 1, 2, 3], daysOf(await created(waiting)));
    const [now, ...scheduled] = await created(both);
    expectThat(now !== undefined && scheduled.length === 4, 'one now, and four later', scheduled);
    expectSame('the second one', later.start_date, scheduled[0]);
    expectSame('days from the second one on', [0, 1, 2, 3], daysOf(scheduled));
    for (const [object, progress] of [
      [plain, 3],
      [wide, 3],
      [waiting, 4],
      [both, 5],
    ] as const)
      expectSame('progress', progress, (await read(trial, object))['recurrence_progress']);
    trial.witness('a cycle by the clock');
  },
});

const missed = law({
  id: 'st-43',
  on: CREATE,
  title:
    'an invoice that expires ends a recurring payment with STOP, and changes nothing with IGNORE',
  level: 'M',
  needs: ['writes', 'clock', 'control'],
  clauses: [
    'STATE-RECUR-04',
    'STATE-RECUR-05',
    'STATE-RECUR-SET',
    'RECUR-CREATE-missed_payment_action',
    'RECUR-FIELD-missed_payment_action',
  ],
  endpoints: [CREATE, READ, 'invoices.list'],
  run: async (trial) => {
    const invoice_duration = 60;
    const stops = await subscribe(trial, { missed_payment_action: 'STOP', invoice_duration });
    const goesOn = await subscribe(trial, { missed_payment_action: 'IGNORE', invoice_duration });
    await advance(trial, 61_000);
    expectSame('status with STOP', 'STOPPED', (await read(trial, stops))['status']);
    expectSame('status with IGNORE', 'ACTIVE', (await read(trial, goesOn))['status']);
    await advance(trial, DAY_MS);
    expectSame('invoices with STOP', 1, (await billsOf(trial, stops)).length);
    expectSame('invoices with IGNORE', 2, (await billsOf(trial, goesOn)).length);
  },
});

const paused = law({
  id: 'st-44',
  on: 'recurring_payments.pause',
  title: 'while a recurring payment is PAUSED no invoice is created, and none is made up for later',
  level: 'M',
  needs: ['writes', 'clock', 'control'],
  clauses: ['STATE-RECUR-06', 'STATE-RECUR-SET'],
  endpoints: [
    CREATE,
    READ,
    'recurring_payments.pause',
    'recurring_payments.resume',
    'invoices.list',
  ],
  run: async (trial) => {
    const made = await subscribe(trial, { invoice_duration: 60 });
    const held = await act(trial, 'pause', made);
    expectSame('status', 'PAUSED', held['status']);
    await advance(trial, 1.5 * DAY_MS);
    const still = await read(trial, made);
    for (const name of ['status', 'recurrence_progress', 'last_created_invoice_url'])
      expectSame(`${name} after a day of pause`, held[name], still[name]);
    expectSame('status', 'ACTIVE', (await act(trial, 'resume', made))['status']);
    expectSame('invoices when it is resumed', 1, (await billsOf(trial, made)).length);
    await advance(trial, 0.6 * DAY_MS);
    const bills = await billsOf(trial, made);
    expectSame('days of invoices', [0, 2], daysOf(bills.map((bill) => field(bill, 'created'))));
  },
});

const unknown = law({
  id: 'st-45',
  on: CREATE,
  title: 'a token, payment method or currency that cannot be used is rejected by a code of its own',
  level: 'M',
  clauses: [
    'RECUR-CREATE-ERR-INVALID_CREDIT_CARD_TOKEN_ERROR',
    'RECUR-CREATE-ERR-INVALID_PAYMENT_METHOD_ID_ERROR',
    'RECUR-CREATE-ERR-UNSUPPORTED_CURRENCY',
    'RECUR-CREATE-credit_card_token',
    'RECUR-CREATE-payment_method_id',
    'RECUR-CREATE-currency',
  ],
  run: async (trial) => {
    const nobody = '000000000000000000000000';
    for (const [change, code] of [
      [{ credit_card_token: nobody }, 'INVALID_CREDIT_CARD_TOKEN_ERROR'],
      [{ payment_method_id: `pm-${nobody}` }, 'INVALID_PAYMENT_METHOD_ID_ERROR'],
      [{ currency: 'XXX' }, 'UNSUPPORTED_CURRENCY'],
    ] as const) {
      const response = await trial.call(CREATE, { body: dailyBody(trial, change) });
      expectRefusal(response, 400, [code], `with ${JSON.stringify(change)}`);
    }
    const made = await subscribe(trial, { credit_card_token: '', currency: 'IDR' });
    expectSame('currency', 'IDR', made['currency']);
  },
});

const methods = law({
  id: 'st-93',
  on: CREATE,
  title: 'payment_method_id is a direct debit, or a card if the dialect says so',
  level: 'M',
  clauses: ['RECUR-CREATE-payment_method_id', 'RECUR-CREATE-ERR-INVALID_PAYMENT_METHOD_ID_ERROR'],
  endpoints: ['payment_methods.create'],
  run: async (trial) => {
    const card = await makeMethodOf(trial, 'CARD');
    if (card['status'] !== 'ACTIVE') throw new Blocked('no card was saved');
    const change = { payment_method_id: textOf(card, 'id'), currency: 'IDR' };
    const response = await trial.call(CREATE, { body: dailyBody(trial, change) });
    if (chosen('recurring_methods', trial.context.dialect) === 'direct debits')
      expectRefusal(response, 400, ['INVALID_PAYMENT_METHOD_ID_ERROR'], 'with a card');
    else expectSuccess(response, 'with a card');
  },
});

const steps = law({
  id: 'st-46',
  on: 'recurring_payments.stop',
  title: 'a recurring payment moves between ACTIVE and PAUSED, and STOPPED is its end',
  level: 'S',
  endpoints: [
    CREATE,
    'recurring_payments.pause',
    'recurring_payments.resume',
    'recurring_payments.stop',
  ],
  run: async (trial) => {
    const states = { stop: 'STOPPED', pause: 'PAUSED', resume: 'ACTIVE' } as const;
    const needed = { stop: ['ACTIVE', 'PAUSED'], pause: ['ACTIVE'], resume: ['PAUSED'] } as const;
    for (const history of [
      ['pause', 'pause', 'resume', 'resume', 'stop', 'stop', 'resume', 'pause'],
      ['resume', 'pause', 'stop', 'resume', 'stop'],
    ] as const) {
      const made = await subscribe(trial, { start_date: '2038-01-31T12:00:00.000Z' });
      const params = { id: textOf(made, 'id') };
      let status = 'ACTIVE';
      for (const move of history) {
        const allowed: readonly string[] = needed[move];
        const response = await trial.call(`recurring_payments.${move}`, { params });
        if (allowed.includes(status)) status = states[move];
        else expectThat(response.status === 400, `400 to ${move} what is ${status}`, response.body);
        expectSame('status', status, (await read(trial, made))['status']);
      }
    }
  },
});

const paid = law({
  id: 'st-47',
  on: CREATE,
  title:
    'the page of the last invoice takes money once, and its callback names the recurring payment',
  level: 'S',
  needs: ['writes', 'payer', 'control'],
  endpoints: [CREATE, READ, 'invoices.list', 'transactions.list'],
  run: async (trial) => {
    const made = await subscribe(trial);
    const page = textOf(made, 'last_created_invoice_url');
    const [open] = await billsOf(trial, made);
    expectSame('page of the invoice', page, field(open, 'invoice_url'));
    expectSame('id of the recurring payment', made['id'], field(open, 'recurring_payment_id'));
    await trial.context.control?.payer?.payInvoice?.(page);
    const [bill] = await billsOf(trial, made);
    expectSame('status of the invoice', 'PAID', field(bill, 'status'));
    expectSame('amount that was paid', made['amount'], field(bill, 'paid_amount'));
    const query = { product_id: String(field(bill, 'payment_id')) };
    const rows = itemsOf((await trial.call('transactions.list', { query })).body);
    expectSame('transactions of the payment', 1, rows.length);
    expectSame('amount of the transaction', made['amount'], field(rows[0], 'amount'));
  },
});

export const recurringPaymentLaws: readonly Law[] = [
  atOnce,
  cycles,
  missed,
  paused,
  unknown,
  methods,
  steps,
  paid,
];
