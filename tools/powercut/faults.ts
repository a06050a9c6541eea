// Servers that lose what they have acknowledged when the power goes: each must be found.
import type { Fault } from '../faults/fault.ts';

const database = 'packages/server/src/store/sqlite/database.ts';
const files = 'packages/server/src/store/sqlite/private-files.ts';

export const powerFaults: readonly Fault[] = [
  {
    id: 'power-sync-off',
    title: 'SQLite never waits for the disk',
    file: database,
    find: 'PRAGMA synchronous = FULL;',
    replace: 'PRAGMA synchronous = OFF;',
    laws: [],
  },
  {
    id: 'power-sync-normal',
    title: 'SQLite waits for the disk at checkpoints only',
    file: database,
    find: 'PRAGMA synchronous = FULL;',
    replace: 'PRAGMA synchronous = NORMAL;',
    laws: [],
  },
  {
    id: 'power-directory',
    title: 'the name of a new data folder is not synced',
    file: files,
    find: '  syncDirectory(dirname(directory));',
    replace: '',
    laws: [],
  },
  {
    id: 'power-credentials',
    title: 'the credentials of a new data folder are not synced',
    file: files,
    find: 'flush: true',
    replace: 'flush: false',
    laws: [],
  },
];
