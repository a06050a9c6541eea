// The browser library as a classic script, with the global `Kasir`: the text of the module with its
// exports taken off. Nothing is built for it: sources are stripped of their types as Node.js does.
import { readFileSync } from 'node:fs';
// As a whole: Node.js 20 has no such function, and from an installed package none is called.
import * as nodeModule from 'node:module';

/** Where the script was loaded from is where the token service is. */
const start =
  'globalThis.Kasir = createKasir(globalThis, new URL(document.currentScript?.src ?? location.href).origin);';

/** The text of the script. */
export const browserScript = (): string => {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(`./kasir.${isSource ? 'ts' : 'js'}`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const plain = (isSource ? nodeModule.stripTypeScriptTypes(text) : text)
    .replaceAll(/^export (?=const|class)/gm, '')
    .replaceAll(/^\/\/# sourceMappingURL.*$/gm, '');
  return `(() => {\n'use strict';\n${plain}\n${start}\n})();\n`;
};
