// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  invoices: { title: 'Invoices', description: 'A page on which a payer chooses how to pay.' },
} as const;
