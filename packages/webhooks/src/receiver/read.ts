// Reads the body of a delivery: a typed event of the catalogue, or the unknown one kept as it came.
import type { Envelope, EventSpec } from '@kasir/core';
import { z } from 'zod';
import { catalogue, type ReceivedEvent, type WebhookEvent } from '../catalogue.ts';

const wrappers: Readonly<Record<Envelope, (data: z.ZodType) => z.ZodType>> = {
  v2: (data) =>
    z.object({
      business_id: z.string(),
      created: z.string(),
      data,
      api_version: z.null().optional(),
    }),
  v3: (data) =>
    z.object({
      business_id: z.string(),
      created: z.string(),
      data,
      api_version: z.literal('v3'),
    }),
  refund: (data) => z.object({ business_id: z.string(), created: z.string(), data }),
  account: (data) => z.object({ master_acc_business_id: z.string(), created: z.string(), data }),
  flat: (data) => data,
};

const nameOf = (body: object): string | null => {
  const { event, event_type } = body as { event?: unknown; event_type?: unknown };
  const name = event ?? event_type;
  return typeof name === 'string' ? name : null;
};

const objectOf = (text: string): object | null => {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
};

/** Reads bodies by these declarations; schemas are built when a name first arrives. */
export const eventReader = (
  events: readonly Pick<EventSpec, 'name' | 'envelope' | 'data'>[],
): ((text: string) => ReceivedEvent | null) => {
  const schemas = new Map<string, z.ZodType[]>();
  // An event that two generations of the API send has one schema of each (V3-CONF-03).
  const schemasOf = (name: string): z.ZodType[] => {
    const known = schemas.get(name);
    if (known) return known;
    const found = events
      .filter((declared) => declared.name === name)
      .map(({ envelope, data }) => wrappers[envelope](data));
    if (found.length > 0) schemas.set(name, found);
    return found;
  };
  return (text) => {
    const body = objectOf(text);
    if (!body) return null;
    const name = nameOf(body);
    let problem: string | null = null;
    for (const schema of name === null ? [] : schemasOf(name)) {
      const checked = schema.safeParse(body);
      if (checked.success) return { ...body, event: name } as WebhookEvent;
      problem ??= z.prettifyError(checked.error);
    }
    return { event: 'unknown', name, body, problem };
  };
};

/**
 * The event of the catalogue that a JSON text is. Fields the catalogue does not know stay where
 * they are. Null when the text is no JSON object.
 */
export const readEvent = eventReader(catalogue);
