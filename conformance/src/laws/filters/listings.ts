// Lists with cursors that can be bounded in time: how to create rows in each.
import { v3RequestBody } from '../../run/samples/bodies.ts';
import {
  makeAccount,
  makeMethod,
  makeQr,
  makeToken,
  makeV3Request,
  payQr,
} from '../../run/samples/makers.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { textOf } from '../../violation.ts';
import type { ListRef, Query } from '../../views/list-pages.ts';

/** The location of rows: below an object, in a query, or both. */
export interface ListLocation extends Pick<ListRef, 'params'> {
  readonly query: Query;
}

export interface Listing {
  readonly endpoint: string;
  /** True if only platforms have it. */
  readonly platform?: true;
  /** Endpoints that are called to fill it. */
  readonly endpoints: readonly string[];
  /** Creates rows, with others between them, and returns the location of the former. */
  readonly fill: (trial: Trial, count: number) => Promise<ListLocation>;
}

/** After this many rows one is created that must not be found. */
const FOREIGN_EVERY = 2;

/** Creates rows, with others between them. */
const alternating = async (
  count: number,
  one: (n: number) => Promise<unknown>,
  other: (n: number) => Promise<unknown>,
): Promise<void> => {
  for (let n = 0; n < count; n += 1) {
    await one(n);
    if (n % FOREIGN_EVERY === 1) await other(n);
  }
};

/**
 * Returns whether a list has no filter by reference, so that a separate account is needed to see
 * its own rows alone.
 */
const isUnfiltered = async ({ context }: Trial, list: string): Promise<boolean> =>
  context.control !== null && !(await context.appliesParameter(list, 'reference_id'));

/** Returns a list of objects that share a reference. */
const byReference = (
  resource: string,
  makeOne: (trial: Trial, change: Made) => Promise<Made>,
): Listing => ({
  endpoint: `${resource}.list`,
  endpoints: [`${resource}.create`],
  fill: async (trial, count) => {
    const reference_id = trial.newReference();
    const one = () => makeOne(trial, { reference_id });
    if (await isUnfiltered(trial, `${resource}.list`)) {
      await trial.useOwnAccount();
      for (let n = 0; n < count; n += 1) await one();
      return { query: {} };
    }
    await alternating(count, one, () => makeOne(trial, {}));
    return { query: { reference_id } };
  },
});

/** Pays to the number of a payment method. */
const payPaymentMethod = (trial: Trial, method: Made, amount: number): Promise<Made> =>
  make(
    trial,
    'payment_methods.simulate',
    { params: { id: textOf(method, 'id') }, body: { amount } },
    'a payment to a method',
  );

const payments: Listing = {
  endpoint: 'payment_methods.payments',
  endpoints: ['payment_methods.create', 'payment_methods.simulate'],
  fill: async (trial, count) => {
    const [method, other] = [await makeMethod(trial), await makeMethod(trial)];
    await alternating(
      count,
      (n) => payPaymentMethod(trial, method, 15_000 + n),
      (n) => payPaymentMethod(trial, other, 15_000 + n),
    );
    return { params: { id: textOf(method, 'id') }, query: {} };
  },
};

const transactions: Listing = {
  endpoint: 'transactions.list',
  endpoints: ['qr_codes.create', 'qr_codes.simulate'],
  fill: async (trial, count) => {
    const code = await makeQr(trial, { type: 'STATIC' });
    const other = await makeQr(trial, { type: 'STATIC' });
    await alternating(
      count,
      (n) => payQr(trial, code, 15_000 + n),
      (n) => payQr(trial, other, 15_000 + n),
    );
    return { query: { reference_id: textOf(code, 'external_id') } };
  },
};

const accounts: Listing = {
  endpoint: 'accounts.list',
  platform: true,
  endpoints: ['accounts.create'],
  fill: async (trial, count) => {
    const email = `${trial.newReference()}@accounts.example`;
    await alternating(
      count,
      () => makeAccount(trial, { email }),
      () => makeAccount(trial),
    );
    return { query: { email } };
  },
};

export const listings: readonly Listing[] = [
  transactions,
  byReference('v3_payment_requests', (trial, change) =>
    makeV3Request(trial, v3RequestBody(trial, change)),
  ),
  byReference('payment_tokens', makeToken),
  payments,
  accounts,
];
