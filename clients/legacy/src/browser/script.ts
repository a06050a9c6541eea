// Builds the browser library as a classic script with the global `Kasir`: the text of the module
// without its exports. There is no build step: types are stripped as Node.js does.
import { readFileSync } from 'node:fs';
// A namespace import: Node.js 20 has no stripTypeScriptTypes, and installed packages do not call
// it.
import * as nodeModule from 'node:module';

/** The token service is at the origin from which the script was loaded. */
const start =
  'globalThis.Kasir = createKasir(globalThis, new URL(document.currentScript?.src ?? location.href).origin);';

/** Returns the text of the script. */
export const browserScript = (): string => {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(`./kasir.${isSource ? 'ts' : 'js'}`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const plain = (isSource ? nodeModule.stripTypeScriptTypes(text) : text)
    .replaceAll(/^export (?=const|class)/gm, '')
    .replaceAll(/^\/\/# sourceMappingURL.*$/gm, '');
  return `(() => {\n'use strict';\n${plain}\n${start}\n})();\n`;
};
