// The browser library: creates a token of a card and authenticates its holder, so that the card
// number goes from the payer's browser to the token service and nowhere else. One file without
// imports: it is a module, and with its exports removed a classic script (see script.ts).

/** The browser features that the library uses; it touches no others. */
export interface BrowserHost {
  readonly fetch: (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string; credentials: 'omit' },
  ) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly addEventListener: (name: 'message', heard: (event: MessageLike) => void) => void;
  readonly removeEventListener: (name: 'message', heard: (event: MessageLike) => void) => void;
  readonly open: (url: string, name: string, features: string) => OpenedWindow | null;
  readonly document: {
    readonly body: { appendChild(child: FrameElement): unknown };
    createElement(name: 'iframe'): FrameElement;
  };
}

interface MessageLike {
  readonly data: unknown;
  readonly origin: string;
}

interface OpenedWindow {
  readonly closed: boolean;
  close(): void;
}

interface FrameElement {
  src: string;
  title: string;
  setAttribute(name: string, value: string): void;
  remove(): void;
}

export interface CardAddress {
  readonly country?: string;
  readonly street_line1?: string;
  readonly street_line2?: string;
  readonly city?: string;
  readonly province_state?: string;
  readonly postal_code?: string;
}

export interface CardPayer {
  readonly given_names?: string; // TOKEN-billing_details.given_names
  readonly surname?: string; // TOKEN-billing_details.surname
  readonly email?: string; // TOKEN-billing_details.email
  readonly mobile_number?: string; // TOKEN-billing_details.mobile_number
  readonly phone_number?: string; // TOKEN-billing_details.phone_number
  readonly address?: CardAddress; // TOKEN-billing_details.address
}

export interface CreateTokenData {
  readonly amount?: number | string;
  readonly currency?: string;
  readonly card_data: {
    readonly account_number: string;
    readonly exp_month: string | number;
    readonly exp_year: string | number;
    readonly cvn?: string;
  };
  readonly card_cvn?: string;
  readonly is_multiple_use?: boolean;
  readonly is_single_use?: boolean;
  readonly should_authenticate?: boolean;
  readonly external_id?: string;
  readonly billing_details?: CardPayer;
  readonly customer?: CardPayer;
}

export interface CreateAuthenticationData {
  readonly token_id: string;
  readonly amount: number | string;
  readonly currency?: string;
  readonly external_id?: string;
  readonly card_cvn?: string;
}

/** The error of a call: invalid fields, an error of the service, or no response. */
export interface KasirError {
  readonly error_code: string;
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export interface TokenResult {
  readonly id: string;
  readonly status: 'VERIFIED' | 'IN_REVIEW' | 'FAILED';
  readonly authentication_id?: string;
  readonly payer_authentication_url?: string;
  readonly failure_reason?: string;
  readonly [name: string]: unknown;
}

/** The place of the challenge: a frame in the page, a new window, or none by the library. */
export type Challenge = 'iframe' | 'window' | 'none';

export interface CallOptions {
  /** With `none` the IN_REVIEW token is returned at once, and the page opens its URL. */
  readonly challenge?: Challenge;
}

type Callback = (error: KasirError | null, result: TokenResult | null) => void;

interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** Interval of status reads; a message of the challenge page triggers a further one. */
const POLL_MS = 2_000;
/** Maximum time to wait for a challenge; the service lets it expire later. */
const CHALLENGE_MS = 15 * 60_000;

const digitsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(/[\s-]/g, '')
    : '';

/** Returns the error of a card number, or null. */
const cardNumberError = (value: unknown): string | null => {
  const number = digitsOf(value);
  if (!/^\d{12,19}$/.test(number)) return 'Must be a card number of 12 to 19 digits.';
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0 ? null : 'Must be a card number whose check digit is right.';
};

/** True for a number of 12 to 19 digits with a valid check digit. */
export const validateCardNumber = (value: unknown): boolean => cardNumberError(value) === null;

/** True until the end of the expiry month of a card. */
export const validateExpiry = (month: unknown, year: unknown, now: number = Date.now()): boolean =>
  /^(0?[1-9]|1[0-2])$/.test(String(month)) &&
  /^20\d\d$/.test(String(year)) &&
  Date.UTC(Number(year), Number(month), 1) > now;

const isAmex = (number: string): boolean => /^3[47]/.test(number);

/** True for 4 digits with an AMEX card and 3 with others; without a card number, for both. */
export const validateCvn = (cvn: unknown, cardNumber?: unknown): boolean => {
  const number = digitsOf(cardNumber);
  if (number === '') return /^\d{3,4}$/.test(String(cvn));
  return isAmex(number) ? /^\d{4}$/.test(String(cvn)) : /^\d{3}$/.test(String(cvn));
};

const isAmount = (amount: unknown): boolean =>
  (typeof amount === 'number' || (typeof amount === 'string' && amount.trim() !== '')) &&
  Number(amount) > 0 &&
  Number.isFinite(Number(amount));

const isMultipleUse = ({ is_multiple_use, is_single_use }: CreateTokenData): boolean =>
  is_multiple_use ?? !(is_single_use ?? true);

type FieldErrors = { path: string; message: string }[];

const cardErrors = (data: CreateTokenData): FieldErrors => {
  const errors: FieldErrors = [];
  const wrong = (path: string, message: string) => errors.push({ path, message });
  const { account_number, exp_month, exp_year, cvn } = data.card_data;
  const numberError = cardNumberError(account_number);
  if (numberError !== null) wrong('card_data.account_number', numberError);
  if (!/^(0?[1-9]|1[0-2])$/.test(String(exp_month)))
    wrong('card_data.exp_month', 'Must be a month from 01 to 12.');
  else if (!validateExpiry(exp_month, exp_year))
    wrong('card_data.exp_year', 'Must be the year of a card that has not expired, such as 2030.');
  for (const [path, code] of [
    ['card_cvn', data.card_cvn],
    ['card_data.cvn', cvn],
  ] as const) {
    if (code !== undefined && !validateCvn(code, account_number))
      wrong(path, `Must have ${isAmex(digitsOf(account_number)) ? 4 : 3} digits for this card.`);
  }
  return errors;
};

const tokenErrors = (data: CreateTokenData): FieldErrors => {
  if (!data.card_data || typeof data.card_data !== 'object')
    return [{ path: 'card_data', message: 'This field is required.' }];
  const errors = cardErrors(data);
  const needsAmount = !isMultipleUse(data) && data.should_authenticate !== false;
  if (data.amount === undefined ? needsAmount : !isAmount(data.amount))
    errors.push({ path: 'amount', message: 'Must be an amount greater than 0.' });
  if (data.billing_details && data.customer)
    errors.push({ path: 'customer', message: 'Omit this field: billing_details says the same.' });
  return errors;
};

const authenticationErrors = (data: CreateAuthenticationData): FieldErrors => {
  const errors: FieldErrors = [];
  if (!data.token_id) errors.push({ path: 'token_id', message: 'This field is required.' });
  if (!isAmount(data.amount))
    errors.push({ path: 'amount', message: 'Must be an amount greater than 0.' });
  if (data.card_cvn !== undefined && !validateCvn(data.card_cvn))
    errors.push({ path: 'card_cvn', message: 'Must have 3 or 4 digits.' });
  return errors;
};

const invalid = (errors: FieldErrors): KasirError => ({
  error_code: 'VALIDATION_ERROR',
  message: errors.map(({ path, message }) => `${path}: ${message}`).join(' '),
  errors,
});

/** Returns the fields of token data that are sent; all others stay in the browser. */
const tokenBody = (data: CreateTokenData): unknown => {
  const { account_number, exp_month, exp_year, cvn } = data.card_data;
  return {
    ...(data.amount !== undefined && { amount: Number(data.amount) }),
    ...(data.currency !== undefined && { currency: data.currency }),
    is_multiple_use: isMultipleUse(data),
    should_authenticate: data.should_authenticate ?? true,
    card_data: {
      account_number: digitsOf(account_number),
      exp_month: String(exp_month),
      exp_year: String(exp_year),
    },
    ...((data.card_cvn ?? cvn) !== undefined && { card_cvn: String(data.card_cvn ?? cvn) }),
    ...(data.external_id !== undefined && { external_id: data.external_id }),
    ...(data.billing_details && { billing_details: data.billing_details }),
    ...(data.customer && { customer: data.customer }),
  };
};

const authenticationBody = (data: CreateAuthenticationData): unknown => ({
  amount: Number(data.amount),
  ...(data.currency !== undefined && { currency: data.currency }),
  ...(data.external_id !== undefined && { external_id: data.external_id }),
  ...(data.card_cvn !== undefined && { card_cvn: data.card_cvn }),
});

const frameStyle =
  'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#fff';

/** Opens a challenge. `close` closes it; `isLeft` returns whether the payer has closed it. */
const openChallenge = (
  host: BrowserHost,
  url: string,
  challenge: Challenge,
): { readonly close: () => void; readonly isLeft: () => boolean } => {
  if (challenge === 'window') {
    const opened = host.open(url, 'kasir-challenge', 'popup,width=480,height=720');
    if (opened) return { close: () => opened.close(), isLeft: () => opened.closed };
  }
  const frame = host.document.createElement('iframe');
  frame.src = url;
  frame.title = 'Card authentication';
  frame.setAttribute('style', frameStyle);
  host.document.body.appendChild(frame);
  return { close: () => frame.remove(), isLeft: () => false };
};

/**
 * Waits for the outcome of a challenge. Reads the status every two seconds, and when the challenge
 * page reports an outcome.
 */
const awaitChallenge = (
  host: BrowserHost,
  url: string,
  challenge: Challenge,
  read: () => Promise<TokenResult>,
): Promise<TokenResult> =>
  new Promise((resolve, reject) => {
    const { origin } = new URL(url);
    const opened = openChallenge(host, url, challenge);
    const until = Date.now() + CHALLENGE_MS;
    let over = false;
    const end = (finish: () => void): void => {
      if (over) return;
      over = true;
      host.removeEventListener('message', heard);
      opened.close();
      finish();
    };
    const look = async (): Promise<void> => {
      if (over) return;
      const isLast = opened.isLeft() || Date.now() > until;
      try {
        const result = await read();
        if (result.status !== 'IN_REVIEW' || isLast) end(() => resolve(result));
      } catch (error) {
        // A failed read is repeated; the challenge itself continues.
        if (isLast) end(() => reject(error));
      }
    };
    const heard = (event: MessageLike): void => {
      const { data } = event;
      const says = typeof data === 'object' && data !== null && Reflect.get(data, 'page');
      if (event.origin === origin && says === 'authentication') void look();
    };
    const poll = (): void => {
      if (over) return;
      void look();
      host.setTimeout(poll, POLL_MS);
    };
    host.addEventListener('message', heard);
    host.setTimeout(poll, POLL_MS);
  });

/** Calls the token service with a public key. */
export class KasirCards {
  #key = '';
  #url: string;
  readonly #host: BrowserHost;

  constructor(host: BrowserHost, url: string) {
    this.#host = host;
    this.#url = url;
  }

  /** Sets the public key of the merchant; a secret key must never be in a browser. */
  setPublishableKey(key: string): void {
    if (!key.startsWith('xnd_public_'))
      throw new Error('The key must be a public key, which begins with xnd_public_.');
    this.#key = key;
  }

  /** Sets the address of the service, when the library was not loaded from it. */
  setBaseUrl(url: string): void {
    this.#url = url.replace(/\/$/, '');
  }

  /**
   * Creates a token of a card. Calls back, or resolves, once with the final token: VERIFIED or
   * FAILED, or IN_REVIEW when the holder has not finished or the page shows the challenge
   * (TOKEN-fn).
   */
  createToken(data: CreateTokenData, callback: Callback, options?: CallOptions): void;
  createToken(data: CreateTokenData, options?: CallOptions): Promise<TokenResult>;
  createToken(
    data: CreateTokenData,
    second?: Callback | CallOptions,
    third?: CallOptions,
  ): Promise<TokenResult> | void {
    const errors = tokenErrors(data);
    const call = { method: 'POST', path: '/v2/credit_card_tokens', body: () => tokenBody(data) };
    return this.#run(errors, call, 'credit_card_tokens', second, third);
  }

  /** Authenticates the holder of a token for a charge; calls back or resolves as above. */
  createAuthentication(
    data: CreateAuthenticationData,
    callback: Callback,
    options?: CallOptions,
  ): void;
  createAuthentication(data: CreateAuthenticationData, options?: CallOptions): Promise<TokenResult>;
  createAuthentication(
    data: CreateAuthenticationData,
    second?: Callback | CallOptions,
    third?: CallOptions,
  ): Promise<TokenResult> | void {
    const call = {
      path: `/credit_card_tokens/${encodeURIComponent(data.token_id)}/authentications`,
      body: () => authenticationBody(data),
    };
    const errors = authenticationErrors(data);
    return this.#run(errors, call, 'credit_card_authentications', second, third);
  }

  #run(
    errors: FieldErrors,
    call: { readonly path: string; readonly body: () => unknown },
    resource: string,
    second?: Callback | CallOptions,
    third?: CallOptions,
  ): Promise<TokenResult> | void {
    const callback = typeof second === 'function' ? second : null;
    const { challenge = 'iframe' } = (callback ? third : (second as CallOptions)) ?? {};
    const made = this.#make(errors, call, resource, challenge);
    if (!callback) return made;
    void this.#callBack(made, callback);
  }

  async #callBack(made: Promise<TokenResult>, callback: Callback): Promise<void> {
    const [error, result] = await made.then(
      (token) => [null, token] as const,
      (refused: unknown) => [refused as KasirError, null] as const,
    );
    callback(error, result);
  }

  async #make(
    errors: FieldErrors,
    { path, body }: { readonly path: string; readonly body: () => unknown },
    resource: string,
    challenge: Challenge,
  ): Promise<TokenResult> {
    // oxlint-disable-next-line typescript/only-throw-error -- pages read it as the service's errors
    if (errors.length > 0) throw invalid(errors);
    const made = await this.#send({ method: 'POST', path, body: body() });
    const { id, status, payer_authentication_url: url } = made;
    if (status !== 'IN_REVIEW' || url === undefined || challenge === 'none') return made;
    return awaitChallenge(this.#host, url, challenge, () =>
      this.#send({ method: 'GET', path: `/${resource}/${id}` }),
    );
  }

  async #send({ method, path, body }: Outgoing): Promise<TokenResult> {
    const lost: KasirError = {
      error_code: 'SERVER_ERROR',
      message: 'The token service did not respond. Check the connection and try again.',
    };
    const response = await this.#host
      .fetch(this.#url + path, {
        method,
        credentials: 'omit',
        headers: {
          authorization: `Basic ${btoa(`${this.#key}:`)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      .catch(() => Promise.reject(lost as unknown as Error));
    const result = await response.json().catch(() => Promise.reject(lost as unknown as Error));
    // oxlint-disable-next-line typescript/only-throw-error -- it is the service's own error
    if (!response.ok) throw result;
    return result as TokenResult;
  }
}

/** Creates the library for a browser and the address of the service. */
export const createKasir = (host: BrowserHost, url: string) => {
  const card = new KasirCards(host, url);
  return {
    setPublishableKey: (key: string) => card.setPublishableKey(key),
    setBaseUrl: (address: string) => card.setBaseUrl(address),
    createToken: card.createToken.bind(card),
    createAuthentication: card.createAuthentication.bind(card),
    validateCardNumber,
    validateExpiry,
    validateCvn,
    card,
  };
};
