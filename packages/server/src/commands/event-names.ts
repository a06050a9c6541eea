// The names of events as values of flags, from the catalog of webhooks.
import { Option } from '@commander-js/extra-typings';
import { catalog } from '@kasir/webhooks';

/** Every name of an event, sorted. */
export const eventNames: readonly string[] = [
  ...new Set(catalog.map(({ name }) => name)),
].toSorted();

/** Returns the flag that names an event. */
export const eventOption = (help: string) => new Option('--event <NAME>', help).choices(eventNames);
