// Reads the files of the dashboard for a browser: its modules (types stripped from TypeScript), the
// library they import, the style, and the facts of the contracts.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { controlContracts, roles } from '@kasir/control';
import { exponents } from '@kasir/core/money';
import { allPermissions, channelCategory, switchNames } from '@kasir/models';
import type { Facts } from './facts.ts';

export interface Asset {
  readonly type: string;
  readonly body: string;
}

export interface Assets {
  /** The data of the page that does not depend on the path of its assets. */
  readonly facts: Facts;
  /** Files by path: `main.ts`, `style.css`, `lib/preact.mjs`. */
  readonly files: ReadonlyMap<string, Asset>;
  /** Paths of files by the bare module name that imports them. */
  readonly imports: Readonly<Record<string, string>>;
  /** The path of the module that starts the page. */
  readonly main: string;
  /** Changes when any file changes. */
  readonly version: string;
}

const isSource = import.meta.url.endsWith('.ts');
const require = createRequire(import.meta.url);

const SCRIPT = 'text/javascript; charset=utf-8';
const withoutMap = (text: string): string => text.replaceAll(/^\/\/# sourceMappingURL=.*$/gm, '');

/** Paths of the library files, by the names that modules import. */
const libraries: Readonly<Record<string, string>> = {
  preact: 'lib/preact.mjs',
  'preact/hooks': 'lib/hooks.mjs',
};

const readModules = (): [string, Asset][] => {
  const folder = fileURLToPath(new URL('./browser/', import.meta.url));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => (isSource ? /(?<!\.test)\.ts$/ : /\.js$/).test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folder}${name}`, 'utf8');
      const body = isSource ? stripTypeScriptTypes(text) : withoutMap(text);
      return [name.replaceAll('\\', '/'), { type: SCRIPT, body }];
    });
};

const readLibraries = (): [string, Asset][] =>
  Object.entries(libraries).map(([name, path]) => {
    const body = withoutMap(readFileSync(require.resolve(name), 'utf8'));
    return [path, { type: SCRIPT, body }];
  });

const facts = (): Facts => ({
  operations: Object.fromEntries(
    Object.entries(controlContracts).flatMap(([group, contracts]) =>
      Object.entries(contracts).map(([verb, { id, method, path, summary, role }]) => [
        `${group}.${verb}`,
        { id, method, path, summary, role },
      ]),
    ),
  ),
  roles,
  permissions: allPermissions,
  switches: switchNames,
  categories: channelCategory.options,
  decimals: exponents,
});

/** Reads all files and facts of the dashboard. */
export const readAssets = (): Assets => {
  const style = readFileSync(new URL('../style/dashboard.css', import.meta.url), 'utf8');
  const files = new Map<string, Asset>([
    ...readModules(),
    ...readLibraries(),
    ['style.css', { type: 'text/css; charset=utf-8', body: style }],
  ]);
  const whole = [...files].map(([path, { body }]) => `${path}\n${body}`).join('\n');
  return {
    facts: facts(),
    files,
    imports: libraries,
    main: isSource ? 'main.ts' : 'main.js',
    version: hash('sha256', whole).slice(0, 16),
  };
};
