// What bank and network say of a card, and how its holder was authenticated.

/** How the holder of a card was authenticated (3-D Secure). */
export interface CardAuthentication {
  readonly flow: 'CHALLENGE' | 'FRICTIONLESS';
  /** Electronic commerce indicator. */
  readonly eci: string | null;
  readonly result: string | null;
  readonly reason: string | null;
  readonly version: string | null;
}

/** What bank and network said of a card; null is what nobody asked. */
export interface CardResults {
  readonly authentication: CardAuthentication | null;
  readonly securityCode: 'MATCH' | 'NO_MATCH' | null;
  readonly address: 'MATCH' | null;
  readonly networkCode: string | null;
  readonly networkText: string | null;
}
