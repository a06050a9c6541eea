// Servers that lose what they have acknowledged when the power goes: each must be found.
import type { Fault } from './fault.ts';

export const powerFaults: readonly Fault[] = [
  {
    id: 'power-sync-off',
    title: 'SQLite never waits for the disk',
    find: 'PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0',
    replace: 'PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0',
    laws: [],
  },
  {
    id: 'power-sync-log',
    title: 'the log is not synced behind a commit while nobody reads',
    find: 'fdatasyncSync(this.#descriptor);',
    replace: '',
    laws: [],
  },
  {
    id: 'power-sync-elsewhere',
    title: 'a commit is acknowledged before its sync is done',
    find: 'fdatasync(this.#descriptor, (error) => done(error && this.#fail(error)));',
    replace: 'fdatasync(this.#descriptor, () => undefined); setImmediate(done, null);',
    laws: [],
  },
  {
    id: 'power-directory',
    title: 'the name of a new data folder is not synced',
    find: '  syncDirectory(dirname(directory));',
    replace: '',
    laws: [],
  },
  {
    id: 'power-credentials',
    title: 'the credentials of a new data folder are not synced',
    find: 'flush: true',
    replace: 'flush: false',
    laws: [],
  },
];
