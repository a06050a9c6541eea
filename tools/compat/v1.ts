// Connects the last official SDK with handwritten types, major 1, to a platform, and fills gaps in
// its types; its responses are read with the schemas of the platform.
import Xendit from 'xendit-node-1';
import { openPlatform } from './platform.ts';

/** Starts the platform and connects the SDK, which keeps its key in its classes. */
export const openV1 = async () => {
  const platform = await openPlatform();
  return { ...platform, sdk: new Xendit(platform.merchant) };
};

/** The first argument of a method. */
export type Sent<M extends (data: never) => unknown> = Parameters<M>[0];

/** The same type with the values of enums instead of the enums. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T;

/**
 * Returns data as a type of the SDK, which uses enums that the SDK does not export. The compiler
 * still checks the values of these enums.
 */
export const plain = <T>(data: Plain<T>): T => data as T;
