// Laws between resources: every payment has its transaction, equal in all they share.
import fc from 'fast-check';
import { law, type Law } from '../../law.ts';
import { letPay, simulate } from '../../run/samples/paying.ts';
import { makeRequest } from '../../run/samples/payment-requests.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import { transactionsOf } from '../../run/samples/transactions.ts';
import { wholeAmount } from '../../generate/amounts.ts';
import { expectThat, expectSame, textOf } from '../../violation.ts';

/** The fields of a transaction that a payment decides. */
const shared = (row: Readonly<Record<string, unknown>>) => {
  const { type, status, cashflow, amount, currency, reference_id, channel_category } = row;
  return { type, status, cashflow, amount, currency, reference_id, channel_category };
};

const received = { type: 'PAYMENT', status: 'SUCCESS', cashflow: 'MONEY_IN' };

const qr = law({
  id: 'xr-1',
  on: 'qr_codes.simulate',
  title:
    'a payment has exactly one transaction, PAYMENT and MONEY_IN, with its amount and reference',
  level: 'M',
  clauses: [
    'TXN-FIELD-product_id',
    'TXN-FIELD-type',
    'TXN-FIELD-amount',
    'TXN-FIELD-currency',
    'TXN-FIELD-reference_id',
    'TXN-FIELD-channel_category-PAYMENT',
    'TXN-FIELD-cashflow',
    'QR-SIM-01',
  ],
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list'],
  run: (trial) =>
    trial.property(
      fc.array(wholeAmount(1_500, 10_000_000), { minLength: 1, maxLength: 3 }),
      async (amounts) => {
        const code = await makeQr(trial, { type: 'STATIC' });
        for (const amount of amounts) {
          const payment = await payQr(trial, code, amount);
          const rows = await transactionsOf(trial, { product_id: payment['id'] });
          const wanted = {
            ...received,
            amount,
            currency: 'IDR',
            reference_id: code['external_id'],
            channel_category: 'QR_CODE',
          };
          expectSame('the transactions of a payment', [wanted], rows.map(shared));
        }
      },
    ),
});

const netOf = (row: Readonly<Record<string, unknown>>): void => {
  const [amount, net] = [Number(row['amount']), Number(row['net_amount'])];
  expectThat(net <= amount && net > 0, 'a net amount after fee and VAT', row);
};

const request = law({
  id: 'xr-1',
  on: 'payment_requests.simulate',
  title:
    'a payment has exactly one transaction, PAYMENT and MONEY_IN, with its amount and reference',
  level: 'M',
  clauses: ['TXN-FIELD-net_amount'],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'transactions.list'],
  run: async (trial) => {
    const { amount, id, reference_id } = await makeRequest(trial);
    const params = { id: String(id) };
    await letPay(trial, 'payment_requests.simulate', params.id);
    const rows = await transactionsOf(trial, { reference_id });
    const wanted = {
      ...received,
      amount,
      currency: 'IDR',
      reference_id,
      channel_category: 'EWALLET',
    };
    expectSame('the transactions of a payment', [wanted], rows.map(shared));
    for (const row of rows) netOf(row);
    expectThat(
      rows.every((row) => textOf(row, 'product_id') !== ''),
      'a product_id',
      rows,
    );
    const again = await simulate(trial, 'payment_requests.simulate', params.id);
    expectThat(again.status >= 400, 'a rejection of the second payment', again.text);
    expectSame('the transactions afterwards', rows, await transactionsOf(trial, { reference_id }));
  },
});

export const transactionLaws: readonly Law[] = [qr, request];
