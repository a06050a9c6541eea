// The optional fields of a command as one table: each factor has its levels, and each level the
// fields that it sends.
import type { Made } from '../run/samples/sample.ts';
import type { Command, Occasion } from './command.ts';

/** Factor -> level -> the fields that are sent then, which may depend on the occasion. */
export type OptionalFields = Readonly<
  Record<string, Readonly<Record<string, Made | ((occasion: Occasion) => Made)>>>
>;

/** A field that nothing is sent for. */
export const leftOut = { 'left out': {} } as const;

/** Returns the factors of a table. */
export const levelsOf = (table: OptionalFields): Command['factors'] =>
  Object.fromEntries(
    Object.entries(table).map(([factor, levels]) => [factor, Object.keys(levels)]),
  );

/** Returns the fields that the levels of an occasion choose. */
export const fieldsFor = (table: OptionalFields, occasion: Occasion): Made =>
  Object.fromEntries(
    Object.entries(table).flatMap(([factor, levels]) => {
      const chosen = levels[occasion.levels[factor] ?? ''] ?? {};
      return Object.entries(typeof chosen === 'function' ? chosen(occasion) : chosen);
    }),
  );
