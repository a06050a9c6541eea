// The stored state of an operation: a work of a connector, or a payment that it reported; and its
// lifecycle. Amounts in minor units.
import { lifecycle, type Ref } from '@kasir/core/resource';
import type { ChannelType } from '@kasir/models';

/** The works of the connector protocol. */
export const channelWorks = [
  'charge',
  'authorize',
  'capture',
  'void',
  'refund',
  'link',
  'unlink',
  'issue',
  'close',
] as const;
export type ChannelWork = (typeof channelWorks)[number];

export const operationLifecycle = lifecycle({
  name: 'operation',
  states: ['SENT', 'WAITING', 'SUCCEEDED', 'DECLINED', 'REFUSED'],
  on: {
    send: [{ from: [null], to: 'SENT', when: 'its response is not known yet' }],
    wait: [
      {
        from: ['SENT', 'WAITING'],
        to: 'WAITING',
        when: 'the processor works on it, or its payer has to act',
      },
    ],
    succeed: [
      { from: ['SENT', 'WAITING'], to: 'SUCCEEDED' },
      { from: ['DECLINED'], to: 'SUCCEEDED', when: 'the decline was not the last word' },
      { from: [null], to: 'SUCCEEDED', when: 'a payment was received by an issued number or code' },
    ],
    decline: [{ from: ['SENT', 'WAITING'], to: 'DECLINED' }],
    refuse: [
      { from: ['SENT'], to: 'REFUSED', when: 'the connector proved that nothing was sent' },
      { from: [null], to: 'REFUSED', when: 'no connector can do it, so that nothing was sent' },
    ],
  },
});

export type OperationStatus = (typeof operationLifecycle.states)[number];

/** The payer's next step, as the connector reports it. */
export type ConnectorAction =
  | { readonly type: 'redirect'; readonly url: string; readonly expires: number | null }
  | {
      readonly type: 'present';
      readonly text: string;
      readonly kind: 'qr' | 'number' | 'code';
      readonly expires: number | null;
    }
  | { readonly type: 'wait'; readonly expires: number | null };

/** The reasons why an operator should look at an operation. */
export const attentions = [
  /** Nobody responded for five days: the outcome is not known. */
  'NO_OUTCOME',
  /** The connector contradicts what it reported before. */
  'CONTRADICTION',
  /** It succeeded after a decline, or after its object had ended. */
  'LATE_SUCCESS',
  /** The platform has ended it, but the processor declined to. */
  'NOT_UNDONE',
  /** It succeeded with an amount other than the requested one. */
  'OTHER_AMOUNT',
] as const;
export type Attention = (typeof attentions)[number];

/**
 * The decisions of an operator on a doubtful operation: an outcome, or `noted` for a review only.
 */
export const doubtOutcomes = ['succeeded', 'declined', 'noted'] as const;
export type DoubtOutcome = (typeof doubtOutcomes)[number];

export interface OperationState {
  readonly status: OperationStatus;
  /** Name of the connector within the account. */
  readonly connector: string;
  /** The requested work; `receive` for a payment that it reported. */
  readonly work: ChannelWork | 'receive';
  readonly type: ChannelType;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** Null when the payer chooses it, or for works without an amount. */
  readonly amount: number | null;
  /** The executed amount, of a success that moves or holds money. */
  readonly executed: number | null;
  /** Unprefixed id of the operation that it continues, or null. */
  readonly parent: string | null;
  /** Unprefixed id of the operation that refused to do the same before, or null. */
  readonly instead: string | null;
  /** Names of the connectors to try when this one refuses, in order. */
  readonly fallbacks: readonly string[];
  /** The id that the connector chose for a received payment; null for operations of ours. */
  readonly external: string | null;
  /** The object for which it was begun. */
  readonly about: Ref;
  /** The merchant's reference of that object. */
  readonly reference: string;
  /** JSON text of the request, without card data or account numbers; empty where there is none. */
  readonly request: string;
  /** True when card data or an account number went with it, so that it cannot be sent again. */
  readonly withCard: boolean;
  /** The job that continues once the outcome is known, or null when nothing waits for it. */
  readonly resume: {
    readonly job: string;
    readonly payload: Readonly<Record<string, unknown>>;
  } | null;
  /** Real time in milliseconds of the last request, and of the last question; 0 before any. */
  readonly sentAt: number;
  readonly questionedAt: number;
  readonly requests: number;
  readonly questions: number;
  /** The highest sequence number of an applied report; 0 before any. */
  readonly sequence: number;
  readonly action: ConnectorAction | null;
  readonly failure: {
    readonly code: string;
    readonly networkCode: string | null;
    /** The party that declined; omitted when the connector did not report a decline. */
    readonly by?: 'payer' | 'channel';
  } | null;
  /** The connector's token for later operations, or null. */
  readonly token: string | null;
  /** The number, code or text of a QR code that was issued, or null. */
  readonly issued: string | null;
  /** The processor's name for it, or null. */
  readonly processorReference: string | null;
  readonly attention: Attention | null;
  /** The decision of an operator, once there was one. */
  readonly resolution?: {
    readonly outcome: DoubtOutcome;
    readonly reason: string;
    readonly by: string;
    readonly at: number;
  };
  /** True once a line of a statement was matched with it. */
  readonly settled: boolean;
  /** Its money in the ledger `suspense`, until an operator decides; omitted without any so far. */
  readonly suspense?: number;
  readonly created: number;
  readonly updated: number;
}

/** The works whose success appears in a statement: they move money. */
const settledWorks: readonly OperationState['work'][] = ['charge', 'capture', 'refund', 'receive'];

/**
 * Returns whether the money of an operation was settled by a line of a statement; null for an
 * operation that appears in none.
 */
export const isSettled = ({
  status,
  work,
  settled,
}: Pick<OperationState, 'status' | 'work' | 'settled'>): boolean | null =>
  status === 'SUCCEEDED' && settledWorks.includes(work) ? settled : null;

/**
 * Returns whether an operation refunds money by the platform's own decision, such as a late
 * payment. The books do not wait for it, unlike for a refund that the merchant requested.
 */
export const isGiveBack = ({ work, resume }: Pick<OperationState, 'work' | 'resume'>): boolean =>
  work === 'refund' && resume === null;
