// Data table of the issuers of apps that pay QR codes in test mode, with their support of refunds
// (REFUND-CREATE-04, REFUND-UNSPEC-02).

export const qrIssuers = {
  DANA: { refunds: true },
  OVO: { refunds: true },
  SHOPEEPAY: { refunds: true },
  LINKAJA: { refunds: false },
} as const satisfies Readonly<Record<string, { readonly refunds: boolean }>>;

export type QrIssuer = keyof typeof qrIssuers;

/** Returns whether a QR payment by this issuer can be refunded; false for unknown issuers. */
export const issuerRefunds = (name: string): boolean =>
  Object.hasOwn(qrIssuers, name) && qrIssuers[name as QrIssuer].refunds;
