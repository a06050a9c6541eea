// A list of names with their values, such as headers.
import type { JSX } from 'preact';
import { code, dd, dl, dt } from './tags.ts';

/** Returns names with their values, as they are written on the wire. */
export const pairs = (values: Readonly<Record<string, string>>): JSX.Element =>
  dl(
    { class: 'facts' },
    ...Object.entries(values).flatMap(([name, value]) => [
      dt(null, name),
      dd(null, code(null, value)),
    ]),
  );
