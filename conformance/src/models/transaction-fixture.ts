// An account with transactions of every kind that payments make.
import type { Posting } from '../control/control.ts';
import { makeRequest, payRequest } from '../run/samples/payment-requests.ts';
import { transferBody } from '../run/samples/platforms.ts';
import { makeQr, payQr } from '../run/samples/qr-codes.ts';
import { finalRefund, refundBody } from '../run/samples/refunds.ts';
import { make, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { Blocked, NotSupported, textOf } from '../violation.ts';

const wallet = (channel_code: string, names: readonly string[]) => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: {
    channel_code,
    channel_properties: Object.fromEntries(
      names.map((name) => [name, 'https://merchant.example/back']),
    ),
  },
});

const account = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
};

const pay = async (trial: Trial, change: Readonly<Record<string, unknown>>): Promise<Made> => {
  const request = await makeRequest(trial, change);
  await payRequest(trial, request);
  return request;
};

/** Transactions without a payment; posted if the target supports it. */
const postings: readonly Omit<Posting, 'reference_id'>[] = [
  ['DISBURSEMENT', 'SUCCESS', 'BANK', 'ID_BCA'],
  ['DISBURSEMENT', 'FAILED', 'BANK', 'ID_BRI'],
  ['DISBURSEMENT', 'PENDING', 'CASH', 'PH_CEBUANA'],
  ['REMITTANCE_PAYOUT', 'SUCCESS', 'CASH', 'ID_ALFAMART'],
  ['REMITTANCE_PAYOUT', 'PENDING', 'BANK', 'ID_BCA'],
  ['PAYMENT', 'SUCCESS', 'PAYLATER', 'ID_AKULAKU'],
  ['PAYMENT', 'SUCCESS', 'CARDLESS_CREDIT', 'ID_KREDIVO'],
].map(([type, status, channel_category, channel_code], at) => ({
  ...({ type, status } as Pick<Posting, 'type' | 'status'>),
  channel_category: String(channel_category),
  channel_code: String(channel_code),
  account_identifier: at % 2 === 0 ? `12345678${at}` : null,
  currency: 'IDR',
  amount: at === 0 ? 15_000 : 2_000 + at,
}));

/** Posts them, takes one back and calls another off. */
const post = async (
  { context: { control } }: Trial,
  account: string,
  prefix: string,
): Promise<void> => {
  if (!control?.postings) return;
  const ids: string[] = [];
  for (const [at, posting] of postings.entries()) {
    const reference_id = `${prefix}-post-${at}`;
    ids.push(await control.postings.post(account, { ...posting, reference_id }));
  }
  const [succeeded = '', , , , pending = ''] = ids;
  await control.postings.reverse(account, succeeded);
  await control.postings.void(account, pending);
};

/** A transfer to a sub-account; a target need not have any. */
const transfer = async (trial: Trial, reference: string): Promise<void> => {
  try {
    const body = { ...(await transferBody(trial)), reference };
    await make(trial, 'transfers.create', { body }, 'a transfer');
  } catch (error) {
    if (!(error instanceof Blocked || error instanceof NotSupported)) throw error;
  }
};

/**
 * Makes transactions that differ in type, status, channel, currency, amount, account and reference.
 * Resolves to when the target created the first object, in milliseconds since 1970.
 */
export const createTransactionFixture = async (trial: Trial): Promise<number> => {
  const own = await trial.useOwnAccount({ platform: true });
  const prefix = trial.newReference();
  const fixed = await makeQr(trial, { external_id: `${prefix}-Alpha`, type: 'STATIC' });
  for (const amount of [15_000, 15_000, 27_500]) await payQr(trial, fixed, amount);
  const other = await makeQr(trial, { external_id: `${prefix}-alpha`, type: 'STATIC' });
  await payQr(trial, other, 15_000);
  const once = await makeQr(trial, { external_id: `${prefix}-once`, amount: 16_000 });
  await payQr(trial, once);
  await payQr(trial, once);
  const dana = wallet('DANA', ['success_return_url']);
  const gcash = wallet('GCASH', ['success_return_url', 'failure_return_url']);
  const paid = await pay(trial, {
    reference_id: `${prefix}-wallet`,
    amount: 15_000,
    payment_method: dana,
  });
  await pay(trial, {
    reference_id: `${prefix}-peso`,
    currency: 'PHP',
    amount: 150.25,
    payment_method: gcash,
  });
  await pay(trial, {
    reference_id: `${prefix}-va`,
    amount: 44_000,
    payment_method: account,
  });
  await pay(trial, {
    reference_id: `${prefix}-va-2`,
    amount: 15_000,
    payment_method: account,
  });
  const body = refundBody(trial, paid, { reference_id: `${prefix}-refund` });
  await finalRefund(trial, await make(trial, 'refunds.create', { body }, 'a refund'));
  if (own) {
    await post(trial, own.id, prefix);
    await transfer(trial, `${prefix}-transfer`);
  }
  return Date.parse(textOf(fixed, 'created'));
};
