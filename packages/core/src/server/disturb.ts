// What may be done to requests of test accounts on purpose, for clients that must survive it.
import type { EndpointSpec } from '../contract.ts';
import type { RenderedResponse } from './rendered-response.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { RawRequest } from './raw-request.ts';
import type { AccountView } from './scope.ts';

/** A request of a test account that would be carried out now. */
export interface Disturbable {
  readonly contract: EndpointSpec;
  readonly request: RawRequest;
  readonly account: AccountView;
  /** Notes what is done to it, in words, for those who observe it. */
  readonly interfere: (how: string) => void;
}

export interface Disturber {
  /** Whether anything is to be done to requests of an account: asked for each of them. */
  readonly concerns: (account: AccountView) => boolean;
  /** Carries a request out, or does not; rejects with `ConnectionCut` in place of a response. */
  readonly disturb: (
    disturbable: Disturbable,
    proceed: () => MaybePromise<RenderedResponse>,
  ) => Promise<RenderedResponse>;
}

/** A request gets no response: its connection ends. */
export class ConnectionCut extends Error {
  constructor() {
    super('The connection was cut on purpose.');
    this.name = 'ConnectionCut';
  }
}
