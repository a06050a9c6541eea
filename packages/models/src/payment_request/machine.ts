// The lifecycle of a v2 payment request; the `service` dialect adds PENDING, EXPIRED, CANCELED and
// VOIDED.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;
const spec = { when: 'dialect spec', dialect: 'spec', ...chosen };
const service = { when: 'dialect service', dialect: 'service', ...chosen };
const pays = { alsoEmits: ['payment.succeeded'] };
/** A request that ends unpaid has a failed payment (STATE-PR2-02). */
const fails = { alsoEmits: ['payment.failed'] };
const manual = {
  when: 'a card, capture_method MANUAL',
  alsoEmits: ['payment.authorization', 'payment.awaiting_capture'],
  clause: 'STATE-PR2-03',
  origin: 'inferred',
} as const;

/** A reusable number keeps waiting after it was paid, and ends as a paid request. */
const paidBefore = { to: 'SUCCEEDED', ...chosen, when: 'it was paid before' } as const;

export const paymentRequestMachine = machine({
  name: 'payment_request',
  states: [
    'REQUIRES_ACTION',
    'SUCCEEDED',
    'FAILED',
    'AWAITING_CAPTURE',
    'PENDING',
    'EXPIRED',
    'CANCELED',
    'VOIDED',
  ],
  transitions: [
    { from: null, on: 'create', to: 'REQUIRES_ACTION', ...chosen },
    { from: null, on: 'create', to: 'PENDING', ...service, when: 'no page, dialect service' },
    {
      from: null,
      on: 'payment_succeeds',
      to: 'SUCCEEDED',
      ...pays,
      ...chosen,
      when: 'charged at once',
    },
    { from: null, on: 'payment_fails', to: 'FAILED', ...fails, ...chosen, when: 'charged at once' },
    { from: null, on: 'payment_is_authorized', to: 'AWAITING_CAPTURE', ...manual },
    { from: 'REQUIRES_ACTION', on: 'payment_succeeds', to: 'SUCCEEDED', ...pays, ...chosen },
    { from: 'REQUIRES_ACTION', on: 'payment_fails', to: 'FAILED', ...fails, ...chosen },
    { from: 'REQUIRES_ACTION', on: 'payment_is_authorized', to: 'AWAITING_CAPTURE', ...manual },
    { from: 'REQUIRES_ACTION', on: 'time_passes', to: 'FAILED', ...fails, ...spec },
    { from: 'REQUIRES_ACTION', on: 'time_passes', to: 'EXPIRED', ...fails, ...service },
    { from: 'REQUIRES_ACTION', on: 'time_passes', ...paidBefore },
    { from: 'REQUIRES_ACTION', on: 'method_is_used_up', to: 'FAILED', ...fails, ...chosen },
    { from: 'REQUIRES_ACTION', on: 'method_is_withdrawn', to: 'FAILED', ...fails, ...spec },
    { from: 'REQUIRES_ACTION', on: 'method_is_withdrawn', to: 'CANCELED', ...fails, ...service },
    { from: 'REQUIRES_ACTION', on: 'method_is_withdrawn', ...paidBefore },
    { from: 'PENDING', on: 'payment_succeeds', to: 'SUCCEEDED', ...pays, ...chosen },
    { from: 'PENDING', on: 'payment_fails', to: 'FAILED', ...fails, ...chosen },
    { from: 'PENDING', on: 'time_passes', to: 'EXPIRED', ...fails, ...chosen },
    { from: 'PENDING', on: 'time_passes', ...paidBefore },
    { from: 'PENDING', on: 'method_is_used_up', to: 'FAILED', ...fails, ...chosen },
    { from: 'PENDING', on: 'method_is_withdrawn', to: 'CANCELED', ...fails, ...chosen },
    { from: 'PENDING', on: 'method_is_withdrawn', ...paidBefore },
    {
      from: 'AWAITING_CAPTURE',
      on: 'payment_succeeds',
      to: 'SUCCEEDED',
      alsoEmits: ['payment.succeeded', 'capture.succeeded'],
      ...chosen,
      when: 'the first capture',
    },
    { from: 'AWAITING_CAPTURE', on: 'time_passes', to: 'FAILED', ...fails, ...spec },
    { from: 'AWAITING_CAPTURE', on: 'time_passes', to: 'VOIDED', ...fails, ...service },
  ],
});
