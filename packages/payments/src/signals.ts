// Types every signal of the domain with its payload, for the listeners.
import type { SignalsOf } from '@kasir/core/server';
import type { authentications } from './authentications/kind.ts';
import type { checkouts } from './checkouts/kind.ts';
import type { instruments } from './instruments/kind.ts';
import type { intents } from './intents/kind.ts';
import type { invoices } from './invoices/kind.ts';
import type { captures, payments } from './payments/kind.ts';
import type { plans } from './plans/kind.ts';
import type { refunds } from './refunds/kind.ts';

export type DomainSignals = SignalsOf<typeof instruments> &
  SignalsOf<typeof intents> &
  SignalsOf<typeof payments> &
  SignalsOf<typeof captures> &
  SignalsOf<typeof refunds> &
  SignalsOf<typeof invoices> &
  SignalsOf<typeof authentications> &
  SignalsOf<typeof plans> &
  SignalsOf<typeof checkouts>;

/** Signals of instruments, for a view that emits no events for them. */
export const silentInstruments = {
  'instrument.activated': null,
  'instrument.failed': null,
  'instrument.consumed': null,
  'instrument.expired': null,
  'instrument.withdrawn': null,
  'instrument.deactivated': null,
  'instrument.reactivated': null,
} as const satisfies Record<keyof SignalsOf<typeof instruments>, null>;

/** Signals of intents, for a view that emits no events for them. */
export const silentIntents = {
  'intent.succeeded': null,
  'intent.authorized': null,
  'intent.failed': null,
  'intent.expired': null,
  'intent.closed': null,
  'intent.canceled': null,
  'intent.voided': null,
} as const satisfies Record<keyof SignalsOf<typeof intents>, null>;

/** Signals of payments: a view spreads these and overrides those for which it emits events. */
export const silentPayments = {
  'payment.completed': null,
  'payment.received_late': null,
  'payment.pending': null,
  'payment.failed': null,
  'payment.authorized': null,
  'payment.expired': null,
  'payment.voided': null,
} as const satisfies Record<keyof SignalsOf<typeof payments>, null>;
