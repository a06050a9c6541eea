// Tests that a server with a change is used only when it can be reached.
import { expect, test } from 'vitest';
import { startChanged } from './server.ts';

/** Returns a module that prints a line before the server starts. */
const printing = (line: string): string =>
  `data:text/javascript,${encodeURIComponent(`console.log(${JSON.stringify(line)})`)}`;

test('a server that prints an address without a host is stopped and refused, not tried', async () => {
  const hook = printing('kasir ready http://:41863');
  await expect(startChanged({ name: 'a mutant', hook, environment: {} })).rejects.toThrow(
    'a mutant: the server printed an address that is no URL.\nkasir ready http://:41863',
  );
});

test('a server that ends before it is ready is refused with what it printed', async () => {
  const hook = 'data:text/javascript,throw new Error("no such table")';
  await expect(startChanged({ name: 'a mutant', hook, environment: {} })).rejects.toThrow(
    /^a mutant: the server did not start\.\n[^]*no such table/,
  );
});
