// Estimates how many requests laws send.
import type { Law } from '../law.ts';
import { lawCosts } from '../generated/law-costs.ts';
import type { ProfileName } from '../run/profiles.ts';

/** The costs of a law that has not been measured yet. */
const UNKNOWN = [10, 20, 60] as const;

const columns: Readonly<Record<ProfileName, 0 | 1 | 2>> = {
  smoke: 0,
  standard: 1,
  'read-only': 1,
  full: 2,
  certify: 2,
};

/** Additional requests of a story, which looks for more endpoints than it needs. */
const LOOKING = 25;

/** Returns the requests of a law at an endpoint, as measured on a server that has all endpoints. */
export const costOf = ({ id }: Pick<Law, 'id'>, profile: ProfileName): number =>
  (lawCosts[id] ?? UNKNOWN)[columns[profile]] + (id.startsWith('story-') ? LOOKING : 0);

/** Returns the requests of several laws, including those that look for their endpoints. */
export const costOfAll = (laws: readonly Law[], profile: ProfileName): number =>
  laws.reduce((sum, law) => sum + costOf(law, profile), 0) +
  new Set(laws.flatMap(({ endpoints }) => endpoints)).size;
