// The bank of a card: it authenticates the holder, and reports the results of a charge.
import type { ChargeResult } from '../../../connectors/port.ts';
import type { Challenge } from '../../../hosted-page.ts';
import type { Charging } from '../type.ts';
import type { CardDetail } from './detail.ts';
import type { CardAuthentication, CardResults } from './results.ts';

/** The electronic commerce indicators of a network by the bank's result. */
const indicators = {
  // CARD-FIELD-eci-mastercard
  MASTERCARD: { AUTHENTICATED: '02', ATTEMPTED: '01', UNAVAILABLE: '00' },
  // CARD-FIELD-eci-visa
  others: { AUTHENTICATED: '05', ATTEMPTED: '06', UNAVAILABLE: '07' },
} as const;

/** Returns the result of authenticating a cardholder, even without the bank's participation. */
export const authenticateHolder = (
  { network, unknownHolder }: Pick<CardDetail, 'network' | 'unknownHolder'>,
  flow: CardAuthentication['flow'],
): CardAuthentication => {
  const result = unknownHolder ?? 'AUTHENTICATED';
  return {
    flow,
    eci: indicators[network === 'MASTERCARD' ? network : 'others'][result],
    result,
    reason: null,
    version: '2.2.0',
  };
};

/** Returns the authentication flow of a charge, or null without authentication. */
export const authenticationFlow = (
  { challenged }: CardDetail,
  { authentication, initiator }: Charging,
): CardAuthentication['flow'] | null => {
  if (initiator !== 'payer' || authentication.skip === true) return null;
  return challenged ? 'CHALLENGE' : 'FRICTIONLESS';
};

/** Returns whether the holder of a card must act on a page when it is charged. */
export const isChallengedFor = (card: CardDetail, charging: Charging): boolean =>
  authenticationFlow(card, charging) === 'CHALLENGE';

/** Returns whether the holder of a card that came with its intent must act on a page. */
export const isChallengedWithIntent = (
  { challenged }: CardDetail,
  { authentication }: Charging,
): boolean => challenged && authentication.skip !== true;

/** Returns the bank that challenges the holder of a card on a page, with the masked card. */
export const challengerOf = ({
  issuer,
  masked,
}: CardDetail): Pick<Challenge, 'issuer' | 'card'> => ({ issuer, card: masked });

const APPROVED = '00';

const words = (code: string): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** Returns the results of a card after a charge; null for those that were not checked. */
export const chargedResults = (
  detail: CardDetail,
  requested: { readonly flow: CardAuthentication['flow'] | null; readonly securityCode: boolean },
  charged: ChargeResult,
): CardResults => {
  const declined = charged.result === 'declined' ? charged : null;
  return {
    ...detail.results,
    authentication: requested.flow === null ? null : authenticateHolder(detail, requested.flow),
    securityCode: !requested.securityCode
      ? null
      : declined?.code === 'INVALID_CVV'
        ? 'NO_MATCH'
        : 'MATCH',
    networkCode: declined ? declined.networkCode : APPROVED,
    networkText: declined ? words(declined.code) : 'Approved',
  };
};

/** The outcomes on the page of a card's bank; the first one authenticates its holder. */
export const authenticationOutcomes = [
  { name: 'AUTHENTICATED', label: { say: 'authenticated' } },
  { name: 'UNAUTHENTICATED', label: { say: 'unauthenticated' } },
  { name: 'CANCELLED_AUTHENTICATION', label: { say: 'cancel' } },
  { name: 'AUTHENTICATION_NOT_AVAILABLE', label: { say: 'authentication_not_available' } },
  { name: 'AUTHENTICATION_REJECTED', label: { say: 'authentication_rejected' } },
  { name: 'AUTHENTICATION_SERVER_ERROR', label: { say: 'authentication_server_error' } },
  { name: 'API_GW_ASM_POLICY_ERROR', label: { say: 'gateway_refuses' } },
] as const;

/** Returns the results of a card whose holder was not authenticated, without those of a charge. */
export const refusedResults = ({ results }: CardDetail, reason: string): CardResults => ({
  ...results,
  authentication: {
    flow: 'CHALLENGE',
    eci: null,
    result: 'UNAUTHENTICATED',
    reason,
    version: '2.2.0',
  },
  securityCode: null,
});
