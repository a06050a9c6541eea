// Finds the place of a fault. Its text is searched in all sources regardless of layout, so it is
// also found after code was moved or indented, or when a comment stands in the middle of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, pathsOf, type TextFile } from '../repository/files.ts';
import { layersOf } from '../tidy/source.ts';
import type { Fault } from './fault.ts';

/** The fields of a fault that identify its place. */
type Anchor = Pick<Fault, 'find' | 'in'>;

export interface Place {
  /** Path below the root of the repository. */
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** True for a file that a server may run: not a test, a test helper or a generated file. */
export const isSource = (path: string): boolean =>
  /^(?:packages|clients)\/[^/]+\/src\/.*\.ts$/.test(path) &&
  !isTest(path) &&
  !/\/(?:testing|generated)\//.test(path);

/** Returns all sources below a root. */
export const sourcesOf = (root: string): TextFile[] =>
  ['packages', 'clients']
    .flatMap((folder) => pathsOf(root, folder))
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

interface Squeezed {
  readonly text: string;
  /** The offset of each character in the original text. */
  readonly offsets: readonly number[];
}

const squeezed = new WeakMap<TextFile, Squeezed>();

/**
 * Returns a text without the white space that only formats it; only spaces between words remain.
 */
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

/** Returns all places of a text in a file, in any layout. */
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

/** Returns the name of the top-level declaration at an offset; null between declarations. */
export const declarationAt = ({ text }: TextFile, offset: number): string | null => {
  const before = [
    ...layersOf(text)
      .code.slice(0, offset + 1)
      .matchAll(/^\w.*$/gm),
  ].at(-1);
  // The match is cut at the offset, which may be within the line of the declaration itself.
  const line = before && text.slice(before.index, text.indexOf('\n', before.index) + 1);
  return declaration.exec(line ?? '')?.[1] ?? null;
};

/** Returns every place that matches a fault; exactly one is expected. */
export const placesOf = (fault: Anchor, sources: readonly TextFile[]): Place[] =>
  sources.flatMap((source) =>
    standings(fault.find, source).filter(
      ({ from }) => fault.in === undefined || declarationAt(source, from) === fault.in,
    ),
  );

/** Returns the place of a fault. Throws when there is none, or more than one. */
export const placeOf = (fault: Fault, sources: readonly TextFile[]): Place => {
  const [place, ...more] = placesOf(fault, sources);
  if (!place || more.length > 0) {
    throw new Error(`${fault.id}: its text stands ${place ? more.length + 1 : 0} times, not once.`);
  }
  return place;
};

/** Returns a source with the fault applied. */
export const broken = ({ replace }: Fault, { from, to }: Place, source: string): string =>
  source.slice(0, from) + replace + source.slice(to);
