// Checks the sources of master keys: the operator, or a private file in the data folder.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMasterKey, findMasterKeys, masterKeyFile } from './master-keys.ts';

const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-keys-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

const find = (config: Partial<Parameters<typeof findMasterKeys>[0]>) =>
  findMasterKeys({ masterKeys: null, masterKeyFile: null, storage: { kind: 'memory' }, ...config });

const textOf = (key: Uint8Array): string => Buffer.from(key).toString('base64');

test('a data folder gets one key, in a file that its owner alone can read', () => {
  const storage = { kind: 'file', directory: folder() } as const;
  const [key] = find({ storage }).all();
  const file = masterKeyFile(storage.directory);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(`${textOf(key ?? createMasterKey())}\n`);
  expect(find({ storage }).all()).toEqual([key]);
});

test('replacement keys are kept for the next start', () => {
  const storage = { kind: 'file', directory: folder() } as const;
  const keys = find({ storage });
  const next = [createMasterKey(), ...keys.all()];
  keys.replace?.(next);
  expect(keys.all()).toEqual(next);
  expect(find({ storage }).all().map(textOf)).toEqual(next.map(textOf));
});

test('keys of the operator come before the file of the folder, and only the operator replaces them', () => {
  const directory = folder();
  const storage = { kind: 'file', directory } as const;
  const [one, two] = [createMasterKey(), createMasterKey()];
  expect(find({ storage, masterKeys: [one] })).toMatchObject({ replace: null });
  const file = join(directory, 'keys');
  writeFileSync(file, `${textOf(one)}\n${textOf(two)}\n`);
  const named = find({ storage, masterKeyFile: file });
  expect(named.replace).toBeNull();
  expect(named.all().map(textOf)).toEqual([one, two].map(textOf));
});

test('a shared database has no master key unless the operator provides one', () => {
  const storage = { kind: 'postgres', url: 'postgres://host/name' } as const;
  expect(find({ storage }).all()).toEqual([]);
});

test('a file without keys is refused, and the error does not show its contents', () => {
  const file = join(folder(), 'keys');
  writeFileSync(file, 'secret-word');
  expect(() => find({ masterKeyFile: file })).toThrow(`${file}, which must hold Base64`);
  expect(() => find({ masterKeyFile: file })).not.toThrow('secret-word');
  expect(() => find({ masterKeyFile: `${file}.none` })).toThrow('cannot be read');
});
