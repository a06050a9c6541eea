// Finds the name of an event in its body; a callback without a name is recognized by its essential
// fields.
import { registry } from '../registry.ts';
import { field } from '../targets/wire/message.ts';

const unnamed = [...registry.events.values()].filter(({ envelope }) => envelope === 'bare');

/** Returns the name of the event in a body. */
export const eventNameOf = (body: unknown): string => {
  const name = field(body, 'event') ?? field(body, 'event_type');
  if (typeof name === 'string') return name;
  const found = unnamed.find(({ essential }) =>
    Object.keys(essential).every((key) => field(body, key) !== undefined),
  );
  return found?.name ?? 'unknown';
};
