// Laws about concurrency and aliases: several names of one object or actor denote the same thing.
import { law, type Law } from '../../law.ts';
import {
  isRefused,
  checkRequest,
  checkMoney,
  openRequest,
  type ModelledRequest,
} from '../../models/payment-request.ts';
import { createPaidRequest, type ModelledPayment } from '../../models/refund.ts';
import {
  canBePaidAgain,
  methodOptions,
  type PaymentOption,
  plainWallet,
} from '../../models/payment-options.ts';
import { eventually } from '../../run/eventually.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { make } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import {
  Blocked,
  expectThat,
  summarize,
  NotApplicable,
  expectSame,
  textOf,
} from '../../violation.ts';
import {
  field,
  itemsOf,
  type Actor,
  type ApiResponse,
  type OutgoingRequest,
  isSuccess,
} from '../../wire/message.ts';
import { isKeyed, perEndpoint } from '../derive.ts';
import { refundConcurrently } from './refunds-and-captures.ts';
import { paidInvoice } from '../refund-law.ts';

/** Alternates between several names of one object or actor. */
const mixed = <T>(count: number, ...names: readonly T[]): readonly T[] =>
  Array.from({ length: count }, (_, at) => names[at % names.length] as T);

const refundEndpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'refunds.create',
  'refunds.get',
  'transactions.list',
];

const byActor = law({
  id: 'rc-10',
  on: 'refunds.create',
  title: 'concurrent refunds by an account and by its platform never exceed the payment',
  level: 'S',
  racy: true,
  needs: ['writes', 'control'],
  clauses: ['REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED', 'CORE-HDR-for_user_id'],
  endpoints: refundEndpoints,
  witnesses: ['a burst with a refund'],
  run: async (trial) => {
    const platform = await trial.account({ platform: true });
    const child = await trial.account({ parent: platform.id });
    const actors: readonly Actor[] = [child, { ...platform, forUserId: child.id }];
    trial.useActor(child);
    for (let round = 0; round < trial.profile.depth; round += 1) {
      trial.transcript = [];
      const payment = await createPaidRequest(trial, plainWallet);
      if (!payment) throw new Blocked('no payment by wallet could be made');
      const names = mixed(trial.profile.burst, ...actors).map((as) => ({ as, by: payment.by }));
      await refundConcurrently(trial, payment, round % 2 === 0 ? names : names.toReversed());
    }
  },
});

/** The payment request behind an invoice, if the target makes one that can be named. */
const requestBehind = async (trial: Trial, payment: ModelledPayment): Promise<string | null> => {
  const params = { id: String(payment.by['invoice_id']) };
  const invoice = await make(trial, 'invoices.get', { params }, 'an invoice');
  const named = Object.values(invoice).find((value) => String(value).startsWith('pr-'));
  if (typeof named === 'string') return named;
  const query = { reference_id: invoice['external_id'] };
  const listed = await trial.call('payment_requests.list', { query });
  const [request] = itemsOf(listed.body);
  const id = field(request, 'id');
  return typeof id === 'string' ? id : null;
};

const byProduct = law({
  id: 'rc-13',
  on: 'invoices.create',
  title:
    'concurrent refunds by payment request and by invoice never exceed the payment; NOT_SHOWN if no payment has both',
  level: 'S',
  racy: true,
  needs: ['writes', 'control', 'payer'],
  clauses: ['REFUND-CREATE-invoice_id', 'REFUND-CREATE-payment_request_id'],
  endpoints: [...refundEndpoints, 'payment_requests.list', 'invoices.create', 'invoices.get'],
  witnesses: ['a burst with a refund'],
  run: async (trial) => {
    for (let round = 0; round < trial.profile.depth; round += 1) {
      trial.transcript = [];
      const payment = await paidInvoice(trial);
      const payment_request_id = await requestBehind(trial, payment);
      if (payment_request_id === null)
        throw new NotApplicable('no payment has both a payment request and an invoice');
      const names = mixed(trial.profile.burst, payment.by, { payment_request_id });
      await refundConcurrently(
        trial,
        payment,
        names.map((by) => ({ by })),
      );
    }
  },
});

/** Payments of a method that have succeeded. */
const succeeded = async (trial: Trial, { method }: ModelledRequest): Promise<number> => {
  const params = { id: method };
  const query = { limit: 50 };
  const { body } = await trial.call('payment_methods.payments', { params, query });
  return itemsOf(body).filter((one) => field(one, 'status') === 'SUCCEEDED').length;
};

/** Ways to pay by a number or code, which can be paid by its own name. */
const numbers: readonly PaymentOption[] = methodOptions.filter(({ type }) =>
  ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'].includes(type),
);

/** Payments by the name of a request and by that of its method. */
const payments = (
  trial: Trial,
  { id, method, option }: ModelledRequest,
): readonly OutgoingRequest[] => {
  const byRequest = trial.outgoing('payment_requests.simulate', { params: { id }, body: {} });
  const byMethod = trial.outgoing('payment_methods.simulate', {
    params: { id: method },
    body: { amount: option.amount },
  });
  const names = [byRequest, byMethod];
  return mixed(trial.profile.burst, ...(trial.random() < 0.5 ? names : names.toReversed()));
};

const payAtOnce = async (trial: Trial, request: ModelledRequest): Promise<void> => {
  const responses = await trial.burst(payments(trial, request));
  const paid = responses.filter(isSuccess).length;
  const all = responses.map(summarize).join('; ');
  expectThat(paid > 0, 'a success', all);
  expectThat(
    responses.every((one) => isSuccess(one) || isRefused(one)),
    'successes or rejections',
    all,
  );
  trial.witness('a burst with a payment');
  const wanted = canBePaidAgain(request.option) ? paid : 1;
  const seen = await eventually(
    trial,
    () => succeeded(trial, request),
    (count) => count >= wanted,
  );
  expectSame(`payments of ${request.option.name} after ${paid} successes`, wanted, seen);
  if (canBePaidAgain(request.option)) return;
  await checkRequest(trial, request);
  expectSame('the status of the request', 'SUCCEEDED', request.seen['status']);
  request.payments = 1;
  await checkMoney(trial, request);
};

const byMethod = law({
  id: 'rc-14',
  on: 'payment_methods.simulate',
  title:
    'concurrent payments by request and by method each count once, and a one-time method is paid once',
  level: 'S',
  racy: true,
  clauses: ['STATE-PM2-01', 'STATE-PM2-02', 'STATE-PR2-02'],
  endpoints: [
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.simulate',
    'payment_methods.simulate',
    'payment_methods.payments',
    'transactions.list',
  ],
  witnesses: ['a burst with a payment'],
  run: async (trial) => {
    for (const option of numbers) {
      trial.transcript = [];
      const request = await openRequest(trial, option);
      if (request) await payAtOnce(trial, request);
    }
  },
});

/** Endpoints that create an object with a new id each time. */
const counted = ['payment_requests.create', 'payment_methods.create', 'refunds.create'];

const HEADERS = ['idempotency-key', 'x-idempotency-key'] as const;

const byHeader = perEndpoint({
  id: 'idem-19',
  title: 'an idempotency key is shared between both header names, or only one of them deduplicates',
  level: 'C',
  racy: true,
  applies: (contract) => isKeyed(contract) && counted.includes(contract.id),
  clauses: () => ['IDEM-HDR-x_idempotency_key', 'IDEM-CONF-02'],
  witnesses: ['both names of the header'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const key = trial.newReference();
    const under = (header: string): OutgoingRequest =>
      trial.outgoing(contract, { ...input, headers: { ...input.headers, [header]: key } });
    const responses = await trial.burst(mixed(trial.profile.burst, ...HEADERS).map(under));
    const later: ApiResponse[] = [];
    for (const header of HEADERS) later.push(await trial.send(under(header)));
    const ids = (which: (at: number) => boolean): readonly unknown[] =>
      [...responses.filter((_, at) => which(at)), ...later.filter((_, at) => which(at))]
        .filter(isSuccess)
        .map(({ body }) => textOf(body, 'id'));
    const [own, other] = [ids((at) => at % 2 === 0), ids((at) => at % 2 === 1)];
    expectThat(own.length > 0, 'a success', responses.map(summarize).join('; '));
    expectSame('objects of one key', 1, new Set(own).size);
    const isShared = other.some((id) => own.includes(id));
    if (other.length > 0) trial.witness('both names of the header');
    const made = new Set([...own, ...other]).size;
    // An ignored header creates an object each time.
    expectSame('objects of one key under both names', isShared ? 1 : 1 + other.length, made);
    trial.noteChoice('x-idempotency-key', isShared ? 'deduplicates' : 'is ignored');
  },
});

export const aliasLaws: readonly Law[] = [byActor, byProduct, byMethod, ...byHeader];
