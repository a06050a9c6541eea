// What a card's bank says of a payment: how the holder was authenticated, and what the network
// answered.
import type { CardVerificationResults } from '@kasir/models';
import { cardDeclineOf, type CardDecline } from '@kasir/payments';
import { threeDSecure, unverified } from '../payment_methods/card.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';

/** What a holder can do on the page of the card's bank, as its simulator names it. */
export const authentications = [
  { name: 'AUTHENTICATED', label: 'Authenticate' },
  { name: 'UNAUTHENTICATED', label: 'Fail to authenticate' },
  { name: 'CANCELLED_AUTHENTICATION', label: 'Cancel' },
  { name: 'AUTHENTICATION_NOT_AVAILABLE', label: 'Authentication is not available' },
  { name: 'AUTHENTICATION_REJECTED', label: 'The bank rejects it' },
  { name: 'AUTHENTICATION_SERVER_ERROR', label: 'The server of the bank fails' },
  { name: 'API_GW_ASM_POLICY_ERROR', label: 'The gateway refuses it' },
] as const;
export type Authentication = (typeof authentications)[number]['name'];

/** How the holder of a card was authenticated, or null when nobody asked. */
export type Flow = 'CHALLENGE' | 'FRICTIONLESS' | null;

const APPROVED = '00';

const words = (code: string): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** The results of a card that its bank was asked to charge; what was not checked is null. */
export const chargedResults = (
  { public: { card } }: PaymentMethodRow,
  asked: {
    readonly flow: Flow;
    readonly cvv: boolean;
    readonly currency: string;
    readonly amount: number;
  },
): CardVerificationResults => {
  const known = card?.card_verification_results ?? unverified;
  const decline: CardDecline | null = cardDeclineOf(asked.currency, asked.amount);
  const network = card?.card_information?.network ?? 'VISA';
  return {
    ...known,
    three_d_secure: asked.flow === null ? null : threeDSecure(network, asked.flow),
    cvv_result: !asked.cvv ? null : decline?.failure_code === 'INVALID_CVV' ? 'NO_MATCH' : 'MATCH',
    network_response_code: decline?.network_response_code ?? APPROVED,
    network_response_code_descriptor: decline ? words(decline.failure_code) : 'Approved',
  };
};

/** The results of a card whose holder was not authenticated; its network was not asked. */
export const unauthenticatedResults = (
  { public: { card } }: PaymentMethodRow,
  reason: Exclude<Authentication, 'AUTHENTICATED'>,
): CardVerificationResults => ({
  ...(card?.card_verification_results ?? unverified),
  three_d_secure: {
    three_d_secure_flow: 'CHALLENGE',
    eci_code: null,
    three_d_secure_result: 'UNAUTHENTICATED',
    three_d_secure_result_reason: reason,
    three_d_secure_version: '2.2.0',
  },
  cvv_result: null,
});
