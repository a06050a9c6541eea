// The name of an event by its body: a callback without one is known by its essential fields.
import { registry } from '../registry.ts';
import { field } from '../wire/message.ts';

const unnamed = [...registry.events.values()].filter(({ envelope }) => envelope === 'bare');

/** The name of the event that a body is. */
export const eventNameOf = (body: unknown): string => {
  const name = field(body, 'event') ?? field(body, 'event_type');
  if (typeof name === 'string') return name;
  const found = unnamed.find(({ essential }) =>
    Object.keys(essential).every((key) => field(body, key) !== undefined),
  );
  return found?.name ?? 'unknown';
};
