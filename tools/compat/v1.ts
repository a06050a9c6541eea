// The last official SDK with handwritten types, major 1, connected to a platform, and what its
// types need: its responses are read with the schemas of the platform.
import Xendit from 'xendit-node-1';
import { openPlatform } from './platform.ts';

/** Starts the platform and connects the SDK, which keeps its key in its classes. */
export const openV1 = async () => {
  const platform = await openPlatform();
  return { ...platform, sdk: new Xendit(platform.merchant) };
};

/** What a method is given. */
export type Sent<M extends (data: never) => unknown> = Parameters<M>[0];

/** The same with the values of enums instead of the enums. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T;

/** The SDK wants enums that it does not export: this checks their values and passes them on. */
export const plain = <T>(data: Plain<T>): T => data as T;
