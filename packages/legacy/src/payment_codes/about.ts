// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  payment_codes: {
    title: 'Payment codes (Philippines)',
    description: 'Codes to pay at outlets in the Philippines.',
  },
} as const;
