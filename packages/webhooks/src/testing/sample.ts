// Makes a body of any event of the catalog, with all of its fields filled.
import type { Envelope } from '@kasir/core/resource';
import type { DeclaredEvent } from '@kasir/models/events';
import * as z from 'zod';

const created = '2026-01-01T00:00:00.000Z';

/** Texts in every format that the schemas require; the first valid one is used. */
const texts = [
  'text',
  created,
  'pm-1',
  'pr-1',
  'py-1',
  'pt-1',
  'rfd-1',
  'cptr-1',
  'qr_1',
  'qrpy_1',
  'report_1',
  'ewc_1',
  'ddpy-1',
  'lat-1',
  'la-1',
  '65f0c0ffee65f0c0ffee65f0',
  'https://merchant.example/',
  'payer@merchant.example',
  'ID',
  'IDR',
];

/** Returns a value of a schema with all optional fields. */
const full = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return full(schema.unwrap());
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as z.core.$ZodShape).map(([name, field]) => [name, full(field)]),
    );
  if (schema instanceof z.ZodArray) return [full(schema.element), full(schema.element)];
  if (schema instanceof z.ZodRecord) return { key: 'text' };
  const simple = [null, 1_000, 1, true, ...texts];
  const literals = schema instanceof z.ZodEnum ? schema.options : [];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return [...literals, ...simple].find((value) => z.safeParse(schema, value).success);
};

const envelopes: Readonly<Record<Envelope, (event: string, data: unknown) => object>> = {
  v2: (event, data) => ({ event, business_id: 'b', created, data, api_version: null }),
  v3: (event, data) => ({ event, business_id: 'b', created, data, api_version: 'v3' }),
  refund: (event, data) => ({ event, business_id: 'b', created, data }),
  account: (event_type, data) => ({ event_type, master_acc_business_id: 'b', created, data }),
  flat: (event, data) => ({ event, ...(data as object) }),
  bare: (_event, data) => data as object,
};

/** Returns the body of an event as the platform may send it. */
export const sampleOf = ({ name, envelope, data }: DeclaredEvent): object =>
  envelopes[envelope](name, full(data));
