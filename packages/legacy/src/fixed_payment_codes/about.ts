// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  fixed_payment_codes: {
    title: 'Payment codes (Indonesia)',
    description: 'Codes to pay at outlets in Indonesia.',
  },
} as const;
