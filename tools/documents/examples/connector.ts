// Holds the example bodies of the connector protocol; a test compares them with its schemas.
import type { Callback, Operation, OperationRequest, Statement } from '@kasir/connector/protocol';

export const chargeExample: OperationRequest = {
  id: 'op_01JDN6W5Q2',
  work: 'charge',
  channel: { type: 'EWALLET', code: 'DANA', country: 'ID' },
  amount: { value: 150_000, currency: 'IDR' },
  references: { merchant: 'order-1042', account: 'acc_toko', object: 'pr-7b1f2c' },
  customer: {
    id: 'cust-51',
    given_names: 'Siti',
    surname: 'Rahma',
    email: 'siti@example.com',
    mobile_number: '+628123456789',
  },
  return_urls: {
    success: 'https://merchant.example/thanks',
    failure: 'https://merchant.example/sorry',
    cancel: null,
  },
  source: null,
  parent: null,
  parts: null,
  metadata: null,
  created_at: '2026-11-26T08:00:00Z',
  expires_at: '2026-11-26T08:15:00Z',
};

export const operationExample: Operation = {
  id: chargeExample.id,
  work: 'charge',
  status: 'action_required',
  amount: null,
  decline: null,
  action: {
    type: 'redirect',
    url: 'https://wallet.example/pay/8841',
    expires_at: '2026-11-26T08:15:00Z',
  },
  token: null,
  instrument: null,
  connector_reference: 'wlt-8841',
  sequence: 2,
  updated_at: '2026-11-26T08:00:01Z',
};

export const callbackExample: Callback = {
  id: 'evt_01JDN6W9ZK',
  type: 'operation.updated',
  created_at: '2026-11-26T08:01:12Z',
  operation: {
    ...operationExample,
    status: 'succeeded',
    amount: { value: 150_000, currency: 'IDR' },
    decline: null,
    action: null,
    sequence: 3,
    updated_at: '2026-11-26T08:01:12Z',
  },
};

export const statementExample: Statement = {
  date: '2026-11-26',
  is_complete: true,
  lines: [
    {
      id: 'settlement-991-1',
      operation: chargeExample.id,
      kind: 'charge',
      gross: { value: 150_000, currency: 'IDR' },
      fee: { value: 2_250, currency: 'IDR' },
      net: { value: 147_750, currency: 'IDR' },
      settled_at: '2026-11-27T02:00:00Z',
    },
  ],
};
