// Lists with cursors: how to create rows in each, and queries that match nothing.
import { makeMethod } from '../run/samples/payment-methods.ts';
import { capturePart, makeAuthorized, makeRequest } from '../run/samples/payment-requests.ts';
import { makeAccount } from '../run/samples/platforms.ts';
import { makeQr, payQr } from '../run/samples/qr-codes.ts';
import { finalRefund, makePaid, makeRefund, refundBody } from '../run/samples/refunds.ts';
import { make, type Made } from '../run/samples/sample.ts';
import { makeTransaction } from '../run/samples/transactions.ts';
import { makeToken, makeV3Request, v3RequestBody } from '../run/samples/v3.ts';
import type { Trial } from '../run/trial.ts';
import { textOf } from '../violation.ts';
import type { Actor } from '../wire/message.ts';
import { readPage, type ListRef, type Query } from './list-pages.ts';

/** Where rows are found: below an object, by a query, or both. */
export interface ListLocation extends Pick<ListRef, 'params'> {
  readonly query: Query;
}

/** How rows are created in a list. */
export interface Filling {
  /** What the rows have in common; a fresh reference when left out. */
  readonly name?: string;
  /** Does what makes the rows; one after the other when left out. */
  readonly gather?: (makers: readonly (() => Promise<unknown>)[]) => Promise<void>;
}

export interface Listing {
  readonly endpoint: string;
  /** Only platforms have it. */
  readonly platform?: true;
  /** Its rows can only be created sequentially. */
  readonly serial?: true;
  /** What else must exist to fill it. */
  readonly endpoints: readonly string[];
  /** Makes rows, and others between them, and returns what finds the first. */
  readonly fill: (trial: Trial, count: number, filling?: Filling) => Promise<ListLocation>;
  /** A location with an empty list. */
  readonly nothing: (trial: Trial) => Promise<ListLocation>;
  /** The id of a row in the list of another account. */
  readonly row: (trial: Trial, as: Actor) => Promise<string>;
}

/** After this many rows one is created that must not be found. */
const FOREIGN_EVERY = 2;

const oneByOne = async (makers: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const make of makers) await make();
};

/** Makes rows, and others between them. */
const alternating = (
  count: number,
  { gather = oneByOne }: Filling,
  one: (n: number) => Promise<unknown>,
  other: (n: number) => Promise<unknown>,
): Promise<void> =>
  gather(
    Array.from({ length: count }, (_, n) => [
      () => one(n),
      ...(n % FOREIGN_EVERY === 1 ? [() => other(n)] : []),
    ]).flat(),
  );

const idOf = (object: Made): string => textOf(object, 'id');
const below = (object: Made): ListLocation => ({ params: { id: idOf(object) }, query: {} });

/** Whether a list cannot be asked by a reference: then only an account of its own is its own. */
const isUnfiltered = async ({ context }: Trial, list: string): Promise<boolean> =>
  context.control !== null && !(await context.honours(list, 'reference_id'));

/** A list by a reference that several objects share. */
const byReference = (
  resource: string,
  makeOne: (trial: Trial, change: Made, as?: Actor) => Promise<Made>,
): Listing => ({
  endpoint: `${resource}.list`,
  endpoints: [`${resource}.create`],
  fill: async (trial, count, filling = {}) => {
    const reference_id = filling.name ?? trial.newReference();
    const one = () => makeOne(trial, { reference_id });
    if (await isUnfiltered(trial, `${resource}.list`)) {
      const { gather = oneByOne } = filling;
      await trial.useOwnAccount();
      await gather(Array.from({ length: count }, () => one));
      return { query: {} };
    }
    await alternating(count, filling, one, () => makeOne(trial, {}));
    return { query: { reference_id } };
  },
  nothing: async (trial) => {
    if (!(await isUnfiltered(trial, `${resource}.list`)))
      return { query: { reference_id: trial.newReference() } };
    await trial.useOwnAccount();
    return { query: {} };
  },
  row: async (trial, as) => idOf(await makeOne(trial, {}, as)),
});

/** Pays to the number of a method, as often as it takes. */
const payPaymentMethod = (trial: Trial, method: Made, amount: number, as?: Actor): Promise<Made> =>
  make(
    trial,
    'payment_methods.simulate',
    { params: { id: idOf(method) }, body: { amount } },
    'a payment to a method',
    as,
  );

const payments: Listing = {
  endpoint: 'payment_methods.payments',
  endpoints: ['payment_methods.create', 'payment_methods.simulate'],
  fill: async (trial, count, filling = {}) => {
    const [method, other] = [await makeMethod(trial), await makeMethod(trial)];
    await alternating(
      count,
      filling,
      (n) => payPaymentMethod(trial, method, 15_000 + n),
      (n) => payPaymentMethod(trial, other, 15_000 + n),
    );
    return below(method);
  },
  nothing: async (trial) => below(await makeMethod(trial)),
  row: async (trial, as) => {
    const method = await makeMethod(trial, {}, as);
    await payPaymentMethod(trial, method, 15_000, as);
    const listRef = { endpoint: 'payment_methods.payments', params: { id: idOf(method) } };
    return textOf((await readPage(trial, listRef, {}, as)).rows[0], 'id');
  },
};

const captures: Listing = {
  endpoint: 'payment_requests.captures',
  endpoints: ['payment_requests.create', 'payment_requests.capture'],
  fill: async (trial, count, filling = {}) => {
    const [request, other] = [await makeAuthorized(trial), await makeAuthorized(trial)];
    await alternating(
      count,
      filling,
      (n) => capturePart(trial, request, 100 + n),
      (n) => capturePart(trial, other, 100 + n),
    );
    return below(request);
  },
  nothing: async (trial) => below(await makeAuthorized(trial)),
  row: async (trial, as) =>
    idOf(await capturePart(trial, await makeAuthorized(trial, as), 10_000, as)),
};

const refunds: Listing = {
  endpoint: 'refunds.list',
  serial: true,
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.create'],
  fill: async (trial, count, filling = {}) => {
    const { gather = oneByOne } = filling;
    const amount = 100_000;
    const [request, other] = [await makePaid(trial, { amount }), await makePaid(trial, { amount })];
    const refund = async (paid: Made, n: number): Promise<void> => {
      const body = refundBody(trial, paid, { amount: 2_000 + n });
      await finalRefund(trial, await make(trial, 'refunds.create', { body }, 'a refund'));
    };
    // Only one refund of a payment may be pending at a time.
    await alternating(
      count,
      { ...filling, gather: (makers) => gather([() => oneByOne(makers)]) },
      (n) => refund(request, n),
      (n) => refund(other, n),
    );
    return { query: { payment_request_id: request['id'] } };
  },
  nothing: async (trial) => ({ query: { payment_request_id: (await makeRequest(trial))['id'] } }),
  row: async (trial, as) => idOf(await makeRefund(trial, {}, as)),
};

const transactions: Listing = {
  endpoint: 'transactions.list',
  endpoints: ['qr_codes.create', 'qr_codes.simulate'],
  fill: async (trial, count, filling = {}) => {
    const external_id = filling.name ?? trial.newReference();
    const code = await makeQr(trial, { type: 'STATIC', external_id });
    const other = await makeQr(trial, { type: 'STATIC' });
    await alternating(
      count,
      filling,
      (n) => payQr(trial, code, 15_000 + n),
      (n) => payQr(trial, other, 15_000 + n),
    );
    return { query: { reference_id: textOf(code, 'external_id') } };
  },
  nothing: async (trial) => ({ query: { reference_id: trial.newReference() } }),
  row: async (trial, as) => idOf(await makeTransaction(trial, as)),
};

const accounts: Listing = {
  endpoint: 'accounts.list',
  platform: true,
  endpoints: ['accounts.create'],
  fill: async (trial, count, filling = {}) => {
    const email = `${filling.name ?? trial.newReference()}@accounts.example`;
    await alternating(
      count,
      filling,
      () => makeAccount(trial, { email }),
      () => makeAccount(trial),
    );
    return { query: { email } };
  },
  nothing: async (trial) => ({ query: { email: `${trial.newReference()}@accounts.example` } }),
  row: async (trial, as) => idOf(await makeAccount(trial, {}, as)),
};

export const listings: readonly Listing[] = [
  transactions,
  byReference('payment_requests', makeRequest),
  byReference('payment_methods', makeMethod),
  byReference('v3_payment_requests', (trial, change, as) =>
    makeV3Request(trial, v3RequestBody(trial, change), as),
  ),
  byReference('payment_tokens', makeToken),
  payments,
  captures,
  refunds,
  accounts,
];
