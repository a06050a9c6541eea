// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  payment_requests: {
    title: 'Payment requests',
    description:
      'An amount to be paid, by a payment method of any type; authorizations and captures of cards.',
  },
} as const;
