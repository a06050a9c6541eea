// Declares deliberate faults in requests of test accounts, for clients that must survive them.
import type { EndpointSpec } from '../contract.ts';
import type { RenderedResponse } from './rendered-response.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { RawRequest } from './raw-request.ts';
import type { AccountView } from './scope.ts';

/** A request of a test account that is about to be executed. */
export interface Disturbable {
  readonly contract: EndpointSpec;
  readonly request: RawRequest;
  readonly account: AccountView;
  /** Records the fault in words, for observers. */
  readonly interfere: (how: string) => void;
}

export interface Disturber {
  /** Returns whether an account has any faults: called for each request. */
  readonly appliesTo: (account: AccountView) => boolean;
  /** Executes a request, or does not; rejects with `ConnectionCut` in place of a response. */
  readonly disturb: (
    disturbable: Disturbable,
    proceed: () => MaybePromise<RenderedResponse>,
  ) => Promise<RenderedResponse>;
}

/** Thrown to end a connection without a response. */
export class ConnectionCut extends Error {
  constructor() {
    super('The connection was cut on purpose.');
    this.name = 'ConnectionCut';
  }
}
