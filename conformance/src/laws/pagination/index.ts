// Laws about the pages of lists, in order of execution.
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
