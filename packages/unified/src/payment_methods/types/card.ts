// Reads and renders cards in the v2 API.
import type { CardVerificationResults } from '@kasir/models';
import { getDetail, type CardInput, type CardResults } from '@kasir/payments/types';
import { echoOf, nothingSent, type MethodView } from './view.ts';

/** Renders the results of the checks that bank and network made of a card. */
export const renderCardResults = ({
  authentication,
  securityCode,
  address,
  networkCode,
  networkText,
}: CardResults): CardVerificationResults => ({
  three_d_secure: authentication && {
    three_d_secure_flow: authentication.flow,
    eci_code: authentication.eci,
    three_d_secure_result: authentication.result,
    three_d_secure_result_reason: authentication.reason,
    three_d_secure_version: authentication.version,
  },
  cvv_result: securityCode,
  address_verification_result: address,
  network_response_code: networkCode,
  network_response_code_descriptor: networkText,
});

const installmentOf = (
  sent: { readonly terms: number; readonly code?: string | null | undefined } | null | undefined,
): CardInput['installment'] => (sent ? { count: sent.terms, code: sent.code ?? null } : null);

export const card: MethodView<'CARD'> = {
  read: ({
    card: { currency, channel_code, channel_properties, card_information: sent },
    ...input
  }) => ({
    ...nothingSent,
    channelCode: channel_code ?? null,
    currency: currency ?? null,
    expires: channel_properties.expires_at ?? null,
    properties: channel_properties,
    kept: channel_properties,
    input: (): CardInput => ({
      number: sent.card_number,
      securityCode: sent.cvv ?? null,
      holder: sent.cardholder_name ?? null,
      month: sent.expiry_month,
      year: sent.expiry_year,
      postalCode: Boolean(input.billing_information?.postal_code),
      installment: installmentOf(channel_properties.installment_configuration),
    }),
  }),
  show: (row) => {
    const { properties, channelCode } = echoOf(row);
    const detail = getDetail(row.state, 'CARD');
    return {
      card: {
        currency: row.state.currency,
        channel_code: channelCode,
        channel_properties: properties,
        card_information: {
          token_id: detail.token,
          masked_card_number: detail.masked,
          cardholder_name: detail.holder,
          expiry_month: detail.month,
          expiry_year: detail.year,
          fingerprint: detail.fingerprint,
          type: detail.funding,
          network: detail.network,
          country: detail.country,
          issuer: detail.issuer,
        },
        card_verification_results: renderCardResults(detail.results),
      },
    };
  },
};
