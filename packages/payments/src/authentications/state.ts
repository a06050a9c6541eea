// The stored state of an authentication, and its lifecycle.
import { lifecycle, type Ref } from '@kasir/core/resource';
import type { ReturnUrls } from '../instruments/state.ts';
import type { CardAuthentication } from '../instruments/types/card/results.ts';

export const authenticationLifecycle = lifecycle({
  name: 'authentication',
  states: ['CHALLENGED', 'VERIFIED', 'FAILED', 'USED', 'EXPIRED'],
  on: {
    challenge: [
      {
        from: [null],
        to: 'CHALLENGED',
        when: 'the bank asks the holder',
        signal: 'authentication.challenged',
      },
    ],
    verify: [
      {
        from: [null, 'CHALLENGED'],
        to: 'VERIFIED',
        when: 'the bank knows the holder, at once or by a challenge',
        signal: 'authentication.verified',
      },
    ],
    fail: [{ from: ['CHALLENGED'], to: 'FAILED', signal: 'authentication.failed' }],
    use: [{ from: ['VERIFIED'], to: 'USED', when: 'a charge rests on it' }],
    expire: [
      {
        from: ['CHALLENGED', 'VERIFIED'],
        to: 'EXPIRED',
        when: 'its time passes',
        signal: 'authentication.expired',
      },
    ],
  },
});

export interface AuthenticationState {
  readonly status: (typeof authenticationLifecycle.states)[number];
  /** 24 hexadecimal digits that identify it to merchants. */
  readonly shortId: string;
  /** The product to which it belongs: the authentication of a card token. */
  readonly product: Ref;
  /** Unprefixed id of the instrument whose holder is authenticated. */
  readonly instrument: string;
  /** Minor units: the most that can be charged with it. */
  readonly amount: number;
  readonly currency: string;
  /** The merchant's own reference, or null. */
  readonly reference: string | null;
  readonly returnUrls: ReturnUrls;
  /** The results from the bank of a card, or null. */
  readonly results: CardAuthentication | null;
  readonly failure: string | null;
  /** The object that was charged with it, or null. */
  readonly usedBy: Ref | null;
  /** The time in milliseconds from which it can be neither verified nor used. */
  readonly expires: number;
  readonly created: number;
  readonly updated: number;
  /** Data of the product that owns it; the domain does not read it. */
  readonly echo: unknown;
}
