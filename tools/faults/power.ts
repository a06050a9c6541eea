// Servers that lose what they have acknowledged when the power goes: each must be found.
import type { Fault } from './fault.ts';

export const powerFaults: readonly Fault[] = [
  {
    id: 'power-sync-off',
    title: 'SQLite never waits for the disk',
    find: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    replace: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;',
    laws: [],
  },
  {
    id: 'power-sync-normal',
    title: 'SQLite waits for the disk at checkpoints only',
    find: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    replace: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;',
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
