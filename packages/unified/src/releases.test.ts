// Rows as earlier releases stored them are shown byte for byte as they were: each file of fixtures
// holds rows of a release, by the kind that they were stored under.
import { readdirSync, readFileSync } from 'node:fs';
import type { AnyKind, RowOf } from '@kasir/core';
import { storedRow } from '@kasir/core/server';
import { captures, instruments, intents } from '@kasir/payments';
import { describe, expect, test } from 'vitest';
import { renderMethod } from './payment_methods/render.ts';
import { renderRequest } from './payment_requests/render.ts';
import { renderCapture } from './payment_requests/render-capture.ts';
import { createMerchant } from './testing/merchant.ts';

interface StoredRow {
  readonly id: string;
  readonly public: { readonly business_id?: string };
  readonly state: unknown;
}

type Rows = Readonly<Record<'payment_method' | 'payment_request' | 'capture', StoredRow[]>>;

const folder = new URL('../fixtures/', import.meta.url);
const releases = readdirSync(folder);

const open = (file: string) => {
  const rows = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Rows;
  const read = <K extends AnyKind>(kind: K, stored: StoredRow, formerly: keyof Rows): RowOf<K> =>
    storedRow(
      kind,
      stored.id,
      1,
      JSON.stringify(stored.public),
      JSON.stringify(stored.state),
      formerly,
    );
  const find = <K extends AnyKind>(kind: K, name: keyof Rows, id: string): RowOf<K> => {
    const stored = rows[name].find((one) => one.id === id);
    if (!stored) throw new Error(`${file} has no ${name} ${id}`);
    return read(kind, stored, name);
  };
  const { partition, context } = createMerchant();
  const here = context(partition);
  /** What the account that a row belongs to may know. */
  const contextOf = ({ public: { business_id: id = '' } }: StoredRow) => ({
    ...here,
    account: { ...here.account, id },
  });
  return {
    rows,
    read,
    contextOf,
    instrument: (id: string) => find(instruments, 'payment_method', id),
    intent: (id: string) => find(intents, 'payment_request', id),
  };
};

/** What is shown now without what was not stored. */
const textOf = (rendered: object, ...unstored: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(rendered).filter(([name]) => !unstored.includes(name))),
  );

describe.each(releases)('rows of %s', (file) => {
  const { rows, read, contextOf, instrument, intent } = open(file);

  test('of payment methods are shown as they were', () => {
    expect(
      new Set(rows.payment_method.map((one) => read(instruments, one, 'payment_method').state.type))
        .size,
    ).toBe(6);
    for (const stored of rows.payment_method) {
      const row = read(instruments, stored, 'payment_method');
      const rendered = renderMethod(row, contextOf(stored));
      expect(textOf(rendered, 'actions')).toBe(textOf(stored.public, 'actions'));
    }
  });

  test('of payment requests are shown as they were', () => {
    for (const stored of rows.payment_request) {
      const row = read(intents, stored, 'payment_request');
      const rendered = renderRequest(row, instrument(row.state.instrument), contextOf(stored));
      expect(textOf(rendered, 'payment_method', 'actions')).toBe(textOf(stored.public));
    }
  });

  test('of captures are shown as they were', () => {
    const reads = {
      get: (kind: AnyKind, id: string) => (kind === intents ? intent(id) : instrument(id)),
    } as Parameters<typeof renderCapture>[0];
    for (const stored of rows.capture) {
      const rendered = renderCapture(reads, read(captures, stored, 'capture'), contextOf(stored));
      expect(textOf(rendered, 'payment_method')).toBe(textOf(stored.public));
    }
  });

  test('are read as state once and for all', () => {
    for (const stored of rows.payment_method) {
      const { state } = read(instruments, stored, 'payment_method');
      const again = storedRow(instruments, stored.id, 2, '{}', JSON.stringify(state));
      expect(again.state).toEqual(state);
    }
    for (const stored of rows.payment_request) {
      const { state } = read(intents, stored, 'payment_request');
      const again = storedRow(intents, stored.id, 2, '{}', JSON.stringify(state));
      expect(again.state).toEqual(state);
    }
  });
});
