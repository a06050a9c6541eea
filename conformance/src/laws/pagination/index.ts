// Laws of the pages of lists, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { edgeLaws } from './edges.ts';
import { filteredListLaws } from './filtered-lists.ts';
import { pageLaws } from './pages.ts';
import { tieLaws } from './ties.ts';

export const paginationLaws: readonly Law[] = [
  ...pageLaws,
  ...edgeLaws,
  ...tieLaws,
  ...filteredListLaws,
];
