// Opens the authentication of the holder of a card token.
import type { Scope } from '@kasir/core/server';
import { openAuthentication } from '@kasir/payments';
import type { AuthenticationRow, InstrumentRow } from '@kasir/payments/state';
import { CARD_AUTHENTICATION } from '../products.ts';

interface NewCardAuthentication {
  /** The id that it will have, without prefix. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The merchant's own reference, or null. */
  readonly reference: string | null;
}

/**
 * Opens an authentication without return URLs: the challenge page reports the outcome to the window
 * that opened it.
 */
export const openCardAuthentication = (
  d: Scope,
  token: InstrumentRow,
  { id, amount, currency, reference }: NewCardAuthentication,
): AuthenticationRow =>
  openAuthentication(d, token, {
    id,
    product: { kind: CARD_AUTHENTICATION, id },
    amount,
    currency,
    reference,
    returnUrls: { success: null, failure: null, cancel: null },
    echo: null,
  });
