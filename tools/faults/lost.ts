// Describes a fault that lost its place: the current and the last place of its text, and the line
// that most likely replaced it.
import { lineAt, type TextFile } from '../repository/files.ts';
import type { Fault } from './fault.ts';
import type { Nearest } from './nearest.ts';
import { declarationAt, placesOf } from './place.ts';

/** Returns a place as `path:line in declaration`. */
const placeText = (file: TextFile, offset: number): string => {
  const declaration = declarationAt(file, offset);
  const inside = declaration === null ? '' : ` in ${declaration}`;
  return `${file.path}:${lineAt(file.text, offset)}${inside}`;
};

const standingsOf = (fault: Pick<Fault, 'find' | 'in'>, file: TextFile): string[] =>
  placesOf(fault, [file]).map(({ from }) => placeText(file, from));

export interface Hints {
  readonly sources: readonly TextFile[];
  /** Earlier versions of sources, newest first. */
  readonly former: readonly TextFile[];
  readonly nearest: Nearest;
}

/** Returns hints for a fault without exactly one place; empty for one that has it. */
export const lostness = (fault: Fault, { sources, former, nearest }: Hints): string[] => {
  const places = sources.flatMap((file) => standingsOf(fault, file));
  if (places.length === 1) return [];
  const of = fault.in === undefined ? '' : ` in ${fault.in}`;
  if (places.length > 1) {
    const remedy = `Its text stands ${places.length} times${of}: lengthen it, or name one with "in".`;
    return [`${fault.id}: ${remedy}`, ...places.map((place) => `  now     ${place}`)];
  }
  const elsewhere = sources.flatMap((file) => standingsOf({ find: fault.find }, file));
  const left = former.find((file) => placesOf(fault, [file]).length > 0);
  const last = left ? standingsOf(fault, left) : [];
  const line = elsewhere.length === 0 ? nearest(fault.find, left?.path) : null;
  return [
    `${fault.id}: Its text stands nowhere${of}.`,
    ...last.map((place) => `  last    ${place}`),
    ...elsewhere.map((place) => `  now     ${place}`),
    ...(line ? [`  nearest ${line.path}:${line.line}: ${line.text}`] : []),
  ];
};
