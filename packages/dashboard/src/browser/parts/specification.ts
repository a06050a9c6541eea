// The clauses of the specification that explain an entry, in a line that a reader can open.
import type { JSX } from 'preact';
import { say } from '../language.ts';
import { code, details, summary } from './tags.ts';

/** Returns a line that opens to show ids of clauses; nothing without any. */
export const specification = (clauses: readonly string[]): JSX.Element | null =>
  clauses.length === 0
    ? null
    : details(
        { class: 'hint specification' },
        summary(null, say('Specification')),
        code(null, [...new Set(clauses)].join(', ')),
      );
