// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  callback_virtual_accounts: {
    title: 'Virtual accounts',
    description: 'Numbers of virtual accounts and what is paid to them.',
  },
} as const;
