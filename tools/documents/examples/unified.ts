// Makes the calls that the examples of the unified API are recorded from, in the order in which a
// merchant would make them.
import type { Body, Recorder } from './recorder.ts';

/** The password that simulated banks send. */
const PASSWORD = '123456';

const idOf = (made: Body | undefined): string => String(made?.['id']);

const customers = async (merchant: Recorder): Promise<void> => {
  const [siti] = await merchant.examples('customers.create');
  const params = { id: idOf(siti) };
  await merchant.examples('customers.update', {}, { params });
};

const methods = async (merchant: Recorder): Promise<void> => {
  const made = await merchant.examples('payment_methods.create');
  const of = (type: string) => ({
    id: idOf(made.find((method) => method['type'] === type)),
  });
  const [debit, account] = [of('DIRECT_DEBIT'), of('VIRTUAL_ACCOUNT')];
  await merchant.call('payment_methods.resend', { params: debit });
  await merchant.examples('payment_methods.auth', {}, { params: debit });
  await merchant.call('payment_methods.get', { params: debit });
  await merchant.call('payment_methods.list', { query: { type: 'DIRECT_DEBIT', limit: 2 } });
  await merchant.examples('payment_methods.update', {}, { params: account });
  await merchant.examples('payment_methods.simulate', {}, { params: account });
  await merchant.call('payment_methods.payments', { params: account });
  await merchant.examples('payment_methods.expire', {}, { params: debit });
};

const requests = async (merchant: Recorder): Promise<void> => {
  const made = await merchant.examples('payment_requests.create');
  const of = (type: string): { readonly id: string } => ({
    id: idOf(made.find((request) => (request['payment_method'] as Body)['type'] === type)),
  });
  const [account, card] = [of('VIRTUAL_ACCOUNT'), of('CARD')];
  await merchant.call('payment_requests.get', { params: account });
  await merchant.call('payment_requests.list', { query: { limit: 2 } });
  await merchant.examples('payment_requests.simulate', {}, { params: account });
  await merchant.examples('payment_requests.capture', {}, { params: card });
  await merchant.call('payment_requests.captures', { params: card });
  const linked = await merchant.call('payment_methods.create', {
    name: 'linked',
    body: {
      type: 'DIRECT_DEBIT',
      reusability: 'MULTIPLE_USE',
      customer: {
        reference_id: 'customer-3',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Budi' },
      },
      direct_debit: {
        channel_code: 'BRI',
        channel_properties: {
          mobile_number: '+6281234567891',
          card_last_four: '1234',
          card_expiry: '12/39',
          email: 'budi@example.com',
        },
      },
    },
  });
  await merchant.call('payment_methods.auth', {
    params: { id: idOf(linked) },
    body: { auth_code: PASSWORD },
  });
  const debit = await merchant.call('payment_requests.create', {
    name: 'savedMethod',
    body: {
      currency: 'IDR',
      amount: 25_000,
      payment_method_id: idOf(linked),
      customer_id: linked['customer_id'],
      channel_properties: { require_auth: true },
    },
  });
  const params = { id: idOf(debit) };
  await merchant.call('payment_requests.resend', { params });
  await merchant.call('payment_requests.auth', {
    params,
    name: 'password',
    body: { auth_code: PASSWORD },
  });
};

const refunds = async (merchant: Recorder): Promise<void> => {
  const invoice = await merchant.call('invoices.create', {
    name: 'refunded',
    body: { external_id: 'order-refunded', amount: 25_000 },
  });
  const page = await merchant.press(invoice['invoice_url'], 'EWALLET.DANA');
  await merchant.press(page, 'approve');
  const paid = await merchant.call('payment_requests.create', {
    name: 'refunded',
    body: {
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'CARD',
        reusability: 'ONE_TIME_USE',
        card: {
          currency: 'IDR',
          channel_properties: {
            success_return_url: 'https://merchant.example/thanks',
            failure_return_url: 'https://merchant.example/sorry',
            skip_three_d_secure: true,
          },
          card_information: {
            card_number: '4000000000001000',
            expiry_month: '12',
            expiry_year: '2039',
            cvv: '123',
          },
        },
      },
    },
  });
  const refund = await merchant.call('refunds.create', {
    name: 'partial',
    body: {
      payment_request_id: idOf(paid),
      reference_id: 'refund-1',
      amount: 10_000,
      reason: 'REQUESTED_BY_CUSTOMER',
      metadata: { clerk: 'Ani' },
    },
  });
  await merchant.call('refunds.create', {
    name: 'invoice',
    body: { invoice_id: idOf(invoice), reason: 'CANCELLATION' },
  });
  const params = { id: idOf(refund) };
  await merchant.call('refunds.get', { params });
  await merchant.call('refunds.list', { query: { payment_request_id: idOf(paid) } });
  await merchant.call('refunds.cancel', { params });
};

const money = async (merchant: Recorder): Promise<void> => {
  await merchant.call('balance.get', { query: { currency: 'IDR' } });
  const { data } = await merchant.call('transactions.list', {
    query: { types: ['PAYMENT'], limit: 2 },
  });
  const [row] = data as readonly Body[];
  await merchant.call('transactions.get', { params: { transaction_id: idOf(row) } });
  await merchant.examples('reports.create');
};

const accounts = async (merchant: Recorder): Promise<void> => {
  const [owned] = await merchant.examples('accounts.create');
  await merchant.call('accounts_v1.create', {
    name: 'owned',
    body: {
      account_email: 'toko@merchant.example',
      type: 'OWNED',
      business_profile: { business_name: 'Toko Pusat' },
    },
  });
  await merchant.call('accounts.get', { params: { id: idOf(owned) } });
  await merchant.call('accounts.list', { query: { limit: 2 } });
  await merchant.examples('callback_urls.set', {}, { params: { type: 'invoice' } });
  await merchant.examples('transfers.create', {
    source_user_id: merchant.kasir.account,
    destination_user_id: idOf(owned),
  });
};

/** Makes the calls of the unified API whose order or input matters. */
export const callUnified = async (merchant: Recorder): Promise<void> => {
  await customers(merchant);
  await methods(merchant);
  await requests(merchant);
  await refunds(merchant);
  await money(merchant);
  await accounts(merchant);
};
