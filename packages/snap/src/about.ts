// Describes this API and its resources for documents.
import { about as accessTokens } from './access_tokens/about.ts';
import { about as accountLinks } from './account_links/about.ts';

/** The heading of the API, its position among the APIs, and its resources in order. */
export const about = {
  title: 'Bank standard',
  position: 4,
  resources: {
    ...accountLinks,
    ...accessTokens,
  },
} as const;
