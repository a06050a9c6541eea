// Loads hyperswitch-prism. Users install it separately, because it is large and needs a newer C
// library than many machines have.
import { BadConfig } from '@kasir/connector/command';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * The only release that this connector was tested with: other releases may handle money
 * differently.
 */
export const PRISM_VERSION = '0.4.0';

const NAME = 'hyperswitch-prism';

/** A message of prism as plain data: its fields have the names of prism's own declarations. */
export type Message = Readonly<Record<string, unknown>>;

/** A type of messages. */
interface MessageType {
  readonly create: (fields: Message) => Message;
  readonly encode: (message: Message) => { readonly finish: () => Uint8Array };
  readonly decode: (bytes: Uint8Array) => Message;
}

/** Numbers by name, and names by number. */
export type Enumeration = Readonly<Record<string, number | string | undefined>>;

/** The functions of the native library: each throws an error with `errorCode` when it fails. */
interface Native {
  /** Builds the HTTP request of a flow. */
  readonly callReq: (flow: string, request: Uint8Array, options: Uint8Array) => Uint8Array;
  /** Reads the HTTP response of a flow. */
  readonly callRes: (
    flow: string,
    response: Uint8Array,
    request: Uint8Array,
    options: Uint8Array,
  ) => Uint8Array;
  /** Runs a flow without a request to the processor, such as one that reads a webhook. */
  readonly callDirect: (flow: string, request: Uint8Array, options: Uint8Array) => Uint8Array;
}

interface Package {
  readonly UniffiClient: new () => Native;
  readonly types: Readonly<Record<string, unknown>>;
}

/** The loaded library. */
export interface Prism {
  readonly native: Native;
  /** Returns a type of messages by its name. */
  readonly messageType: (name: string) => MessageType;
  /** Returns an enumeration by its name. */
  readonly enumeration: (name: string) => Enumeration;
}

/** Reports that hyperswitch-prism cannot be used on this machine; the message states the remedy. */
export class PrismUnavailable extends BadConfig {}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

const readPackage = (load: NodeJS.Require, where: string): Package => {
  const install = `Install it: npm install${where} ${NAME}@${PRISM_VERSION}`;
  try {
    const path = load.resolve(`${NAME}/package.json`);
    const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string };
    if (version !== PRISM_VERSION)
      throw new PrismUnavailable(
        `${NAME} is ${version}, and this connector was tested with ${PRISM_VERSION}. ${install}`,
      );
    return load(NAME) as Package;
  } catch (error) {
    if (isMissing(error))
      throw new PrismUnavailable(`${NAME} is not installed. ${install}`, { cause: error });
    throw error;
  }
};

const startNative = ({ UniffiClient }: Package): Native => {
  try {
    return new UniffiClient();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PrismUnavailable(
      `${NAME} does not run here: ${reason}. It needs Linux on x64 or arm64 with glibc 2.38 or newer (Debian 13, Ubuntu 24.04), or macOS on arm64. The Dockerfile of this package has that.`,
      { cause: error },
    );
  }
};

/**
 * Loads the library from `node_modules` of a folder; without one, from where this package is
 * installed. Throws `PrismUnavailable` with the remedy when it is missing, is another release, or
 * does not run on this machine.
 */
export const loadPrism = (folder?: string): Prism => {
  const load = createRequire(
    folder === undefined ? import.meta.url : join(resolve(folder), 'package.json'),
  );
  const found = readPackage(load, folder === undefined ? '' : ` --prefix ${folder}`);
  const native = startNative(found);
  const typeOf = (name: string): unknown => {
    const type = found.types[name];
    if (type === undefined) throw new Error(`${NAME} has no type ${name}.`);
    return type;
  };
  return {
    native,
    messageType: (name) => typeOf(name) as MessageType,
    enumeration: (name) => typeOf(name) as Enumeration,
  };
};
