// The stored state of an intent, and its lifecycle.
import { lifecycle } from '@kasir/core/resource';
import type { ChannelType } from '@kasir/models';
import type { FailureCodes } from '../connectors/port.ts';
import type { Product } from '../product.ts';
import type {
  AuthenticationPreferences,
  Metadata,
  Requested,
  ReturnUrls,
} from '../instruments/state.ts';
import type { Initiator } from '../instruments/initiator.ts';
import type { Purchase } from '../operations/purchase.ts';
import type { Installment } from '../operations/work.ts';
import type { CardResults } from '../instruments/types/card/results.ts';

/** The open statuses; all others except AWAITING_CAPTURE are final (STATE-UNSPEC-05). */
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

/** The purposes of an intent. */
export const intentPurposes = [
  /** One payment. */
  'pay',
  /** A payment that saves the instrument which came with it; unpaid, it is not kept. */
  'save',
  /** Payments until it ends, which do not affect its final status. */
  'repeat',
  /** The check of an instrument: no money moves, and there is no payment. */
  'verify',
] as const;
export type IntentPurpose = (typeof intentPurposes)[number];

/** The objects that are pending until the channel has responded. */
export const intentPendings = [
  /** The intent; its payment is created when it is charged. */
  'intent',
  /** The payment, from the start, for products that show merchants only the payment. */
  'payment',
  /** Nothing: the product has no pending status, so a charge without a response is reversed. */
  'nothing',
] as const;
export type IntentPending = (typeof intentPendings)[number];

export interface IntentState {
  readonly status: IntentStatus;
  /** The product to which it belongs, such as a v2 payment request. */
  readonly product: Product;
  /** Unprefixed id of the paying instrument. */
  readonly instrument: string;
  /** Type and channel of that instrument. */
  readonly type: ChannelType;
  readonly channel: string;
  readonly customer: string | null;
  readonly reference: string;
  /** A key of the merchant that is unique among intents of this product, or null. */
  readonly merchantKey: string | null;
  /** 24 hexadecimal digits that identify it to merchants, or null when they use its id. */
  readonly shortId: string | null;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly country: string;
  readonly currency: string;
  readonly requested: Requested;
  /** True when a charge only authorizes the amount, to be captured later. */
  readonly manualCapture: boolean;
  readonly purpose: IntentPurpose;
  readonly initiator: Initiator;
  /** The installments of a card charge; omitted when those of the card apply, or for none. */
  readonly installment?: Installment;
  readonly pendingAs: IntentPending;
  /** The failure codes that its product shows; omitted for those of its channel type. */
  readonly failureCodes?: FailureCodes;
  /** The purchase, for connectors; omitted in test mode. */
  readonly purchase?: Purchase;
  /** The x-kasir-script header of the request that opened it. */
  readonly script?: string;
  /** Set values override those of its instrument. */
  readonly returnUrls: ReturnUrls;
  readonly authentication: AuthenticationPreferences;
  /** True when a card's security code was sent; the code itself is never stored. */
  readonly securityCode: boolean;
  /** The results from the card's bank, or null. */
  readonly results: CardResults | null;
  /** Unprefixed id of the payment that is pending or was authorized for it, or null. */
  readonly payment: string | null;
  readonly failure: string | null;
  /** The time in milliseconds from which it can no longer be paid, or null. */
  readonly expires: number | null;
  /** True when its payer returned to the merchant without deciding. */
  readonly left: boolean;
  readonly created: number;
  readonly updated: number;
  /** Data of its owner, read by nobody else. */
  readonly echo: unknown;
}
