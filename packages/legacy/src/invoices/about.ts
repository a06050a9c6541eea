// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  invoices: { title: 'Invoices', description: 'A page on which a payer chooses how to pay.' },
} as const;
