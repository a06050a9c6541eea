// Renders the card checks of bank and network in payments and tokens of v3.
import type { V3PaymentDetails } from '@kasir/models';
import type { CardResults } from '@kasir/payments/types';

const letters = { MATCH: 'M', NO_MATCH: 'N' } as const;
const flows = { CHALLENGE: 'FULL_AUTH', FRICTIONLESS: 'FRICTIONLESS' } as const;

/** Renders the results of the checks that bank and network made of a card. */
export const renderCardResults = (
  results: CardResults | null,
): Pick<V3PaymentDetails, 'authorization_data' | 'authentication_data'> => ({
  authorization_data: results && {
    cvn_verification_result: results.securityCode && letters[results.securityCode],
    address_verification_result: results.address && letters[results.address],
    network_response_code: results.networkCode,
    network_response_code_descriptor: results.networkText,
  },
  authentication_data: results?.authentication
    ? {
        flow: flows[results.authentication.flow],
        a_res: {
          eci: results.authentication.eci,
          message_version: results.authentication.version,
        },
      }
    : null,
});
