// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import type { Shape } from '@kasir/client';

const text: Shape = { type: 'string' };
const int: Shape = { type: 'integer' };
const number: Shape = { type: 'number' };
const flag: Shape = { type: 'boolean' };
const none: Shape = { type: 'null' };
const any: Shape = {};
const cardlessCreditCheckout: Shape = {
  type: 'object',
  properties: {
    redirect_url: text,
    transaction_id: { type: 'string', minLength: 1 },
    order_id: { type: 'string', minLength: 1 },
    external_id: text,
    cardless_credit_type: { enum: ['KREDIVO'] },
  },
  required: ['redirect_url', 'transaction_id', 'order_id', 'external_id', 'cardless_credit_type'],
};
const cardlessCreditPaymentType: Shape = { enum: ['30_days', '3_months', '6_months', '12_months'] };
const calculatedPaymentType: Shape = {
  type: 'object',
  properties: {
    id: cardlessCreditPaymentType,
    name: text,
    amount: number,
    raw_amount: number,
    installment_amount: number,
    raw_monthly_installment: number,
    monthly_installment: number,
    discounted_monthly_installment: number,
    rate: number,
    down_payment: number,
    tenure: int,
  },
  required: [
    'id',
    'name',
    'amount',
    'raw_amount',
    'installment_amount',
    'raw_monthly_installment',
    'monthly_installment',
    'discounted_monthly_installment',
    'rate',
    'down_payment',
    'tenure',
  ],
};
const calculatePaymentTypesResponse: Shape = {
  type: 'object',
  properties: { message: text, payments: { type: 'array', items: calculatedPaymentType } },
  required: ['message', 'payments'],
};
const ewalletChargeStatus: Shape = {
  enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'VOIDED', 'REFUNDED'],
};
const checkoutMethod: Shape = { enum: ['ONE_TIME_PAYMENT', 'TOKENIZED_PAYMENT'] };
const publicWalletCode: Shape = text;
const ewalletChargeActions: Shape = {
  type: 'object',
  properties: {
    desktop_web_checkout_url: { anyOf: [text, none] },
    mobile_web_checkout_url: { anyOf: [text, none] },
    mobile_deeplink_checkout_url: { anyOf: [text, none] },
    qr_checkout_string: { anyOf: [text, none] },
  },
  required: [
    'desktop_web_checkout_url',
    'mobile_web_checkout_url',
    'mobile_deeplink_checkout_url',
    'qr_checkout_string',
  ],
};
const ewalletChargeFailureCode: Shape = text;
const basketItem: Shape = {
  type: 'object',
  properties: {
    reference_id: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    category: { type: 'string', minLength: 1 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    price: number,
    quantity: number,
    type: { type: 'string', minLength: 1 },
    sub_category: { anyOf: [text, none] },
    url: { anyOf: [text, none] },
    description: { anyOf: [text, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
  },
  required: ['reference_id', 'name', 'category', 'currency', 'price', 'quantity', 'type'],
};
const ewalletCharge: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^ewc_.*' },
    business_id: { type: 'string', minLength: 1 },
    reference_id: { type: 'string', minLength: 1 },
    status: ewalletChargeStatus,
    currency: text,
    charge_amount: number,
    capture_amount: number,
    refunded_amount: { anyOf: [number, none] },
    checkout_method: checkoutMethod,
    channel_code: publicWalletCode,
    channel_properties: { anyOf: [{ type: 'object', additionalProperties: text }, none] },
    actions: { anyOf: [ewalletChargeActions, none] },
    is_redirect_required: flag,
    capture_now: flag,
    customer_id: { anyOf: [text, none] },
    payment_method_id: { anyOf: [text, none] },
    failure_code: { anyOf: [ewalletChargeFailureCode, none] },
    void_status: { anyOf: [{ enum: ['SUCCEEDED'] }, none] },
    voided_at: { anyOf: [text, none] },
    basket: { anyOf: [{ type: 'array', items: basketItem }, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'business_id',
    'reference_id',
    'status',
    'currency',
    'charge_amount',
    'capture_amount',
    'refunded_amount',
    'checkout_method',
    'channel_code',
    'channel_properties',
    'actions',
    'is_redirect_required',
    'capture_now',
    'customer_id',
    'payment_method_id',
    'failure_code',
    'void_status',
    'voided_at',
    'basket',
    'metadata',
    'created',
    'updated',
  ],
};
const listEwalletChargesResponse: Shape = { type: 'array', items: ewalletCharge };
const refundStatus: Shape = { enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] };
const refundReason: Shape = {
  enum: ['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS'],
};
const refundFailureCode: Shape = {
  enum: [
    'REFUND_FAILED',
    'ACCOUNT_ACCESS_BLOCKED',
    'ACCOUNT_NOT_FOUND',
    'DUPLICATE_ERROR',
    'INSUFFICIENT_BALANCE',
  ],
};
const ewalletRefund: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^rfd-.*' },
    charge_id: { type: 'string', pattern: '^ewc_.*' },
    status: refundStatus,
    currency: text,
    channel_code: publicWalletCode,
    capture_amount: number,
    refund_amount: number,
    reason: refundReason,
    failure_code: { anyOf: [refundFailureCode, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'charge_id',
    'status',
    'currency',
    'channel_code',
    'capture_amount',
    'refund_amount',
    'reason',
    'failure_code',
    'created',
    'updated',
  ],
};
const listEwalletRefundsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: ewalletRefund } },
  required: ['data'],
};
const ewalletType: Shape = { enum: ['OVO', 'DANA', 'LINKAJA'] };
const ovoPaymentStatus: Shape = { enum: ['PENDING', 'COMPLETED', 'FAILED'] };
const createdEwalletPayment: Shape = {
  type: 'object',
  properties: {
    external_id: text,
    amount: number,
    ewallet_type: ewalletType,
    transaction_date: text,
    business_id: { type: 'string', minLength: 1 },
    status: ovoPaymentStatus,
    checkout_url: { type: 'string', minLength: 1 },
  },
  required: ['external_id', 'amount', 'ewallet_type', 'transaction_date'],
};
const ovoPayment: Shape = {
  type: 'object',
  properties: {
    business_id: { type: 'string', minLength: 1 },
    external_id: text,
    amount: { anyOf: [{ type: 'string', pattern: '^\\d+(\\.\\d+)?$' }, number] },
    ewallet_type: { enum: ['OVO'] },
    status: ovoPaymentStatus,
    transaction_date: text,
  },
  required: ['business_id', 'external_id', 'amount', 'ewallet_type', 'status', 'transaction_date'],
};
const danaPaymentStatus: Shape = { enum: ['PENDING', 'PAID', 'FAILED', 'EXPIRED'] };
const danaPayment: Shape = {
  type: 'object',
  properties: {
    business_id: { type: 'string', minLength: 1 },
    external_id: text,
    amount: { anyOf: [{ type: 'string', pattern: '^\\d+(\\.\\d+)?$' }, number] },
    checkout_url: { type: 'string', minLength: 1 },
    expiration_date: text,
    status: danaPaymentStatus,
  },
  required: ['business_id', 'external_id', 'amount', 'checkout_url', 'expiration_date', 'status'],
};
const decidedLinkajaPayment: Shape = {
  type: 'object',
  properties: {
    business_id: { type: 'string', minLength: 1 },
    external_id: text,
    amount: number,
    payment_timestamp: text,
    status: { enum: ['COMPLETED', 'FAILED'] },
  },
  required: ['business_id', 'external_id', 'amount', 'payment_timestamp', 'status'],
};
const openLinkajaPayment: Shape = {
  type: 'object',
  properties: {
    business_id: { type: 'string', minLength: 1 },
    external_id: text,
    amount: number,
    checkout_url: { type: 'string', minLength: 1 },
    expired_at: text,
    status: { enum: ['PENDING', 'EXPIRED'] },
  },
  required: ['business_id', 'external_id', 'amount', 'checkout_url', 'expired_at', 'status'],
};
const ewalletPaymentStatus: Shape = {
  anyOf: [ovoPayment, danaPayment, decidedLinkajaPayment, openLinkajaPayment],
};
const virtualAccountBank: Shape = {
  type: 'object',
  properties: {
    name: text,
    code: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    currency: text,
    is_activated: flag,
  },
  required: ['name', 'code', 'country', 'currency', 'is_activated'],
};
const listVirtualAccountBanksResponse: Shape = { type: 'array', items: virtualAccountBank };
const callbackVirtualAccountStatus: Shape = { enum: ['PENDING', 'ACTIVE', 'INACTIVE'] };
const alternativeDisplay: Shape = {
  type: 'object',
  properties: { type: text, data: text },
  required: ['type', 'data'],
};
const callbackVirtualAccount: Shape = {
  type: 'object',
  properties: {
    id: text,
    owner_id: text,
    external_id: text,
    bank_code: text,
    merchant_code: text,
    name: text,
    account_number: text,
    is_single_use: flag,
    is_closed: flag,
    status: callbackVirtualAccountStatus,
    expiration_date: text,
    currency: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    expected_amount: number,
    suggested_amount: number,
    description: text,
    alternative_displays: { type: 'array', items: alternativeDisplay },
  },
  required: [
    'id',
    'owner_id',
    'external_id',
    'bank_code',
    'merchant_code',
    'name',
    'account_number',
    'is_single_use',
    'is_closed',
    'status',
    'expiration_date',
    'currency',
    'country',
  ],
};
const virtualAccountPayment: Shape = {
  type: 'object',
  properties: {
    id: text,
    payment_id: text,
    callback_virtual_account_id: text,
    external_id: text,
    merchant_code: text,
    account_number: text,
    bank_code: text,
    amount: number,
    transaction_timestamp: text,
  },
  required: [
    'id',
    'payment_id',
    'callback_virtual_account_id',
    'external_id',
    'merchant_code',
    'account_number',
    'bank_code',
    'amount',
    'transaction_timestamp',
  ],
};
const simulateVirtualAccountPaymentResponse: Shape = {
  type: 'object',
  properties: { status: { enum: ['COMPLETED'] }, message: text },
  required: ['status', 'message'],
};
const linkedChannelCode: Shape = text;
const directDebitFailureCode: Shape = text;
const debitBasketItem: Shape = {
  type: 'object',
  properties: {
    reference_id: { anyOf: [text, none] },
    name: { anyOf: [text, none] },
    category: { anyOf: [text, none] },
    sub_category: { anyOf: [text, none] },
    type: { anyOf: [text, none] },
    market: { anyOf: [text, none] },
    description: { anyOf: [text, none] },
    url: { anyOf: [text, none] },
    currency: { anyOf: [text, none] },
    price: { anyOf: [number, text, none] },
    quantity: { anyOf: [number, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
  },
};
const directDebitStatus: Shape = { enum: ['PENDING', 'COMPLETED', 'FAILED'] };
const directDebit: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^ddpy-.*' },
    reference_id: text,
    payment_method_id: { type: 'string', pattern: '^pm-.*' },
    channel_code: linkedChannelCode,
    currency: text,
    amount: number,
    is_otp_required: flag,
    otp_mobile_number: { anyOf: [text, none] },
    otp_expiration_timestamp: { anyOf: [text, none] },
    required_action: { anyOf: [{ enum: ['VALIDATE_OTP', 'VALIDATE_ON_REDIRECT'] }, none] },
    checkout_url: { anyOf: [text, none] },
    success_redirect_url: { anyOf: [text, none] },
    failure_redirect_url: { anyOf: [text, none] },
    failure_code: { anyOf: [directDebitFailureCode, none] },
    basket: { anyOf: [{ type: 'array', items: debitBasketItem }, none] },
    description: { anyOf: [text, none] },
    status: directDebitStatus,
    callback_url: { anyOf: [text, none] },
    enable_otp: { anyOf: [flag, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created: text,
    updated: text,
  },
  required: [
    'id',
    'reference_id',
    'payment_method_id',
    'channel_code',
    'currency',
    'amount',
    'is_otp_required',
    'otp_mobile_number',
    'otp_expiration_timestamp',
    'required_action',
    'checkout_url',
    'success_redirect_url',
    'failure_redirect_url',
    'failure_code',
    'basket',
    'description',
    'status',
    'callback_url',
    'enable_otp',
    'metadata',
    'created',
    'updated',
  ],
};
const listDirectDebitsResponse: Shape = { type: 'array', items: directDebit };
const fixedPaymentCodeStatus: Shape = { enum: ['ACTIVE', 'INACTIVE'] };
const fixedPaymentCode: Shape = {
  type: 'object',
  properties: {
    id: text,
    owner_id: text,
    external_id: text,
    retail_outlet_name: text,
    prefix: text,
    name: text,
    payment_code: text,
    type: { enum: ['USER'] },
    is_single_use: flag,
    expiration_date: text,
    status: fixedPaymentCodeStatus,
    expected_amount: number,
    description: text,
  },
  required: [
    'id',
    'owner_id',
    'external_id',
    'retail_outlet_name',
    'prefix',
    'name',
    'payment_code',
    'type',
    'is_single_use',
    'expiration_date',
    'status',
  ],
};
const fixedPaymentCodePayment: Shape = {
  type: 'object',
  properties: {
    id: text,
    payment_id: text,
    fixed_payment_code_payment_id: text,
    fixed_payment_code_id: text,
    owner_id: text,
    external_id: text,
    prefix: text,
    payment_code: text,
    retail_outlet_name: text,
    name: text,
    amount: number,
    status: { enum: ['COMPLETED'] },
    transaction_timestamp: text,
  },
  required: [
    'id',
    'payment_id',
    'fixed_payment_code_payment_id',
    'fixed_payment_code_id',
    'owner_id',
    'external_id',
    'prefix',
    'payment_code',
    'retail_outlet_name',
    'name',
    'amount',
    'status',
    'transaction_timestamp',
  ],
};
const link: Shape = {
  type: 'object',
  properties: { href: text, rel: { enum: ['next'] }, method: { enum: ['GET'] } },
  required: ['href', 'rel', 'method'],
};
const listFixedPaymentCodePaymentsResponse: Shape = {
  type: 'object',
  properties: {
    data: { type: 'array', items: fixedPaymentCodePayment },
    has_more: flag,
    links: link,
  },
  required: ['data', 'has_more'],
};
const linkedAccountType: Shape = { enum: ['DEBIT_CARD', 'BANK_ACCOUNT', 'EWALLET'] };
const linkedAccountProperties: Shape = {
  type: 'object',
  properties: {
    currency: text,
    description: text,
    card_last_four: { anyOf: [text, none] },
    card_expiry: { anyOf: [text, none] },
    account_details: { anyOf: [text, none] },
    account_hash: { anyOf: [text, none] },
  },
  required: ['currency', 'description'],
};
const linkedAccount: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^la-.*' },
    channel_code: linkedChannelCode,
    type: linkedAccountType,
    properties: linkedAccountProperties,
  },
  required: ['id', 'channel_code', 'type', 'properties'],
};
const listLinkedAccountsResponse: Shape = { type: 'array', items: linkedAccount };
const linkedAccountTokenStatus: Shape = { enum: ['PENDING', 'SUCCESS', 'FAILED'] };
const linkedAccountToken: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^lat-.*' },
    customer_id: text,
    channel_code: linkedChannelCode,
    authorizer_url: { anyOf: [text, none] },
    status: linkedAccountTokenStatus,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['id', 'customer_id', 'channel_code', 'authorizer_url', 'status', 'metadata'],
};
const deleteLinkedAccountTokenResponse: Shape = {
  type: 'object',
  properties: { id: text, is_deleted: { enum: [true] } },
  required: ['id', 'is_deleted'],
};
const validatedToken: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^lat-.*' },
    customer_id: text,
    channel_code: linkedChannelCode,
    status: linkedAccountTokenStatus,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['id', 'customer_id', 'channel_code', 'status', 'metadata'],
};
const paymentCodeStatus: Shape = { enum: ['ACTIVE', 'INACTIVE', 'EXPIRED'] };
const paymentCode: Shape = {
  type: 'object',
  properties: {
    id: text,
    business_id: text,
    reference_id: text,
    channel_code: text,
    customer_name: text,
    payment_code: text,
    currency: text,
    amount: { anyOf: [number, none] },
    market: text,
    is_single_use: flag,
    status: paymentCodeStatus,
    expires_at: text,
    description: { anyOf: [text, none] },
    metadata: { anyOf: [{ type: 'object', additionalProperties: any }, none] },
    created_at: text,
    updated_at: text,
  },
  required: [
    'id',
    'business_id',
    'reference_id',
    'channel_code',
    'customer_name',
    'payment_code',
    'currency',
    'amount',
    'market',
    'is_single_use',
    'status',
    'expires_at',
    'description',
    'metadata',
    'created_at',
    'updated_at',
  ],
};
const paymentCodePayment: Shape = {
  type: 'object',
  properties: {
    id: text,
    business_id: text,
    payment_code_id: text,
    reference_id: text,
    channel_code: text,
    customer_name: text,
    payment_code: text,
    currency: text,
    amount: number,
    market: text,
    status: { enum: ['COMPLETED'] },
    remarks: { anyOf: [text, none] },
    transaction_timestamp: text,
  },
  required: [
    'id',
    'business_id',
    'payment_code_id',
    'reference_id',
    'channel_code',
    'customer_name',
    'payment_code',
    'currency',
    'amount',
    'market',
    'status',
    'remarks',
    'transaction_timestamp',
  ],
};
const listPaymentCodePaymentsResponse: Shape = {
  type: 'object',
  properties: { data: { type: 'array', items: paymentCodePayment }, has_more: flag },
  required: ['data', 'has_more'],
};
const legacyPaymentMethodStatus: Shape = {
  enum: ['PENDING', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'FAILED'],
};
const legacyPaymentMethodProperties: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^la-.*' },
    channel_code: text,
    currency: text,
    description: text,
    card_last_four: { anyOf: [text, none] },
    card_expiry: { anyOf: [text, none] },
  },
  required: ['id', 'channel_code', 'currency', 'description', 'card_last_four', 'card_expiry'],
};
const legacyPaymentMethod: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^pm-.*' },
    customer_id: { anyOf: [text, none] },
    type: linkedAccountType,
    status: legacyPaymentMethodStatus,
    properties: legacyPaymentMethodProperties,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    created: text,
    updated: text,
  },
  required: ['id', 'customer_id', 'type', 'status', 'properties', 'metadata', 'created', 'updated'],
};
const listLegacyPaymentMethodsResponse: Shape = { type: 'array', items: legacyPaymentMethod };
const invoiceAddress: Shape = {
  type: 'object',
  properties: {
    country: { anyOf: [text, none] },
    street_line1: { anyOf: [text, none] },
    street_line2: { anyOf: [text, none] },
    city: { anyOf: [text, none] },
    province: { anyOf: [text, none] },
    state: { anyOf: [text, none] },
    postal_code: { anyOf: [text, none] },
  },
};
const invoiceCustomer: Shape = {
  type: 'object',
  properties: {
    id: { anyOf: [text, none] },
    customer_id: { anyOf: [text, none] },
    given_names: { anyOf: [text, none] },
    surname: { anyOf: [text, none] },
    email: { anyOf: [text, none] },
    mobile_number: { anyOf: [text, none] },
    phone_number: { anyOf: [text, none] },
    address: { anyOf: [invoiceAddress, none] },
    addresses: { anyOf: [{ type: 'array', items: invoiceAddress }, none] },
  },
};
const notificationPreference: Shape = {
  type: 'object',
  properties: {
    invoice_created: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
    invoice_reminder: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
    invoice_paid: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
    invoice_expired: {
      anyOf: [{ type: 'array', items: { enum: ['email', 'sms', 'whatsapp', 'viber'] } }, none],
    },
  },
};
const reminderTimeUnit: Shape = { enum: ['days', 'hours'] };
const invoiceItem: Shape = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    quantity: number,
    price: number,
    category: { anyOf: [text, none] },
    url: { anyOf: [text, none] },
    reference_id: { anyOf: [text, none] },
  },
  required: ['name', 'quantity', 'price'],
};
const invoiceFee: Shape = {
  type: 'object',
  properties: { type: { type: 'string', minLength: 1 }, value: number },
  required: ['type', 'value'],
};
const invoiceStatus: Shape = { enum: ['PENDING', 'PAID', 'SETTLED', 'EXPIRED'] };
const invoiceCurrency: Shape = { enum: ['IDR', 'PHP', 'VND', 'THB', 'MYR'] };
const invoicePaymentMethod: Shape = {
  enum: [
    'EWALLET',
    'BANK_TRANSFER',
    'RETAIL_OUTLET',
    'QR_CODE',
    'CREDIT_CARD',
    'DIRECT_DEBIT',
    'PAYLATER',
  ],
};
const invoicePaymentDetails: Shape = {
  type: 'object',
  properties: { source: text, receipt_id: text },
  required: ['source', 'receipt_id'],
};
const invoiceAvailableBanks: Shape = {
  type: 'object',
  properties: {
    bank_code: text,
    collection_type: { enum: ['POOL'] },
    account_holder_name: text,
    transfer_amount: number,
  },
  required: ['bank_code', 'collection_type', 'account_holder_name', 'transfer_amount'],
};
const invoiceAvailableRetailOutlets: Shape = {
  type: 'object',
  properties: { retail_outlet_name: text },
  required: ['retail_outlet_name'],
};
const invoiceAvailableEwallets: Shape = {
  type: 'object',
  properties: { ewallet_type: text },
  required: ['ewallet_type'],
};
const invoiceAvailableQrCodes: Shape = {
  type: 'object',
  properties: { qr_code_type: text },
  required: ['qr_code_type'],
};
const invoiceAvailableDirectDebits: Shape = {
  type: 'object',
  properties: { direct_debit_type: text },
  required: ['direct_debit_type'],
};
const invoiceAvailablePaylaters: Shape = {
  type: 'object',
  properties: { paylater_type: text },
  required: ['paylater_type'],
};
const invoice: Shape = {
  type: 'object',
  properties: {
    payer_email: {
      anyOf: [
        {
          type: 'string',
          pattern:
            "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
        },
        none,
      ],
    },
    description: { anyOf: [text, none] },
    should_send_email: flag,
    should_exclude_credit_card: flag,
    should_authenticate_credit_card: { anyOf: [flag, none] },
    locale: { anyOf: [text, none] },
    success_redirect_url: { anyOf: [text, none] },
    failure_redirect_url: { anyOf: [text, none] },
    customer: { anyOf: [invoiceCustomer, none] },
    customer_notification_preference: { anyOf: [notificationPreference, none] },
    reminder_time: { anyOf: [int, none] },
    reminder_time_unit: { anyOf: [reminderTimeUnit, none] },
    items: { anyOf: [{ type: 'array', items: invoiceItem }, none] },
    fees: { anyOf: [{ type: 'array', items: invoiceFee }, none] },
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    external_id: text,
    user_id: text,
    status: invoiceStatus,
    merchant_name: text,
    amount: number,
    currency: invoiceCurrency,
    expiry_date: text,
    recurring_payment_id: text,
    paid_amount: number,
    paid_at: text,
    payment_method: invoicePaymentMethod,
    payment_channel: text,
    payment_id: text,
    payment_details: invoicePaymentDetails,
    credit_card_charge_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    created: text,
    updated: text,
    merchant_profile_picture_url: text,
    invoice_url: text,
    available_banks: { type: 'array', items: invoiceAvailableBanks },
    available_retail_outlets: { type: 'array', items: invoiceAvailableRetailOutlets },
    available_ewallets: { type: 'array', items: invoiceAvailableEwallets },
    available_qr_codes: { type: 'array', items: invoiceAvailableQrCodes },
    available_direct_debits: { type: 'array', items: invoiceAvailableDirectDebits },
    available_paylaters: { type: 'array', items: invoiceAvailablePaylaters },
  },
  required: [
    'should_send_email',
    'should_exclude_credit_card',
    'id',
    'external_id',
    'user_id',
    'status',
    'merchant_name',
    'amount',
    'currency',
    'expiry_date',
    'created',
    'updated',
    'merchant_profile_picture_url',
    'invoice_url',
    'available_banks',
    'available_retail_outlets',
    'available_ewallets',
    'available_qr_codes',
    'available_direct_debits',
    'available_paylaters',
  ],
};
const listInvoicesResponse: Shape = { type: 'array', items: invoice };
const qrCodeType: Shape = { enum: ['DYNAMIC', 'STATIC'] };
const qrCodeStatus: Shape = { enum: ['ACTIVE', 'INACTIVE'] };
const qrCode: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^qr_.*' },
    external_id: text,
    amount: { anyOf: [number, none] },
    description: text,
    qr_string: { type: 'string', minLength: 1 },
    callback_url: text,
    type: qrCodeType,
    status: qrCodeStatus,
    created: text,
    updated: text,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: [
    'id',
    'external_id',
    'amount',
    'description',
    'qr_string',
    'callback_url',
    'type',
    'status',
    'created',
    'updated',
    'metadata',
  ],
};
const qrPaymentQrCode: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^qr_.*' },
    external_id: text,
    qr_string: { type: 'string', minLength: 1 },
    type: qrCodeType,
    metadata: {
      anyOf: [{ type: 'object', additionalProperties: { anyOf: [text, number, flag] } }, none],
    },
  },
  required: ['id', 'external_id', 'qr_string', 'type', 'metadata'],
};
const qrPaymentDetail: Shape = {
  type: 'object',
  properties: { receipt_id: text, source: text },
  required: ['receipt_id', 'source'],
};
const qrPayment: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^qrpy_.*' },
    amount: number,
    created: text,
    qr_code: qrPaymentQrCode,
    status: { enum: ['COMPLETED'] },
    payment_detail: qrPaymentDetail,
  },
  required: ['id', 'amount', 'created', 'qr_code', 'status', 'payment_detail'],
};
const listQrPaymentsResponse: Shape = { type: 'array', items: qrPayment };
const recurringPaymentStatus: Shape = { enum: ['ACTIVE', 'STOPPED', 'PAUSED'] };
const recurringCurrency: Shape = { enum: ['IDR', 'PHP'] };
const recurringInterval: Shape = { enum: ['DAY', 'WEEK', 'MONTH'] };
const missedPaymentAction: Shape = { enum: ['IGNORE', 'STOP'] };
const recurringPayment: Shape = {
  type: 'object',
  properties: {
    payer_email: {
      anyOf: [
        {
          type: 'string',
          pattern:
            "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
        },
        none,
      ],
    },
    should_send_email: flag,
    customer: { anyOf: [invoiceCustomer, none] },
    customer_notification_preference: { anyOf: [notificationPreference, none] },
    reminder_time: { anyOf: [int, none] },
    reminder_time_unit: { anyOf: [reminderTimeUnit, none] },
    customer_id: { anyOf: [text, none] },
    credit_card_token: { anyOf: [text, none] },
    payment_method_id: { anyOf: [text, none] },
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    user_id: text,
    external_id: text,
    status: recurringPaymentStatus,
    amount: number,
    currency: recurringCurrency,
    description: text,
    interval: recurringInterval,
    interval_count: int,
    total_recurrence: int,
    recurrence_progress: int,
    missed_payment_action: missedPaymentAction,
    last_created_invoice_url: text,
    success_redirect_url: text,
    failure_redirect_url: text,
    invoice_duration: int,
    charge_immediately: flag,
    recharge: flag,
    start_date: text,
    created: text,
    updated: text,
  },
  required: [
    'should_send_email',
    'id',
    'user_id',
    'external_id',
    'status',
    'amount',
    'currency',
    'interval',
    'interval_count',
    'recurrence_progress',
    'missed_payment_action',
    'charge_immediately',
    'recharge',
    'start_date',
    'created',
    'updated',
  ],
};
const cardChargeStatus: Shape = { enum: ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'] };
const cardFailureReason: Shape = {
  enum: [
    'EXPIRED_CARD',
    'CARD_DECLINED',
    'INSUFFICIENT_BALANCE',
    'STOLEN_CARD',
    'INACTIVE_CARD',
    'INVALID_CVN',
    'PROCESSOR_ERROR',
    'BIN_BLOCK',
  ],
};
const cardChargePromotion: Shape = {
  type: 'object',
  properties: { reference_id: text, original_amount: number },
  required: ['reference_id', 'original_amount'],
};
const cardChargeInstallment: Shape = {
  type: 'object',
  properties: { count: number, interval: text },
  required: ['count', 'interval'],
};
const cardCharge: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    created: text,
    status: cardChargeStatus,
    business_id: text,
    authorized_amount: number,
    capture_amount: number,
    external_id: text,
    merchant_id: text,
    merchant_reference_code: text,
    card_type: { enum: ['CREDIT', 'DEBIT'] },
    masked_card_number: text,
    charge_type: { enum: ['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING'] },
    card_brand: text,
    bank_reconciliation_id: text,
    eci: text,
    failure_reason: cardFailureReason,
    approval_code: text,
    cvn_code: { enum: ['M', 'N', 'P'] },
    descriptor: text,
    currency: text,
    mid_label: text,
    promotion: cardChargePromotion,
    installment: cardChargeInstallment,
    metadata: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          text,
          number,
          flag,
          none,
          { type: 'object', additionalProperties: any },
          { type: 'array', items: any },
        ],
      },
    },
  },
  required: [
    'id',
    'created',
    'status',
    'business_id',
    'authorized_amount',
    'external_id',
    'merchant_id',
    'merchant_reference_code',
    'card_type',
    'masked_card_number',
    'charge_type',
    'card_brand',
    'bank_reconciliation_id',
    'currency',
  ],
};
const cardRefund: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    credit_card_charge_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    user_id: text,
    external_id: text,
    amount: number,
    currency: text,
    status: { enum: ['REQUESTED', 'SUCCEEDED', 'FAILED'] },
    fee_refund_amount: number,
    failure_reason: text,
    created: text,
    updated: text,
  },
  required: [
    'id',
    'credit_card_charge_id',
    'user_id',
    'external_id',
    'amount',
    'currency',
    'status',
    'fee_refund_amount',
    'created',
    'updated',
  ],
};
const cardReversal: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    credit_card_charge_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    business_id: text,
    external_id: text,
    amount: number,
    currency: text,
    status: { enum: ['SUCCEEDED'] },
    created: text,
  },
  required: [
    'id',
    'credit_card_charge_id',
    'business_id',
    'external_id',
    'amount',
    'currency',
    'status',
    'created',
  ],
};
const cardTokenStatus: Shape = { enum: ['VERIFIED', 'IN_REVIEW', 'FAILED'] };
const cardAuthentication: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    credit_card_token_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    external_id: text,
    amount: number,
    currency: text,
    masked_card_number: text,
    status: cardTokenStatus,
    payer_authentication_url: text,
    eci: text,
    threeds_version: text,
    failure_reason: text,
  },
  required: ['id', 'credit_card_token_id', 'amount', 'currency', 'masked_card_number', 'status'],
};
const cardInfo: Shape = {
  type: 'object',
  properties: {
    bank: text,
    country: text,
    type: { enum: ['CREDIT', 'DEBIT'] },
    brand: text,
    fingerprint: text,
  },
  required: ['bank', 'country', 'type', 'brand', 'fingerprint'],
};
const cardToken: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    external_id: text,
    status: cardTokenStatus,
    is_multiple_use: flag,
    masked_card_number: text,
    card_expiration_month: text,
    card_expiration_year: text,
    card_info: cardInfo,
    authentication_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    payer_authentication_url: text,
    failure_reason: text,
  },
  required: [
    'id',
    'status',
    'is_multiple_use',
    'masked_card_number',
    'card_expiration_month',
    'card_expiration_year',
    'card_info',
  ],
};
const acceptanceStatus: Shape = {
  enum: ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED', 'IN_REVIEW'],
};
const safeAcceptance: Shape = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    created: text,
    status: acceptanceStatus,
    business_id: text,
    authorized_amount: number,
    capture_amount: number,
    external_id: text,
    merchant_id: text,
    merchant_reference_code: text,
    card_type: { enum: ['CREDIT', 'DEBIT'] },
    masked_card_number: text,
    charge_type: { enum: ['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING'] },
    card_brand: text,
    bank_reconciliation_id: text,
    eci: text,
    failure_reason: cardFailureReason,
    approval_code: text,
    cvn_code: { enum: ['M', 'N', 'P'] },
    descriptor: text,
    currency: text,
    mid_label: text,
    reference_id: text,
    token_id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    payer_authentication_url: text,
    result_url: text,
    signed_field_names: text,
    signature: text,
  },
  required: ['status', 'reference_id', 'token_id', 'signed_field_names', 'signature'],
};

/** Response of each call, by its id. */
export const responses: Readonly<Record<string, Shape>> = {
  'cardless_credit.create': cardlessCreditCheckout,
  'cardless_credit.payment_types': calculatePaymentTypesResponse,
  'ewallet_charges.create': ewalletCharge,
  'ewallet_charges.get': ewalletCharge,
  'ewallet_charges.list': listEwalletChargesResponse,
  'ewallet_charges.refund': ewalletRefund,
  'ewallet_charges.refunds': listEwalletRefundsResponse,
  'ewallet_charges.void': ewalletCharge,
  'ewallets.create': createdEwalletPayment,
  'ewallets.get': ewalletPaymentStatus,
  'callback_virtual_accounts.banks': listVirtualAccountBanksResponse,
  'callback_virtual_accounts.create': callbackVirtualAccount,
  'callback_virtual_accounts.get': callbackVirtualAccount,
  'callback_virtual_accounts.payment': virtualAccountPayment,
  'callback_virtual_accounts.simulate': simulateVirtualAccountPaymentResponse,
  'callback_virtual_accounts.update': callbackVirtualAccount,
  'direct_debits.create': directDebit,
  'direct_debits.get': directDebit,
  'direct_debits.list': listDirectDebitsResponse,
  'direct_debits.resend_otp': directDebit,
  'direct_debits.validate_otp': directDebit,
  'fixed_payment_codes.create': fixedPaymentCode,
  'fixed_payment_codes.get': fixedPaymentCode,
  'fixed_payment_codes.payments': listFixedPaymentCodePaymentsResponse,
  'fixed_payment_codes.simulate': simulateVirtualAccountPaymentResponse,
  'fixed_payment_codes.update': fixedPaymentCode,
  'linked_account_tokens.accounts': listLinkedAccountsResponse,
  'linked_account_tokens.auth': linkedAccountToken,
  'linked_account_tokens.delete': deleteLinkedAccountTokenResponse,
  'linked_account_tokens.validate_otp': validatedToken,
  'payment_codes.create': paymentCode,
  'payment_codes.get': paymentCode,
  'payment_codes.payments': listPaymentCodePaymentsResponse,
  'payment_codes.simulate': simulateVirtualAccountPaymentResponse,
  'payment_codes.update': paymentCode,
  'legacy_payment_methods.create': legacyPaymentMethod,
  'legacy_payment_methods.list': listLegacyPaymentMethodsResponse,
  'invoices.create': invoice,
  'invoices.expire': invoice,
  'invoices.get': invoice,
  'invoices.list': listInvoicesResponse,
  'qr_codes.create': qrCode,
  'qr_codes.get': qrCode,
  'qr_codes.payments': listQrPaymentsResponse,
  'qr_codes.simulate': qrPayment,
  'recurring_payments.create': recurringPayment,
  'recurring_payments.get': recurringPayment,
  'recurring_payments.pause': recurringPayment,
  'recurring_payments.resume': recurringPayment,
  'recurring_payments.stop': recurringPayment,
  'recurring_payments.update': recurringPayment,
  'credit_card_charges.capture': cardCharge,
  'credit_card_charges.create': cardCharge,
  'credit_card_charges.get': cardCharge,
  'credit_card_charges.refund': cardRefund,
  'credit_card_charges.refund_named': cardRefund,
  'credit_card_charges.reverse': cardReversal,
  'credit_card_tokens.authenticate': cardAuthentication,
  'credit_card_tokens.create': cardToken,
  'credit_card_tokens.create_former': cardToken,
  'credit_card_tokens.get': cardToken,
  'credit_card_authentications.get': cardAuthentication,
  'credit_cards.safe_acceptance': safeAcceptance,
};
