// For tests: card tokens and charges on the test platform, with their shortest valid bodies.
import { AUTHENTICATION_PAGE, authenticationPage } from '@kasir/payments/pages';
import { legacyPlatform } from './platform.ts';

/** Card numbers by the behavior of their bank, or by their issuer. */
export const testCards = {
  frictionless: '4000000000001000',
  challenged: '4000000000001091',
  mastercard: '5200000000001005',
  amex: '340000000002708',
  attempted: '4000000000001026',
  attemptedMastercard: '5200000000001021',
  unavailable: '4000000000001034',
  unavailableMastercard: '5200000000001039',
  german: '4000002760000016',
  named: '4200350000000801',
  /** Cards of the banks that offer installments. */
  bca: '4440000042200014',
  bni: '5123456789012346',
} as const;

type Sent = Readonly<Record<string, unknown>>;

export const cardData = (account_number: string) => ({
  account_number,
  exp_month: '12',
  exp_year: '2039',
});

/** Returns the body of a single-use token of a card, authenticated for an amount. */
export const tokenBody = (number: string, change: Sent = {}) => ({
  amount: 75_000,
  is_multiple_use: false,
  should_authenticate: true,
  card_data: cardData(number),
  ...change,
});

/** Creates the test platform with the requests of a card merchant. */
export const cardMerchant = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const place = legacyPlatform(options);
  let references = 0;
  const reference = () => `order-${(references += 1)}`;
  const token = async (number: string, change: Sent = {}) => {
    const made = await place.call('POST', '/v2/credit_card_tokens', tokenBody(number, change), {
      type: 'public',
    });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made.body;
  };
  const authenticate = async (tokenId: string, amount: number, change: Sent = {}) => {
    const path = `/credit_card_tokens/${tokenId}/authentications`;
    return (await place.call('POST', path, { amount, ...change }, { type: 'public' })).body;
  };
  const charge = (body: Sent, call: Parameters<typeof place.call>[3] = {}) =>
    place.call('POST', '/credit_card_charges', { external_id: reference(), ...body }, call);
  /** Charges a new token of a card, by default one whose bank does not challenge its holder. */
  const charged = async (change: Sent = {}, number: string = testCards.frictionless) => {
    const { amount = 75_000, currency } = change;
    const { id } = await token(number, { amount, currency });
    return charge({ token_id: id, amount, ...change });
  };
  /** Chooses for the holder on the page of the bank. */
  const choose = (url: string, choice: string) =>
    place.act((d) =>
      authenticationPage.act(d, url.split(`/${AUTHENTICATION_PAGE}/`)[1] ?? '', choice),
    );
  return { ...place, token, authenticate, charge, charged, choose };
};

export type CardMerchant = ReturnType<typeof cardMerchant>;

/** Returns the status and code of an error. */
export const errorOf = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly error_code?: string };
}) => [status, body.error_code];

/** The id of a token or charge that does not exist. */
export const unknownId = '0190b8c26f1e000001a2b3c4';
