// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  customers: {
    title: 'Customers',
    description: 'People and businesses that pay, with what is known of their identity.',
  },
} as const;
