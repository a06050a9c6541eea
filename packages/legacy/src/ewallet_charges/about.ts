// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  ewallet_charges: {
    title: 'E-wallet charges',
    description: 'Charges of e-wallets, their refunds and voids.',
  },
} as const;
