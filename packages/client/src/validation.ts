// Compares responses with their declared shapes, for clients that are given a validator.
import { findDifferences, type Difference, type Shape } from './shape.ts';

/** Returns where the body of a success differs from the declaration of its endpoint. */
export type Validator = (id: string, body: unknown) => readonly Difference[];

/** Returns a validator that has shapes by the id of their call; other calls are not compared. */
export const validatorOf =
  (shapes: Readonly<Record<string, Shape>>): Validator =>
  (id, body) =>
    Object.hasOwn(shapes, id) ? findDifferences(shapes[id] ?? {}, body) : [];
