// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  ewallets: {
    title: 'E-wallet payments',
    description: 'Payments by OVO, DANA and LinkAja in the first e-wallet API.',
  },
} as const;
