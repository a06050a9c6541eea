// The API key: how it is sent and how it is kept out of everything else.

export interface Credentials {
  readonly authorization: string;
  /** Removes the key from a text of another origin: an error page may echo the request. */
  readonly redact: (text: string) => string;
}

/**
 * Shortest secret that is searched for in texts; real keys are longer, shorter ones would hide
 * common words.
 */
const SECRET_MIN = 8;

/**
 * Basic authentication: the key as user name, an empty password, so a colon follows (AUTH-01,
 * AUTH-02).
 */
export const credentialsOf = (key: string): Credentials => {
  if (!/^[\x21-\x39\x3b-\x7e]+$/.test(key))
    throw new TypeError('key must be an API key: visible ASCII characters without a colon.');
  const basic = Buffer.from(`${key}:`).toString('base64');
  const secrets = [basic, key].filter((secret) => secret.length >= SECRET_MIN);
  return {
    authorization: `Basic ${basic}`,
    redact: (text) => secrets.reduce((left, secret) => left.replaceAll(secret, '[key]'), text),
  };
};
