// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  qr_codes: { title: 'QR codes', description: 'QR codes to pay once or again and again.' },
} as const;
