// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  customers: {
    title: 'Customers',
    description: 'People and businesses that pay, with what is known of their identity.',
  },
} as const;
