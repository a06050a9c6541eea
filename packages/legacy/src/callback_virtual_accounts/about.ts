// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  callback_virtual_accounts: {
    title: 'Virtual accounts',
    description: 'Numbers of virtual accounts and what is paid to them.',
  },
} as const;
