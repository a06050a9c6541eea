// Tests the content of a disk after a power cut: everything that was synced, and any part of the
// rest.
import { expect, test } from 'vitest';
import { Disk, EVERYTHING, NOTHING, type Fate, type Files } from './disk.ts';
import { changesIn, type Change } from './recording.ts';

const texts = (files: Files) =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, bytes && bytes.toString()]));

const write = (inode: string, offset: number, text: string): Change => ({
  do: 'write',
  inode,
  offset,
  bytes: Buffer.from(text),
});
const sync = (inode: string, covered: number): Change => ({ do: 'sync', inode, covered });

/** The first two records: the folder and the file in it are opened. */
const opened: readonly Change[] = [
  { do: 'open', inode: '1', name: '.' },
  { do: 'open', inode: '2', name: 'a' },
];

const diskAfter = (changes: readonly Change[]): Disk => {
  const disk = new Disk(new Map([['a', Buffer.from('0000')]]));
  for (const change of [...opened, ...changes]) disk.take(change);
  return disk;
};

const lostAfter = (...changes: Change[]) => texts(diskAfter(changes).after(NOTHING));
const keptAfter = (...changes: Change[]) => texts(diskAfter(changes).after(EVERYTHING));

test('a write is on the disk once its file is synced, and not before', () => {
  expect(lostAfter(write('2', 1, 'xy'))).toEqual({ a: '0000' });
  expect(keptAfter(write('2', 1, 'xy'))).toEqual({ a: '0xy0' });
  expect(lostAfter(write('2', 1, 'xy'), sync('2', 3))).toEqual({ a: '0xy0' });
});

test('a sync covers the writes before it began, and not those while it ran', () => {
  const changes = [write('2', 0, 'x'), write('2', 1, 'y'), sync('2', 3)];
  expect(lostAfter(...changes)).toEqual({ a: 'x000' });
  expect(lostAfter(...changes, sync('2', 5))).toEqual({ a: 'xy00' });
});

test('a new file is lost with its synced content until its directory is synced', () => {
  const made: Change[] = [
    { do: 'create', inode: '3', name: 'b' },
    write('3', 0, 'new'),
    sync('3', 4),
  ];
  expect(lostAfter(...made)).toEqual({ a: '0000' });
  expect(lostAfter(...made, sync('1', 5))).toEqual({ a: '0000', b: 'new' });
});

test('the files in a directory are lost with the directory', () => {
  const made: Change[] = [
    { do: 'mkdir', inode: '3', name: 'd' },
    { do: 'create', inode: '4', name: 'd/b' },
    { do: 'open', inode: '3', name: 'd' },
    sync('3', 5),
  ];
  expect(lostAfter(...made)).toEqual({ a: '0000' });
  expect(lostAfter(...made, sync('1', 6))).toEqual({ a: '0000', d: null, 'd/b': '' });
});

test('a file that is deleted or replaced stays until its directory is synced', () => {
  expect(lostAfter({ do: 'unlink', name: 'a' })).toEqual({ a: '0000' });
  expect(lostAfter({ do: 'unlink', name: 'a' }, sync('1', 3))).toEqual({});
  const replaced: Change[] = [
    { do: 'create', inode: '3', name: 'a.new' },
    write('3', 0, 'new'),
    sync('3', 4),
    { do: 'rename', from: 'a.new', to: 'a' },
  ];
  expect(lostAfter(...replaced)).toEqual({ a: '0000' });
  expect(keptAfter(...replaced)).toEqual({ a: 'new' });
  expect(lostAfter(...replaced, sync('1', 6))).toEqual({ a: 'new' });
});

test('a truncation is lost without a sync, as a write is, and a gap in a file reads as zeros', () => {
  const shorter: Change = { do: 'truncate', inode: '2', size: 1 };
  expect(lostAfter(shorter)).toEqual({ a: '0000' });
  expect(lostAfter(shorter, write('2', 2, 'x'), sync('2', 4))).toEqual({ a: '0\0x' });
});

test('an unsynced write may survive in some of its sectors, and without the writes before it', () => {
  const turns = [false, true];
  const second: Fate = { ...EVERYTHING, lasts: () => turns.shift() ?? true };
  const changes = [write('2', 0, 'x'), write('2', 1, 'y')];
  expect(texts(diskAfter(changes).after(second))).toEqual({ a: '0y00' });
  const sectors = [true, false, true];
  const torn: Fate = { ...EVERYTHING, sector: () => sectors.shift() ?? true };
  const { a = '' } = texts(diskAfter([write('2', 500, 'x'.repeat(600))]).after(torn));
  expect(a?.slice(500)).toBe('x'.repeat(12) + '\0'.repeat(512) + 'x'.repeat(76));
});

test('the first of several unsynced names may survive without the later ones', () => {
  const made: Change[] = [
    { do: 'create', inode: '3', name: 'b' },
    { do: 'create', inode: '4', name: 'c' },
  ];
  const first: Fate = { ...EVERYTHING, names: () => 1 };
  expect(texts(diskAfter(made).after(first))).toEqual({ a: '0000', b: '' });
});

test('a recording is read record by record, without an incomplete last one', () => {
  const lines =
    'create 7 a name with spaces\nwrite 7 0 4\na\nb\nsync 7 2\nrename x\ty\ntruncate 7 1\n';
  const changes: Change[] = [
    { do: 'create', inode: '7', name: 'a name with spaces' },
    write('7', 0, 'a\nb\n'),
    sync('7', 2),
    { do: 'rename', from: 'x', to: 'y' },
    { do: 'truncate', inode: '7', size: 1 },
  ];
  expect(changesIn(Buffer.from(lines))).toEqual(changes);
  expect(changesIn(Buffer.from(`${lines}write 7 0 4\nab`))).toEqual(changes);
  expect(changesIn(Buffer.from(`${lines}unlink a`))).toEqual(changes);
  expect(() => changesIn(Buffer.from('link a\n'))).toThrow('unknown line');
});

test('a write without an offset is not a change of a file, and is refused', () => {
  const recording = Buffer.from('write 2 -1 5\nhello');
  expect(() => changesIn(recording)).toThrow('write to no place of a file: write 2 -1 5');
});
