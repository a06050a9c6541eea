// Lists every event that the models declare, with its schema.
import type { Envelope } from '@kasir/core/resource';
import * as models from './index.ts';

type Exported = (typeof models)[keyof typeof models];

/** Any declared event, with its name, envelope, schema and essential fields as literal types. */
export type DeclaredEvent = Extract<
  Exported,
  { readonly name: string; readonly family: string; readonly envelope: Envelope }
>;

const isEvent = (noun: Exported): noun is DeclaredEvent =>
  typeof noun === 'object' && 'envelope' in noun && 'family' in noun;

/** Every event the platform sends, in the order of their names. */
export const declaredEvents: readonly DeclaredEvent[] = Object.values(models)
  .filter((noun) => isEvent(noun))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
