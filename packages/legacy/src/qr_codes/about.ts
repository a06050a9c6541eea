// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  qr_codes: { title: 'QR codes', description: 'QR codes to pay once or again and again.' },
} as const;
