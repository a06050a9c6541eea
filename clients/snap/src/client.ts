// Creates the typed client of account linking, which signs its requests.
import {
  createClient,
  type CallOptions,
  type ClientOptions,
  type SignedHeaders,
  type UnsignedRequest,
} from '@kasir/client';
import { calls } from './generated/calls.ts';
import type { AccountLinkInput, SnapApi } from './generated/types.ts';
import {
  signAsymmetric,
  signSymmetric,
  textToSign,
  timestampOf,
  tokenTextToSign,
} from './signature.ts';

export * from '@kasir/client';
export type * from './generated/types.ts';

/** The partner that signs. */
export interface SnapPartner {
  /** The registered client id: X-PARTNER-ID. */
  readonly id: string;
  /** RSA private key in PEM format. Never sent. */
  readonly privateKey: string;
  /**
   * The client secret of a partner that is registered as symmetric: requests then carry an access
   * token instead of the API key. The client gets and renews the token.
   */
  readonly clientSecret?: string | undefined;
}

export interface SnapClientOptions extends Omit<ClientOptions, 'sign'> {
  readonly partner: SnapPartner;
  /** Returns epoch milliseconds for X-TIMESTAMP; defaults to the system clock. */
  readonly clock?: (() => number) | undefined;
}

/** Options of one call. */
export interface LinkOptions extends CallOptions {
  /** X-EXTERNAL-ID, a UUID by default. Sending the same again replays the response for 24 hours. */
  readonly externalId?: string | undefined;
  /** CHANNEL-ID; `unknown` by default. */
  readonly channelId?: string | undefined;
}

type TokenResult = Awaited<ReturnType<SnapApi['accessTokens']['create']>>;
type CreatedLink = Awaited<ReturnType<SnapApi['accountLinks']['create']>>;
/** A link or its error; in symmetric mode also the error of an access token. */
export type LinkResult = CreatedLink | Extract<TokenResult, { readonly ok: false }>;

export interface SnapClient {
  readonly accountLinks: {
    /** Links an account: send the payer to `nextAction`. */
    readonly create: (
      input: { readonly body: AccountLinkInput },
      options?: LinkOptions,
    ) => Promise<LinkResult>;
  };
  /** Waits for running calls and closes the client's connections. */
  readonly close: () => Promise<void>;
}

/** Time before its expiry at which an access token is renewed. */
const MARGIN_MS = 30_000;

/** Placeholders of the headers that are set when the request is signed. */
const unsigned = { 'x-signature': 'unsigned', 'x-timestamp': 'unsigned' };

interface Signer {
  /** Gets an access token when the partner needs one and has none. Returns the error, or null. */
  readonly open: () => Promise<Extract<TokenResult, { readonly ok: false }> | null>;
  readonly sign: (message: UnsignedRequest) => SignedHeaders;
  /** Discards the access token. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

const signerOf = (
  { id, privateKey, clientSecret }: SnapPartner,
  options: ClientOptions,
  clock: () => number,
): Signer => {
  let token: { readonly value: string; readonly until: number } | undefined;
  const tokens = createClient<Pick<SnapApi, 'accessTokens'>>(
    { accessTokens: calls.accessTokens },
    {
      ...options,
      sign: () => {
        const timestamp = timestampOf(clock());
        const signature = signAsymmetric(privateKey, tokenTextToSign(id, timestamp));
        return { 'x-timestamp': timestamp, 'x-signature': signature };
      },
    },
  );
  return {
    open: async () => {
      const isOpen = token && clock() < token.until - MARGIN_MS;
      if (clientSecret === undefined || isOpen) return null;
      const opened = await tokens.accessTokens.create({
        headers: { 'x-client-key': id, ...unsigned },
        body: { grantType: 'client_credentials' },
      });
      if (!opened.ok) return opened;
      const { accessToken: value, expiresIn } = opened.body;
      token = { value, until: clock() + Number(expiresIn) * 1_000 };
      return null;
    },
    sign: ({ method, path, body }) => {
      const timestamp = timestampOf(clock());
      const request = { method, path, body: body ?? '', timestamp };
      if (clientSecret === undefined || !token) {
        const signature = signAsymmetric(privateKey, textToSign(request));
        return { 'x-timestamp': timestamp, 'x-signature': signature };
      }
      return {
        authorization: `Bearer ${token.value}`,
        'x-timestamp': timestamp,
        'x-signature': signSymmetric(clientSecret, textToSign(request, token.value)),
      };
    },
    forget: () => {
      token = undefined;
    },
    close: () => tokens.close(),
  };
};

/** Creates a client for a partner. Throws TypeError for an unusable `baseUrl` or `key`. */
export const createSnapClient = ({
  partner,
  clock = Date.now,
  ...options
}: SnapClientOptions): SnapClient => {
  const signer = signerOf(partner, options, clock);
  const links = createClient<Pick<SnapApi, 'accountLinks'>>(
    { accountLinks: calls.accountLinks },
    { ...options, sign: signer.sign },
  );
  const create: SnapClient['accountLinks']['create'] = async (
    { body },
    { externalId = crypto.randomUUID(), channelId = 'unknown', ...call } = {},
  ) => {
    const failure = await signer.open();
    if (failure) return failure;
    const headers = {
      'channel-id': channelId,
      'x-partner-id': partner.id,
      'x-external-id': externalId,
      ...unsigned,
    };
    const result = await links.accountLinks.create(
      { headers, body },
      { ...call, idempotencyKey: externalId },
    );
    // The token expired early or belongs to another server: the next call gets a new one.
    if (!result.ok && result.code === 'INVALID_ACCESS_TOKEN') signer.forget();
    return result;
  };
  return {
    accountLinks: { create },
    close: async () => {
      await Promise.all([links.close(), signer.close()]);
    },
  };
};
