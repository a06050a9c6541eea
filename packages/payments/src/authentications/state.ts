// What is kept of an authentication, and its life.
import { lifecycle, type Ref } from '@kasir/core';
import type { ReturnUrls } from '../instruments/state.ts';
import type { CardAuthentication } from '../instruments/types/card-results.ts';

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
  /** 24 hexadecimal digits by which merchants know it. */
  readonly shortId: string;
  /** Whose view it is: the authentication of a card token. */
  readonly product: Ref;
  /** Bare id of the instrument whose holder is asked. */
  readonly instrument: string;
  /** On a page of the bank (3-D Secure), or by a one-time password. */
  readonly method: '3DS' | 'OTP';
  /** Minor units: the most that can be charged with it. */
  readonly amount: number;
  readonly currency: string;
  /** The merchant's own reference, or null. */
  readonly reference: string | null;
  readonly returnUrls: ReturnUrls;
  /** What the bank of a card said, or null. */
  readonly results: CardAuthentication | null;
  readonly failure: string | null;
  /** The object that was charged with it, or null. */
  readonly usedBy: Ref | null;
  /** Milliseconds from which it can be neither verified nor used. */
  readonly expires: number;
  readonly created: number;
  readonly updated: number;
  /** What its owner keeps with it; read by nobody else. */
  readonly echo: unknown;
}
