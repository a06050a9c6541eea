// The roles of operators, from the least to the most powerful.
import * as z from 'zod';

/** Each role includes the ones before it. */
export const roles = ['viewer', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

export const role = z
  .enum(roles)
  .describe(
    'viewer reads; operator also acts: the test clock, failures, resent webhooks; admin also decides about accounts, keys and operators.',
  );

/** Returns whether a role includes another one that is needed. */
export const isAllowed = (granted: Role, needed: Role): boolean =>
  roles.indexOf(granted) >= roles.indexOf(needed);
