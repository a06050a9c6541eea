// Defines the operations of a merchant of a live account in a test, and signs its requests where
// the bank standard requires it.
import { signAsymmetric, textToSign, timestampOf } from '@kasir/snap';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read the fields they expect
export type Body = any;

export type Headers = Readonly<Record<string, string>>;

export interface Merchant {
  /** Sends a request that must be accepted; resolves to the body of its response. */
  readonly make: (
    method: string,
    path: string,
    body?: object,
    /** Further headers; a function is called each time the request is sent. */
    headers?: Headers | (() => Headers),
  ) => Promise<Body>;
  /** Reads until the status is reached, or until the test accepts what was read. */
  readonly reach: (path: string, goal: string | ((body: Body) => boolean)) => Promise<Body>;
  /** Lets the payer act at the processor. */
  readonly act: (action: 'pay' | 'authorize') => Promise<void>;
  /** Returns a reference that was not used before. */
  readonly createReference: () => string;
  /** Presses a button of a hosted page. */
  readonly press: (url: string, choice: string) => Promise<void>;
  readonly partner: Partner;
}

/** A partner of the bank standard that is registered at the account. */
export interface Partner {
  readonly id: string;
  readonly privateKey: string;
}

/** Returns the headers of a signed request, with the time of the signature. */
export const signRequest = (
  { id, privateKey }: Partner,
  path: string,
  body: object,
  externalId: string,
): Headers => {
  const timestamp = timestampOf(Date.now());
  const text = textToSign({ method: 'POST', path, body: JSON.stringify(body), timestamp });
  return {
    'channel-id': 'unknown',
    'x-external-id': externalId,
    'x-partner-id': id,
    'x-timestamp': timestamp,
    'x-signature': signAsymmetric(privateKey, text),
  };
};
