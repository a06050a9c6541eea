// The results that banks and networks report of a card, and of its holder's authentication.

/** The authentication of a cardholder (3-D Secure). */
export interface CardAuthentication {
  readonly flow: 'CHALLENGE' | 'FRICTIONLESS';
  /** Electronic commerce indicator. */
  readonly eci: string | null;
  readonly result: string | null;
  readonly reason: string | null;
  readonly version: string | null;
}

/** The results that bank and network reported of a card; null for what was not checked. */
export interface CardResults {
  readonly authentication: CardAuthentication | null;
  readonly securityCode: 'MATCH' | 'NO_MATCH' | null;
  readonly address: 'MATCH' | null;
  readonly networkCode: string | null;
  readonly networkText: string | null;
}
