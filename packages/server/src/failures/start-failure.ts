// Explains why a start failed, in one line that names the setting and the remedy.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Unwritable } from '@kasir/core/store';
import type { Config } from '../config/config.ts';
import { CommandFailure, type ExitReason } from './exit-codes.ts';
import { fileError, InUse, isFull } from '../store/sqlite/file-errors.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** System errors in words; an error that combines several attempts has a code and no message. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'no such file or directory',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'a part of the path is not a directory',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'the connection timed out',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be resolved',
  EADDRNOTAVAIL: 'the address is not available on this machine',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
};

const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return reasons[codeOf(error)] ?? (message.split('\n', 1)[0] || codeOf(error) || 'unknown reason');
};

interface Listening {
  readonly host: string;
  readonly port: number;
  /** Names of the settings that choose host and port, e.g. `--port (KASIR_PORT)`. */
  readonly settings: { readonly host: string; readonly port: string };
}

/** Returns the error of a listener that could not be opened. */
export const listenFailure = (
  { host, port, settings }: Listening,
  error: unknown,
): CommandFailure => {
  const cause = { cause: error };
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new CommandFailure(
        'portTaken',
        `Port ${port} of ${host} is in use. Choose another one with ${settings.port}; 0 takes a free one.`,
        cause,
      );
    case 'EACCES':
      return new CommandFailure(
        'portTaken',
        `Port ${port} of ${host} needs more rights. Choose one from 1024 with ${settings.port}.`,
        cause,
      );
    default:
      return new CommandFailure(
        'noAddress',
        `Cannot listen on ${host} (${reasonOf(error)}). Choose an address of this machine with ${settings.host}.`,
        cause,
      );
  }
};

/** Returns host, port and name of a URL, without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const refusals: Readonly<Record<string, readonly [reason: ExitReason, said: string]>> = {
  '28P01': ['databaseLogin', 'the password is wrong. Correct it in'],
  '28000': ['databaseLogin', 'the user is not allowed to connect. Correct it in'],
  '3D000': ['databaseUnknown', 'the database does not exist. Create it, or correct its name in'],
  '42501': [
    'databaseUnusable',
    'the user may not create tables. Grant it CREATE on the database of',
  ],
};
const noPassword = ['databaseLogin', 'a password is required. Add one to the URL in'] as const;

/** Returns whether an error was thrown with a message for an operator, not by the system. */
const speaks = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && codeOf(error) === '';

const NO_PASSWORD = /client password must be a string/;

const databaseFailure = (url: string, error: unknown): CommandFailure => {
  if (speaks(error)) return new CommandFailure('databaseUnusable', error.message, { cause: error });
  const cause = error instanceof Error && error.name === 'ConnectionLost' ? error.cause : error;
  const refusal = NO_PASSWORD.test(String(cause)) ? noPassword : refusals[codeOf(cause)];
  const setting = '--database (KASIR_DATABASE_URL)';
  const [reason, said] = refusal
    ? [refusal[0], `${refusal[1]} ${setting}.`]
    : ([
        'databaseAway',
        `${reasonOf(cause)}. Check that it is running, and the URL in ${setting}.`,
      ] as const);
  return new CommandFailure(reason, `PostgreSQL at ${placeOf(url)}: ${said}`, { cause: error });
};

/** Returns the database file of a data directory. */
export const databaseFile = (directory: string): string => join(directory, 'kasir.db');

/** Returns the existing database file of a data directory. Throws with the remedy. */
export const existingFile = (directory: string): string => {
  const file = databaseFile(directory);
  if (existsSync(file)) return file;
  throw new CommandFailure(
    'dataUnusable',
    `${file} does not exist: send --data (KASIR_DATA) with the folder of the server.`,
  );
};

/** Returns the error of a store that cannot be written: the message has the remedy. */
const unwritableFailure = ({ kind }: Config['storage'], error: Unwritable): CommandFailure =>
  new CommandFailure(kind === 'postgres' ? 'databaseUnusable' : 'dataUnusable', error.message, {
    cause: error,
  });

/** Returns the error of a store that cannot be opened or read; unknown errors unchanged. */
export const storageFailure = (storage: Config['storage'], thrown: unknown): unknown => {
  if (thrown instanceof CommandFailure) return thrown;
  if (thrown instanceof Unwritable) return unwritableFailure(storage, thrown);
  if (storage.kind === 'postgres') return databaseFailure(storage.url, thrown);
  const file = storage.kind === 'file' ? databaseFile(storage.directory) : '';
  const error = fileError(file, thrown);
  if (error instanceof InUse)
    return new CommandFailure('dataInUse', error.message, { cause: error });
  if (speaks(error)) return new CommandFailure('dataForeign', error.message, { cause: error });
  const code = codeOf(error);
  if (storage.kind === 'memory' || !(code in reasons || code === 'ERR_SQLITE_ERROR')) return error;
  const full = isFull(error) || code === 'ENOSPC';
  const reason = full ? 'the disk is full' : reasonOf(error);
  return new CommandFailure(
    'dataUnusable',
    `Cannot use the data directory ${storage.directory}: ${reason}. ` +
      `${full ? 'Free space on it' : 'Make it writable'}, or choose another one with --data (KASIR_DATA).`,
    { cause: error },
  );
};

/** Returns the error of an unusable Redis. */
export const redisFailure = (url: string, error: unknown): CommandFailure =>
  new CommandFailure(
    'redisAway',
    `Redis at ${placeOf(url)}: ${reasonOf(error)}. Check that it is running, and the URL in --redis ` +
      '(KASIR_REDIS_URL).',
    { cause: error },
  );

/** Returns the error of unusable TLS files; `what` names the settings. */
export const tlsFailure = (what: string, error: unknown): CommandFailure =>
  new CommandFailure(
    'tls',
    `${what}: ${reasonOf(error)}. Give a certificate and its private key in PEM that this user can read.`,
    { cause: error },
  );
