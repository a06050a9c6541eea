// Names with their values: the facts about something, and headers as they are on the wire.
import type { ComponentChildren, JSX } from 'preact';
import { code, dd, dl, dt } from './tags.ts';

/** Returns names with their values; those without one (null) are left out. */
export const factList = (
  facts: readonly (readonly [name: string, value: ComponentChildren])[],
): JSX.Element =>
  dl(
    { class: 'facts' },
    ...facts.flatMap(([name, value]) => (value === null ? [] : [dt(null, name), dd(null, value)])),
  );

/** Returns names with their values, as they are written on the wire. */
export const wireList = (values: Readonly<Record<string, string>>): JSX.Element =>
  factList(Object.entries(values).map(([name, value]) => [name, code(null, value)]));
