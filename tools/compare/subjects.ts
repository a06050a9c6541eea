// Data table of the clients that are compared: ours, and three that many programs use.
import {
  kasirProgram,
  openapiFetchProgram,
  stripeProgram,
  officialSdkProgram,
} from './programs.ts';

export interface Subject {
  /**
   * The package that is installed and imported, and its version; null for that of this repository.
   */
  readonly name: string;
  readonly version: string | null;
  /** The module that a program imports for the client. */
  readonly specifier: string;
  readonly program: string;
  /** The same program with validation of responses; null for a client without it. */
  readonly validated: string | null;
}

const validated = `import { validator } from '@kasir/unified/validation';\n${kasirProgram.replace(
  "key: 'key'",
  "key: 'key', validate: 'strict', validator",
)}`;

export const kasir = {
  name: '@kasir/unified',
  version: null,
  specifier: '@kasir/unified/client',
  program: kasirProgram,
  validated,
} satisfies Subject;

const peer = (name: string, version: string, program: string): Subject => ({
  name,
  version,
  specifier: name,
  program,
  validated: null,
});

export const subjects: readonly Subject[] = [
  kasir,
  peer('stripe', '23.1.0', stripeProgram),
  peer('xendit-node', '7.0.0', officialSdkProgram),
  peer('openapi-fetch', '0.17.0', openapiFetchProgram),
];

/** Versions of the tools that generate the types for openapi-fetch from an OpenAPI document. */
export const generator = { 'openapi-typescript': '7.13.0', typescript: '5.9.3' } as const;
