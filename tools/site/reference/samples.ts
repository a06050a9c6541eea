// Writes a call as code: with curl, and with our typed client.
import type { Call } from './document.ts';

const BASE = 'http://127.0.0.1:8585';

/** Returns a JSON value as a TypeScript literal. */
const literal = (value: unknown, indent: string): string => {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const name = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);
    return `{\n${entries.map(([key, one]) => `${inner}${name(key)}: ${literal(one, inner)},\n`).join('')}${indent}}`;
  }
  return typeof value === 'string'
    ? `'${value
        .replaceAll('\\', '\\\\')
        .replaceAll("'", String.raw`\'`)
        .replaceAll('\n', String.raw`\n`)}'`
    : JSON.stringify(value);
};

const parametersIn = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Returns the call as a command line. */
export const curlOf = ({ method, path }: Call, body: unknown): string => {
  const address =
    BASE + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const lines = [
    `curl${method === 'GET' || method === 'POST' ? '' : ` -X ${method}`} -u $KASIR_KEY: '${address}'`.replaceAll(
      "'",
      path.includes('{') ? '"' : "'",
    ),
    ...(path.startsWith('/v3/') ? ["-H 'api-version: 2024-11-11'"] : []),
    ...(body === undefined
      ? method === 'POST'
        ? ['-X POST']
        : []
      : [
          "-H 'content-type: application/json'",
          `-d '${JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ];
  return lines.join(' \\\n  ');
};

const makers: Readonly<Record<string, string>> = {
  '@kasir/unified': 'createUnifiedClient',
  '@kasir/v3': 'createV3Client',
  '@kasir/legacy': 'createLegacyClient',
};

/** Returns the call with our client; null where it has a client of another kind. */
export const clientOf = ({ path, operation }: Call, body: unknown): string | null => {
  const { package: name = '', call = '' } = operation['x-client'] ?? {};
  const maker = makers[name];
  if (maker === undefined) return null;
  const params = parametersIn(path);
  const parts = [
    ...(params.length === 0 ? [] : [`  params: { ${params.join(', ')} },\n`]),
    ...(body === undefined ? [] : [`  body: ${literal(body, '  ')},\n`]),
  ];
  const given = parts.length === 0 ? '' : `{\n${parts.join('')}}`;
  return [
    `import { ${maker}, unwrap } from '${name}/client';`,
    '',
    `const kasir = ${maker}({ baseUrl: '${BASE}', key: process.env.KASIR_KEY ?? '' });`,
    `const result = unwrap(await kasir.${call}(${given}));`,
  ].join('\n');
};
