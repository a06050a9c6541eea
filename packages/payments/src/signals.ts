// Every signal of the domain with what it carries: listeners are typed by this.
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
