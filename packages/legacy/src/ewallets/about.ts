// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  ewallets: {
    title: 'E-wallet payments',
    description: 'Payments by OVO, DANA and LinkAja in the first e-wallet API.',
  },
} as const;
