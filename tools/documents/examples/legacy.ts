// Makes the calls that the examples of the legacy API are recorded from.
import type { Body, Recorder } from './recorder.ts';

const idOf = (made: Body | undefined): string => String(made?.['id']);

const invoices = async (merchant: Recorder): Promise<void> => {
  const [invoice] = await merchant.examples('invoices.create');
  const params = { id: idOf(invoice) };
  await merchant.call('invoices.get', { params });
  await merchant.call('invoices.list', { query: { external_id: 'order-1' } });
  await merchant.call('invoices.expire', { params });
  const [recurring] = await merchant.examples('recurring_payments.create');
  const membership = { params: { id: idOf(recurring) } };
  await merchant.call('recurring_payments.get', membership);
  await merchant.examples('recurring_payments.update', {}, membership);
  await merchant.call('recurring_payments.pause', membership);
  await merchant.call('recurring_payments.resume', membership);
  await merchant.call('recurring_payments.stop', membership);
};

const codes = async (merchant: Recorder): Promise<void> => {
  await merchant.examples('qr_codes.create');
  const qr = { params: { external_id: 'order-1' } };
  await merchant.examples('qr_codes.simulate', {}, qr);
  await merchant.call('qr_codes.payments', { query: { external_id: 'order-1' } });

  await merchant.examples('callback_virtual_accounts.create');
  await merchant.examples(
    'callback_virtual_accounts.simulate',
    {},
    { params: { external_id: 'va-1' } },
  );
  const { data } = await merchant.call('transactions.list', {
    name: 'ofAnAccount',
    query: { reference_id: 'va-1' },
  });
  const [row] = data as readonly Body[];
  await merchant.call('callback_virtual_accounts.payment', {
    params: { payment_id: String(row?.['product_id']) },
  });
  await merchant.examples(
    'callback_virtual_accounts.update',
    {},
    {
      params: { id: idOf(await closedAccount(merchant)) },
    },
  );

  const [outlet] = await merchant.examples('fixed_payment_codes.create');
  const fixed = { params: { id: idOf(outlet) } };
  await merchant.examples('fixed_payment_codes.update', {}, fixed);
  await merchant.examples('fixed_payment_codes.simulate', {
    payment_code: outlet?.['payment_code'],
    transfer_amount: 60_000,
  });

  const [code] = await merchant.examples('payment_codes.create');
  const cebuana = { params: { id: idOf(code) } };
  await merchant.examples('payment_codes.update', {}, cebuana);
  await merchant.examples('payment_codes.simulate', { amount: 300 }, cebuana);
};

/** Creates an unpaid virtual account of a fixed amount, which can be updated. */
const closedAccount = (merchant: Recorder): Promise<Body> =>
  merchant.call('callback_virtual_accounts.create', {
    name: 'changeable',
    body: {
      external_id: 'va-3',
      bank_code: 'BNI',
      name: 'Siti Rahayu',
      is_closed: true,
      expected_amount: 50_000,
    },
  });

const wallets = async (merchant: Recorder): Promise<void> => {
  await merchant.examples('ewallets.create');
  await merchant.call('ewallets.get', { query: { external_id: 'order-1', ewallet_type: 'OVO' } });
  const [, charge] = await merchant.examples('ewallet_charges.create');
  const second = await merchant.call('ewallet_charges.create', {
    name: 'second',
    body: {
      reference_id: 'order-3',
      currency: 'IDR',
      amount: 25_000,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code: 'ID_OVO',
      channel_properties: { mobile_number: '+6281234567890' },
    },
  });
  await merchant.operate('clock.advance', { body: { ms: 60_000, wait_ms: 30_000 } });
  const params = { id: idOf(charge) };
  await merchant.call('ewallet_charges.get', { params });
  await merchant.call('ewallet_charges.list', { query: { reference_id: 'order-2' } });
  await merchant.examples('ewallet_charges.refund', {}, { params });
  await merchant.call('ewallet_charges.refunds', { params });
  await merchant.call('ewallet_charges.void', { params: { id: idOf(second) } });
};

const debits = async (merchant: Recorder): Promise<void> => {
  const customer = await merchant.call('customers.create', {
    name: 'short',
    body: {
      reference_id: 'customer-4',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    },
  });
  const customer_id = customer['id'];
  const [token] = await merchant.examples('linked_account_tokens.auth', { customer_id });
  const id = idOf(token);
  await merchant.examples('linked_account_tokens.validate_otp', {}, { params: { id } });
  await merchant.call('linked_account_tokens.accounts', { params: { id } });
  const [method] = await merchant.examples('legacy_payment_methods.create', {
    customer_id,
    properties: { id: id.replace('lat-', 'la-') },
  });
  await merchant.call('legacy_payment_methods.list', { query: { customer_id } });
  const [debit] = await merchant.examples('direct_debits.create', {
    payment_method_id: method?.['id'],
  });
  const params = { id: idOf(debit) };
  await merchant.call('direct_debits.get', { params });
  await merchant.call('direct_debits.list', { query: { reference_id: 'debit-1' } });
  await merchant.call('direct_debits.resend_otp', { params });
  await merchant.examples('direct_debits.validate_otp', {}, { params });
  await merchant.call('linked_account_tokens.delete', { params: { id } });
};

const cards = async (merchant: Recorder): Promise<void> => {
  const known = {
    amount: 75_000,
    should_authenticate: true,
    card_data: { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' },
    card_cvn: '123',
  };
  const token = async (name: string, is_multiple_use = false): Promise<Body> =>
    merchant.call('credit_card_tokens.create', {
      name,
      body: { ...known, external_id: name, is_multiple_use },
    });
  await merchant.examples('credit_card_tokens.create');
  await merchant.examples('credit_card_tokens.create_former');
  const single = await token('charged');
  await merchant.call('credit_card_tokens.get', { params: { id: idOf(single) } });
  await merchant.call('credit_card_authentications.get', {
    params: { id: String(single['authentication_id']) },
  });
  await merchant.examples(
    'credit_card_tokens.authenticate',
    {},
    {
      params: { id: idOf(await token('kept', true)) },
    },
  );
  const [charge] = await merchant.examples('credit_card_charges.create', {
    token_id: idOf(single),
  });
  const params = { id: idOf(charge) };
  await merchant.call('credit_card_charges.get', { params });
  await merchant.examples('credit_card_charges.refund', { external_id: 'refund-1a' }, { params });
  await merchant.examples('credit_card_charges.refund_named', {
    credit_card_charge_id: params.id,
    external_id: 'refund-2',
  });
  const held = async (name: string): Promise<Body> =>
    merchant.call('credit_card_charges.create', {
      name,
      body: {
        token_id: idOf(await token(`${name}-token`)),
        external_id: name,
        amount: 75_000,
        card_cvn: '123',
        capture: false,
      },
    });
  await merchant.examples(
    'credit_card_charges.capture',
    {},
    {
      params: { id: idOf(await held('captured')) },
    },
  );
  await merchant.examples(
    'credit_card_charges.reverse',
    {},
    {
      params: { id: idOf(await held('reversed')) },
    },
  );
  await merchant.examples('credit_cards.safe_acceptance');
  await merchant.examples('cardless_credit.payment_types');
  await merchant.examples('cardless_credit.create');
};

/** Makes the calls of the legacy API whose order or input matters. */
export const callLegacy = async (merchant: Recorder): Promise<void> => {
  await invoices(merchant);
  await codes(merchant);
  await wallets(merchant);
  await debits(merchant);
  await cards(merchant);
};
