// Reads changes written by hand, which are tried as mutants are: a text that occurs once in a file,
// and its replacement.
import * as z from 'zod';
import { declarationAt, placesOf } from '../faults/place.ts';
import type { TextFile } from '../repository/files.ts';
import { idOf, type Mutant } from './mutant.ts';

const writtenChanges = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'Must be lower-case letters, digits and hyphens.'),
    /** The wrong behavior, and the clause that forbids it: for people. */
    title: z.string().optional(),
    clause: z.string().optional(),
    /** Path below the root of the repository. */
    file: z.string(),
    /** Text that occurs once in the file, in any layout. */
    find: z.string().min(1),
    replace: z.string(),
  }),
);

type Written = z.output<typeof writtenChanges>[number];

/** Returns the length of the common start of two texts. */
const sharedStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/**
 * Returns the mutant of a change. Its place is where its texts begin to differ: laws that run that
 * place judge it.
 */
const mutantOf = ({ id, file, find, replace }: Written, source: TextFile | undefined): Mutant => {
  if (!source) throw new Error(`${id}: there is no source ${file}.`);
  const [place, ...more] = placesOf({ find }, [source]);
  if (!place || more.length > 0)
    throw new Error(`${id}: its text stands ${place ? more.length + 1 : 0} times, not once.`);
  const found = source.text.slice(place.from, place.to);
  if (found === replace) throw new Error(`${id} changes nothing.`);
  const shared = Math.min(sharedStart(found, replace), found.length - 1);
  const declaration = declarationAt(source, place.from) ?? '';
  const texts = { before: '', replaced: found, after: '' };
  return {
    id: idOf({ file, operator: id, declaration }, texts, replace, 0),
    file,
    operator: 'written',
    declaration,
    start: place.from + shared,
    end: place.to,
    replacement: replace.slice(shared),
  };
};

/**
 * Returns the mutants of a JSON list of changes, in its order; their ids begin with those of the
 * changes. Throws where a change does not find its place.
 */
export const writtenMutants = (json: string, sources: readonly TextFile[]): Mutant[] =>
  writtenChanges.parse(JSON.parse(json)).map((change) =>
    mutantOf(
      change,
      sources.find(({ path }) => path === change.file),
    ),
  );
