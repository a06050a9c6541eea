// Data table of the issuers of apps that pay QR codes in test mode, and which of them accept
// refunds (REFUND-CREATE-04, REFUND-UNSPEC-02).

export const qrIssuers = {
  DANA: { refunds: true },
  OVO: { refunds: true },
  SHOPEEPAY: { refunds: true },
  LINKAJA: { refunds: false },
} as const satisfies Readonly<Record<string, { readonly refunds: boolean }>>;

export type QrIssuer = keyof typeof qrIssuers;

/** Whether a QR payment by this issuer can be refunded; one that is not in the table cannot. */
export const issuerRefunds = (name: string): boolean =>
  Object.hasOwn(qrIssuers, name) && qrIssuers[name as QrIssuer].refunds;
