// What is kept of an intent, and its life.
import { lifecycle, type Ref } from '@kasir/core';
import type { ChannelType } from '@kasir/models';
import type {
  AuthenticationWishes,
  Metadata,
  Requested,
  ReturnUrls,
} from '../instruments/state.ts';
import type { CardResults } from '../instruments/types/card-results.ts';

/** Where the outcome is open; all others but AWAITING_CAPTURE are ends (STATE-UNSPEC-05). */
const waiting = ['REQUIRES_ACTION', 'PENDING'] as const;

export const intentLifecycle = lifecycle({
  name: 'intent',
  states: [
    'REQUIRES_ACTION',
    'PENDING',
    'AWAITING_CAPTURE',
    'SUCCEEDED',
    'FAILED',
    'EXPIRED',
    'CANCELED',
    'VOIDED',
  ],
  on: {
    request_action: [{ from: [null], to: 'REQUIRES_ACTION', when: 'its payer acts on a page' }],
    wait: [{ from: [null], to: 'PENDING', when: 'its payer acts elsewhere' }],
    succeed: [
      { from: [null, ...waiting, 'AWAITING_CAPTURE'], to: 'SUCCEEDED', signal: 'intent.succeeded' },
    ],
    authorize: [
      {
        from: [null, 'REQUIRES_ACTION'],
        to: 'AWAITING_CAPTURE',
        when: 'a card, whose holder acts on a page or not at all',
        signal: 'intent.authorized',
      },
    ],
    fail: [{ from: [null, ...waiting], to: 'FAILED', signal: 'intent.failed' }],
    expire: [{ from: waiting, to: 'EXPIRED', when: 'its time passes', signal: 'intent.expired' }],
    close: [
      {
        from: waiting,
        to: 'FAILED',
        when: 'its instrument is used up',
        signal: 'intent.closed',
      },
    ],
    cancel: [
      {
        from: waiting,
        to: 'CANCELED',
        when: 'the merchant ends its instrument',
        signal: 'intent.canceled',
      },
    ],
    finish: [{ from: waiting, to: 'SUCCEEDED', when: 'it was paid before, and its number ends' }],
    void: [
      {
        from: ['AWAITING_CAPTURE'],
        to: 'VOIDED',
        when: 'nobody captured what was authorized, or the merchant lets it go',
        signal: 'intent.voided',
      },
    ],
  },
});

export type IntentStatus = (typeof intentLifecycle.states)[number];

export interface IntentState {
  readonly status: IntentStatus;
  /** Whose view it is: the v2 payment request. */
  readonly product: Ref;
  /** Bare id of the instrument that pays. */
  readonly instrument: string;
  /** Type and channel of that instrument. */
  readonly type: ChannelType;
  readonly channel: string;
  readonly customer: string | null;
  readonly reference: string;
  /** A key of the merchant that is unique among intents of this product, or null. */
  readonly merchantKey: string | null;
  /** 24 hexadecimal digits by which merchants know it, or null where they know its id. */
  readonly shortId: string | null;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly country: string;
  readonly currency: string;
  readonly requested: Requested;
  /** Whether what is charged is authorized only, to be captured later. */
  readonly manualCapture: boolean;
  /** Whether the merchant charges without the payer being there. */
  readonly merchantInitiated: boolean;
  /** Whether its owner is not asked where the channel can do without. */
  readonly unattended?: boolean;
  /** Whether an instrument that comes with it is kept only if it is paid. */
  readonly savesIfPaid?: boolean;
  /** Whether it takes payments until it ends: what was paid does not say how it ends. */
  readonly repeats?: boolean;
  /** Whether the instrument is only looked at: no money moves, and there is no payment. */
  readonly verifies?: boolean;
  /** Whether its generation has no state in which it waits for the answer of a channel. */
  readonly settlesAtOnce?: boolean;
  /** What the request that opened it has sent as x-kasir-script. */
  readonly script?: string;
  /** What goes before the same of its instrument, where it is set. */
  readonly returnUrls: ReturnUrls;
  readonly authentication: AuthenticationWishes;
  /** Whether a card's security code was sent; the code itself is kept nowhere. */
  readonly securityCode: boolean;
  /** What the card's bank said, or null. */
  readonly results: CardResults | null;
  /** Bare id of the payment that is pending or was authorized for it, or null. */
  readonly payment: string | null;
  readonly failure: string | null;
  /** Milliseconds from which it can no longer be paid, or null. */
  readonly expires: number | null;
  /** Whether its payer went back to the merchant without deciding. */
  readonly left: boolean;
  readonly created: number;
  readonly updated: number;
  /** What its owner keeps with it; read by nobody else. */
  readonly echo: unknown;
}
