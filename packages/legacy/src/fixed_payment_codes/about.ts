// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  fixed_payment_codes: {
    title: 'Payment codes (Indonesia)',
    description: 'Codes to pay at outlets in Indonesia.',
  },
} as const;
