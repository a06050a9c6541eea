// Defines products: what a generation of the API shows of instruments, intents and their payments.
import type { Ref } from '@kasir/core/resource';
import { schemaOf } from '@kasir/core/server';
import * as z from 'zod';

/** The lists that show the objects of a product: only these have indexes. */
const listings = [
  /** Lists that filter by reference, customer and the like. */
  'by_name',
  /** Lists of intents that filter also by their status, purpose and channel. */
  'by_state',
] as const;

/** The product to which an object belongs, as its generation declares it. */
export interface Product extends Ref {
  /** Omitted when the object is found only by an id or a key, as are its payments. */
  readonly listed?: (typeof listings)[number];
}

export const productSchema = schemaOf<Product>()(
  z.strictObject({
    kind: z.string().min(1),
    id: z.string(),
    listed: z.enum(listings).exactOptional(),
  }),
);

/** Returns whether lists show the objects of a product. */
export const isListed = ({ listed }: Product): boolean => listed !== undefined;

/** Returns whether lists of a product also filter its intents by status, purpose and channel. */
export const isListedByState = ({ listed }: Product): boolean => listed === 'by_state';

/**
 * Returns a function that reads the data which a kind of product stores with its objects. It throws
 * for objects of another kind, whose data has another form.
 */
export const echoReader =
  <Echo>(kind: string) =>
  ({ product, echo }: { readonly product: Product; readonly echo: unknown }): Echo => {
    if (product.kind !== kind) throw new Error(`A ${product.kind} has no data of a ${kind}`);
    return echo as Echo;
  };
