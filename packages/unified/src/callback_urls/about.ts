// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  callback_urls: {
    title: 'Callback URLs',
    description: 'Where the webhooks of each type are sent.',
  },
} as const;
