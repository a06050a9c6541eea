// The stored state of a recurring payment, and its lifecycle.
import { lifecycle } from '@kasir/core/resource';
import type { Metadata, ReturnUrls } from '../instruments/state.ts';
import type { Purchase } from '../operations/purchase.ts';
import type { NotificationTerms } from '../notifications/kind.ts';
import type { Interval } from './calendar.ts';

const living = ['ACTIVE', 'PAUSED'] as const;

export const planLifecycle = lifecycle({
  name: 'plan',
  states: ['ACTIVE', 'PAUSED', 'STOPPED', 'COMPLETED'],
  on: {
    create: [{ from: [null], to: 'ACTIVE' }],
    bill: [{ from: ['ACTIVE'], to: 'ACTIVE', when: 'a cycle is due', signal: 'plan.billed' }],
    pause: [{ from: ['ACTIVE'], to: 'PAUSED', signal: 'plan.paused' }],
    resume: [{ from: ['PAUSED'], to: 'ACTIVE', signal: 'plan.resumed' }],
    stop: [{ from: living, to: 'STOPPED', when: 'the merchant ends it', signal: 'plan.stopped' }],
    miss: [
      {
        from: living,
        to: 'STOPPED',
        when: 'an invoice expires and a missed payment ends it',
        signal: 'plan.stopped',
      },
    ],
    complete: [
      {
        from: living,
        to: 'COMPLETED',
        when: 'the invoice of its last cycle is paid or expires',
        signal: 'plan.completed',
      },
    ],
  },
});

export interface PlanState {
  readonly status: (typeof planLifecycle.states)[number];
  /** 24 hexadecimal digits that identify it to merchants and in its invoices. */
  readonly shortId: string;
  /** The merchant's own reference. */
  readonly reference: string;
  /** The amount of each invoice, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly returnUrls: ReturnUrls;
  readonly interval: Interval;
  /** The total number of invoices; null until the merchant stops it. */
  readonly cycles: number | null;
  /** The number of invoices so far. */
  readonly progress: number;
  /** The time in milliseconds from which cycles are counted, and the number of the next one. */
  readonly anchor: number;
  readonly turn: number;
  /** The effect of an unpaid invoice on it. */
  readonly missed: 'IGNORE' | 'STOP';
  /** Seconds until an invoice expires; the default when null. */
  readonly invoiceSeconds: number | null;
  /** Unprefixed id of the saved instrument charged for each invoice; null when its payer pays. */
  readonly instrument: string | null;
  /** True when a card that pays an invoice on its page is saved and charged for the next ones. */
  readonly savesCard: boolean;
  /** The bill, for connectors; omitted in test mode. */
  readonly purchase?: Purchase;
  /** The notifications about its invoices; null for none. */
  readonly notifications: NotificationTerms | null;
  /** Unprefixed id of the latest invoice, or null. */
  readonly lastInvoice: string | null;
  readonly created: number;
  readonly updated: number;
  /** Data of its owner, read by nobody else. */
  readonly echo: unknown;
  /** Data of the owner of its invoices, stored with each of them. */
  readonly invoiceEcho: unknown;
}
