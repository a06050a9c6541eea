// Loads the official SDK for Node.js, unmodified, in every major with generated types.
import { Xendit as Xendit3, XenditSdkError as Error3 } from 'xendit-node-3';
import { Xendit as Xendit4, XenditSdkError as Error4 } from 'xendit-node-4';
import { Xendit as Xendit5, XenditSdkError as Error5 } from 'xendit-node-5';
import { Xendit as Xendit6, XenditSdkError as Error6 } from 'xendit-node-6';
import { Xendit as Xendit7, XenditSdkError as Error7 } from 'xendit-node-7';

/** A merchant's key, and the base URL of the platform. */
export interface Options {
  readonly secretKey: string;
  readonly xenditURL: string;
}

/** Creates an SDK without its warning about test keys; only the test of keys reads that warning. */
const quietly = <T>(make: () => T): T => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
};

/** Majors whose payment requests may contain a card, and may be paid by simulation in test mode. */
export const withCards = [
  { major: 5, connect: (to: Options) => quietly(() => new Xendit5(to)), SdkError: Error5 },
  { major: 6, connect: (to: Options) => quietly(() => new Xendit6(to)), SdkError: Error6 },
  { major: 7, connect: (to: Options) => quietly(() => new Xendit7(to)), SdkError: Error7 },
] as const;

/**
 * All majors. A call on one of them has a type only where all majors agree on it, so each scenario
 * is checked against the types of every one.
 */
export const sdks = [
  { major: 3, connect: (to: Options) => quietly(() => new Xendit3(to)), SdkError: Error3 },
  { major: 4, connect: (to: Options) => quietly(() => new Xendit4(to)), SdkError: Error4 },
  ...withCards,
] as const;

/** A connected SDK of any major. */
export type Sdk = ReturnType<(typeof sdks)[number]['connect']>;
