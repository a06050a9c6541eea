// Declares the outcomes and payments that connectors report, in the words of the platform. Amounts
// in minor units.
import type { ChannelWork, ConnectorAction, OperationState } from '../operations/state.ts';

/** An operation as its connector reports it. */
export interface Outcome {
  readonly work: ChannelWork;
  readonly status: 'succeeded' | 'declined' | 'action_required' | 'pending';
  /** The executed amount, of a success that moves or holds money. */
  readonly amount: { readonly value: number; readonly currency: string } | null;
  readonly failure: OperationState['failure'];
  readonly action: ConnectorAction | null;
  readonly token: string | null;
  readonly issued: string | null;
  readonly processorReference: string | null;
  readonly sequence: number;
}

/** A payment that a number or code of a connector has received. */
export interface Receipt {
  /** The id that the connector chose. */
  readonly id: string;
  /** Unprefixed id of the operation that issued the number or code. */
  readonly issuedBy: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly sequence: number;
}
