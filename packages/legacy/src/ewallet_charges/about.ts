// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  ewallet_charges: {
    title: 'E-wallet charges',
    description: 'Charges of e-wallets, their refunds and voids.',
  },
} as const;
