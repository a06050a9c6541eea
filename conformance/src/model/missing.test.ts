// Tests whether a contract accepts a body, and the requests that lack one field each.
import { expect, test } from 'vitest';
import { contractNamed } from '../registry.ts';
import { exampleOf } from '../run/samples/examples.ts';
import { accepts, lackingEach } from './missing.ts';
import type { Command } from './command.ts';

const contract = contractNamed('account_links.create');
const link = exampleOf(contract, 'wallet');

test('a body lacks what a rule requires inside one of its objects (SNAP-additionalData.userId)', () => {
  expect(accepts(contract, link)).toBe(true);
  expect(accepts(contract, { ...link, additionalData: {} })).toBe(false);
});

test('each field that a link needs is left out once, inside objects as well', () => {
  const command = { endpoint: contract.id } as Command;
  const paths = lackingEach(command, { body: link }).map(({ path }) => path);
  expect(paths).toContain('additionalData.userId');
  expect(paths).toContain('additionalInfo.payOption');
  expect(paths).not.toContain('partnerReferenceNo');
});
