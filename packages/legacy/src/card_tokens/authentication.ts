// Opening the authentication of the holder of a card token.
import type { Scope } from '@kasir/core/server';
import { openAuthentication } from '@kasir/payments';
import type { AuthenticationRow, InstrumentRow } from '@kasir/payments/state';
import { CARD_AUTHENTICATION } from '../products.ts';

interface CardAuthenticationWish {
  /** The bare id it will have. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The merchant's own reference, or null. */
  readonly reference: string | null;
}

/** The page of the challenge leads nowhere: it says to the window that opened it how it ended. */
export const openCardAuthentication = (
  d: Scope,
  token: InstrumentRow,
  { id, amount, currency, reference }: CardAuthenticationWish,
): AuthenticationRow =>
  openAuthentication(d, token, {
    id,
    product: { kind: CARD_AUTHENTICATION, id },
    method: '3DS',
    amount,
    currency,
    reference,
    returnUrls: { success: null, failure: null, cancel: null },
    echo: null,
  });
