// Tests the ids of operations, by which logs, metrics and clients name them.
import { expect, test } from 'vitest';
import { legacyHandlers, legacyServiceHandlers } from './server.ts';

const ids = [...legacyHandlers, ...legacyServiceHandlers].map(({ contract }) => contract.id);

test('each operation has an id of its resource and verb', () => {
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_]*\.[a-z][a-z_]*$/);
});

test('no two operations have the same id', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
