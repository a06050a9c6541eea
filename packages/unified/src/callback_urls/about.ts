// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  callback_urls: {
    title: 'Callback URLs',
    description: 'Where the webhooks of each type are sent.',
  },
} as const;
