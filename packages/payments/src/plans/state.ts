// What is kept of a recurring payment, and its life.
import { lifecycle } from '@kasir/core';
import type { Metadata, ReturnUrls } from '../instruments/state.ts';
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
  /** 24 hexadecimal digits by which merchants, and its invoices, know it. */
  readonly shortId: string;
  /** The merchant's own reference. */
  readonly reference: string;
  /** Minor units of each invoice. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly returnUrls: ReturnUrls;
  readonly interval: Interval;
  /** How many invoices there will be; null when only the merchant ends it. */
  readonly cycles: number | null;
  /** How many invoices there were. */
  readonly progress: number;
  /** Milliseconds from which cycles are counted, and the number of the next one. */
  readonly anchor: number;
  readonly turn: number;
  /** What an invoice that nobody paid does to it. */
  readonly missed: 'IGNORE' | 'STOP';
  /** Seconds until an invoice expires; the general time when null. */
  readonly invoiceSeconds: number | null;
  /** Bare id of the saved instrument that is charged for each invoice; null when its payer pays. */
  readonly instrument: string | null;
  /** Whether a card that pays an invoice on its page is saved to be charged for the next ones. */
  readonly savesCard: boolean;
  /** Who is notified of its invoices; null when nobody is. */
  readonly notifications: NotificationTerms | null;
  /** Bare id of the latest invoice, or null. */
  readonly lastInvoice: string | null;
  readonly created: number;
  readonly updated: number;
  /** What its owner keeps with it; read by nobody else. */
  readonly echo: unknown;
  /** What the owner of its invoices keeps with each of them. */
  readonly invoiceEcho: unknown;
}
