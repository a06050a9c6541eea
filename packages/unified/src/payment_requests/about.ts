// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  payment_requests: {
    title: 'Payment requests',
    description:
      'An amount to be paid, by a payment method of any type; authorizations and captures of cards.',
  },
} as const;
