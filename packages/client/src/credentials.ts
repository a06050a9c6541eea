// Formats the API key for requests and keeps it out of everything else.
import { isPage } from './page.ts';

export interface Credentials {
  readonly authorization: string;
  /**
   * Removes the key from a text of the service or the transport, because an error page may echo the
   * request.
   */
  readonly redact: (text: string) => string;
}

/**
 * The shortest secret that is searched for in texts; real keys are longer, and shorter ones would
 * hide common words.
 */
const SECRET_MIN = 8;

/** API keys that are not public; other secrets, such as a control token, do not match. */
const SECRET_KEY = /^xnd_(?!public_)/;

const MISSING =
  'key is missing or empty. The server prints an API key when it starts and keeps it in .kasir/credentials.json; ' +
  'is the variable set that yours comes from, such as KASIR_KEY?';

/**
 * Returns the credentials for Basic authentication: the key as user name and an empty password, so
 * a colon follows (AUTH-01, AUTH-02). Throws TypeError for an invalid key, and for a secret key in
 * a page.
 */
export const credentialsOf = (key: string): Credentials => {
  // An unset environment variable is undefined at run time, in spite of its type.
  if (!key) throw new TypeError(MISSING);
  if (!/^[\x21-\x39\x3b-\x7e]+$/.test(key))
    throw new TypeError('key must be an API key: visible ASCII characters without a colon.');
  if (SECRET_KEY.test(key) && isPage())
    throw new TypeError(
      'key is a secret key, and everybody who opens this page could read it and spend with it. ' +
        'Make the call on your server, or give a public key, which begins with xnd_public_. ' +
        'Replace this key if the page was ever published.',
    );
  const basic = btoa(`${key}:`);
  const secrets = [basic, key].filter((secret) => secret.length >= SECRET_MIN);
  return {
    authorization: `Basic ${basic}`,
    redact: (text) => secrets.reduce((left, secret) => left.replaceAll(secret, '[key]'), text),
  };
};
