// Faults that make a server lose acknowledged data in a power cut: each must be found.
import type { Fault } from './fault.ts';

export const powerFaults: readonly Fault[] = [
  {
    id: 'power-sync-off',
    title: 'a commit does not wait for the disk',
    find: 'sync: (later) => {',
    replace: 'sync: () => true, unused: (later) => {',
    laws: [],
  },
  {
    id: 'power-sync-elsewhere',
    title: 'a commit is acknowledged before its slow sync has ended',
    find: 'fdatasync(this.#descriptor, (error) => done(error && this.#fail(error)));',
    replace:
      'setTimeout(() => fdatasync(this.#descriptor, () => undefined), 100); setImmediate(done, null);',
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
    find: 'writeFileSync(unfinished, text, { mode: 0o600, flush: true });',
    replace: 'writeFileSync(unfinished, text, { mode: 0o600, flush: false });',
    laws: [],
  },
];
