// What may be shown of a value in logs and timelines: declared fields only, and none that its
// schema marks as secret.
import type { z } from 'zod';
import { defOf, fieldsOf, unwrapped } from './schema.ts';

/** Marks a field that no log, timeline, report or stored answer may hold: card number, CVN, OTP. */
export const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ secret: true });

const isSecret = (schema: z.ZodType): boolean => {
  if (schema.meta()?.['secret'] === true) return true;
  const def = defOf(schema);
  return def.innerType ? isSecret(def.innerType) : (def.options ?? []).some(isSecret);
};

const shown = (schemas: readonly z.ZodType[], value: unknown): unknown => {
  if (schemas.some(isSecret)) return '[secret]';
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => {
      const { element } = defOf(unwrapped(schema));
      return element ? [element] : [];
    });
    return items.length === 0 ? '[undeclared]' : value.map((item) => shown(items, item));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const fields = schemas.flatMap((schema) => fieldsOf(schema, name));
      return fields.length === 0 ? [] : [[name, shown(fields, inner)]];
    }),
  );
};

/**
 * A copy of a value that is safe to write down. Fields the schema does not name are left out,
 * because a caller may put a card number anywhere; marked fields read `[secret]`. Keys of records
 * are declared by their record.
 */
export const redacted = (schema: z.ZodType, value: unknown): unknown => shown([schema], value);
