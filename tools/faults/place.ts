// Where a fault stands. Its text is looked for in all sources, however they are laid out: moving
// or indenting code does not lose it, and no more does a comment in the middle of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, pathsOf, type TextFile } from '../files.ts';
import { layersOf } from '../tidy/source.ts';
import type { Fault } from './fault.ts';

/** What a place is found by. */
type Anchor = Pick<Fault, 'find' | 'in'>;

export interface Place {
  /** File below the repository's root. */
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** Whether a server may run a file: a source of a package that is no test and not for tests. */
export const isSource = (path: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.ts$/.test(path) && !isTest(path) && !path.includes('/testing/');

/** All sources below a root. */
export const sourcesOf = (root: string): TextFile[] =>
  pathsOf(root, 'packages')
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

interface Squeezed {
  readonly text: string;
  /** Where each character of the text stood. */
  readonly offsets: readonly number[];
}

const squeezed = new WeakMap<TextFile, Squeezed>();

/** A text without the white space that only lays it out: what is left is between two words. */
const squeeze = (text: string): Squeezed => {
  const kept: string[] = [];
  const offsets: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/\S+|(?<=[\w$])\s+(?=[\w$])/g)) {
    const space = piece.trim() === '';
    kept.push(space ? ' ' : piece);
    for (let at = 0; at < (space ? 1 : piece.length); at += 1) offsets.push(index + at);
  }
  return { text: kept.join(''), offsets };
};

const squeezedOf = (file: TextFile): Squeezed => {
  const made = squeezed.get(file) ?? squeeze(layersOf(file.text).active);
  squeezed.set(file, made);
  return made;
};

/** Everywhere in one file where a text stands, in whatever layout. */
const standings = (find: string, file: TextFile): Place[] => {
  const sought = squeeze(find).text;
  const { text, offsets } = squeezedOf(file);
  const places: Place[] = [];
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const last = offsets[at + sought.length - 1] ?? 0;
    places.push({ path: file.path, from: offsets[at] ?? 0, to: last + 1 });
  }
  return places;
};

const declaration =
  /^(?:export )?(?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/;

/** The declaration at the top of a file that holds an offset; null between declarations. */
export const declarationAt = ({ text }: TextFile, offset: number): string | null => {
  const before = [
    ...layersOf(text)
      .code.slice(0, offset + 1)
      .matchAll(/^\w.*$/gm),
  ].at(-1);
  // The match is cut at the offset: the declaration may be the very line.
  const line = before && text.slice(before.index, text.indexOf('\n', before.index) + 1);
  return declaration.exec(line ?? '')?.[1] ?? null;
};

/** Every place that a fault may mean; a fault that stands has one. */
export const placesOf = (fault: Anchor, sources: readonly TextFile[]): Place[] =>
  sources.flatMap((source) =>
    standings(fault.find, source).filter(
      ({ from }) => fault.in === undefined || declarationAt(source, from) === fault.in,
    ),
  );

/** The one place of a fault. Throws when there is none, or more. */
export const placeOf = (fault: Fault, sources: readonly TextFile[]): Place => {
  const [place, ...more] = placesOf(fault, sources);
  if (!place || more.length > 0) {
    throw new Error(`${fault.id}: its text stands ${place ? more.length + 1 : 0} times, not once.`);
  }
  return place;
};

/** A source with the fault at its place. */
export const broken = ({ replace }: Fault, { from, to }: Place, source: string): string =>
  source.slice(0, from) + replace + source.slice(to);
