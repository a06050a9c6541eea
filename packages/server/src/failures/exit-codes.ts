// The exit codes of commands, one for each problem that an operator can fix, as one data table, and
// the error that carries them.

/** Exit codes with their meaning; `docs/guide/operations.md` shows this table. */
export const exitCodes = {
  ok: { code: 0, meaning: 'it was stopped, or has done its work' },
  failed: { code: 1, meaning: 'an unexpected error, or a check that found a problem' },
  usage: { code: 2, meaning: 'the command line or a setting cannot be used' },
  portTaken: { code: 10, meaning: 'a port is in use, or needs more rights' },
  noAddress: { code: 11, meaning: 'an address to listen on does not belong to this machine' },
  tls: {
    code: 12,
    meaning: 'a TLS file cannot be read, or the key is not that of the certificate',
  },
  dataInUse: { code: 20, meaning: 'another process has the data directory open' },
  dataUnusable: {
    code: 21,
    meaning: 'the data directory cannot be read or written, or its disk is full',
  },
  dataForeign: {
    code: 22,
    meaning:
      'kasir.db or credentials.json is damaged, or was written by another program or a newer release',
  },
  dataGone: { code: 23, meaning: 'the database was deleted or replaced while the server ran' },
  databaseAway: { code: 30, meaning: 'PostgreSQL cannot be reached: refused, or an unknown host' },
  databaseLogin: { code: 31, meaning: 'PostgreSQL refuses the user or the password' },
  databaseUnknown: { code: 32, meaning: 'PostgreSQL has no database of this name' },
  databaseUnusable: {
    code: 33,
    meaning:
      'the database lacks rights or the required encoding, is read-only, or was written by a newer release',
  },
  redisAway: { code: 40, meaning: 'Redis cannot be reached, or refuses' },
  serverAway: { code: 50, meaning: 'the command found no running server, or was refused by it' },
} as const;

export type ExitReason = keyof typeof exitCodes;

/** A problem that an operator can fix: one line with the remedy, and its own exit code. */
export class CommandFailure extends Error {
  readonly reason: ExitReason;

  constructor(reason: ExitReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
