// Reads of one realm at one moment; inside a decision they see what the batch has written so far.
import type { AnyKind, RowOf } from '@kasir/core';
import type { Entry, ListFilter, Listed, ListPage, View } from '@kasir/core/server';
import type { Database } from './database.ts';
import { balanceOf, entriesOf } from './entries.ts';
import { listed } from './list.ts';
import type { Home } from './realms.ts';
import { rowOf, type KindTables } from './table.ts';

export class SqliteView implements View {
  readonly now: number;
  readonly #database: Database;
  readonly #tables: KindTables;
  readonly #home: Home;

  constructor(database: Database, tables: KindTables, home: Home, now: number) {
    this.now = now;
    this.#database = database;
    this.#tables = tables;
    this.#home = home;
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    const found = this.#tables.of(kind).get(this.#home, id, this.now);
    return found && rowOf<K>(found);
  }

  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined {
    const found = this.#tables.of(kind).find(this.#home, key, value, this.now);
    return found && rowOf<K>(found);
  }

  text(kind: AnyKind, id: string): string | undefined {
    return this.#tables.of(kind).text(this.#home, id, this.now);
  }

  textByKey<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): string | undefined {
    return this.#tables.of(kind).find(this.#home, key, value, this.now)?.public;
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    const found = this.#tables.of(kind).children(this.#home, parent, this.now);
    return found.map((stored) => rowOf<K>(stored));
  }

  list<K extends AnyKind>(kind: K, filter: ListFilter, page: ListPage): Listed<K> {
    this.#tables.of(kind);
    const scope = { database: this.#database, kind, realm: this.#home.number, now: this.now };
    const { rows, more } = listed(scope, filter, page);
    return { rows: rows.map((stored) => rowOf<K>(stored)), more };
  }

  balance(ledger: string, currency: string): number {
    return balanceOf(this.#database, this.#home, ledger, currency);
  }

  entries(
    ledger: string,
    currency: string,
    page: { readonly after?: string; readonly limit: number },
  ): Entry[] {
    return entriesOf(this.#database, this.#home, ledger, currency, page);
  }
}
