// A request of the log as a test for vitest, which repeats it on a platform of its own.
import type { WholeRequest } from '@kasir/control';
import { expectedOf } from './expected.ts';
import { literal, textOf } from './literal.ts';
import { hasBody, hiddenPlaces, ownHeaders, targetWithQuery } from './request.ts';
import { idsSentBy } from './steps.ts';

/** Returns the path of a value in a response, as code such as `.data.id`; undefined if missing. */
const wayTo = (response: unknown, wanted: string): string | undefined => {
  if (response === wanted) return '';
  if (response === null || typeof response !== 'object') return undefined;
  const isList = Array.isArray(response);
  for (const [name, inner] of Object.entries(response)) {
    const way = wayTo(inner, wanted);
    if (way !== undefined)
      return `${isList ? `[${name}]` : /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${textOf(name)}]`}${way}`;
  }
  return undefined;
};

/** Returns a function that writes a text as a template, with code in place of known ids. */
const withIds =
  (known: ReadonlyMap<string, string>) =>
  (text: string): string => {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    const ids = [...known.keys()].filter((id) => text.includes(id));
    if (ids.length === 0) return textOf(text);
    const escaped = textOf(text)
      .slice(1, -1)
      .replaceAll("\\'", "'")
      .replaceAll('`', '\\`')
      .replaceAll('${', '\\${');
    return `\`${ids.reduce((left, id) => left.replaceAll(id, `\${${known.get(id)}}`), escaped)}\``;
  };

/** Returns the method and path, with `{id}` in place of each id. */
const nameOf = (request: WholeRequest): string => {
  const ids = idsSentBy(request);
  const path = ids.reduce((left, id) => left.replaceAll(id, '{id}'), request.path);
  return `${request.method} ${path}`;
};

/** Returns the statement that makes a request. */
const callOf = (request: WholeRequest, put: (text: string) => string): string => {
  const headers = Object.fromEntries(ownHeaders(request));
  const parts = [
    textOf(request.method),
    put(targetWithQuery(request)),
    ...(hasBody(request) || Object.keys(headers).length > 0
      ? [hasBody(request) ? literal(request.body, '  ', put) : 'undefined']
      : []),
    ...(Object.keys(headers).length > 0 ? [literal(headers, '  ', put)] : []),
  ];
  return `await call(${parts.join(', ')})`;
};

/** The common part of every file: a platform, and a function that calls it. */
const frame = `const kasir = await createKasir();
afterAll(() => kasir.close());

const call = async (method: string, path: string, body?: unknown, headers = {}) => {
  const response = await kasir.fetch(kasir.baseUrl + path, {
    method,
    headers: {
      authorization: \`Basic \${btoa(\`\${kasir.key}:\`)}\`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};
`;

const comments = (request: WholeRequest, steps: readonly WholeRequest[], open: string[]) => [
  `// Makes a request of ${request.at.slice(0, 10)} again: ${nameOf(request)}, which got ${request.status}.`,
  ...(steps.length > 0 ? ['// The requests before it make what it is about.'] : []),
  ...(open.length > 0
    ? [`// The log keeps no secrets. Fill them in before you run it: ${open.join(', ')}.`]
    : []),
  ...(request.interference === null
    ? []
    : ['// A fault or script had acted on it, which is not in this file.']),
];

/**
 * Returns a test file that makes the steps and then the request, and checks its status and the
 * repeatable part of its response. It runs without edits unless the log has hidden a value.
 */
export const vitestOf = (request: WholeRequest, steps: readonly WholeRequest[]): string => {
  const known = new Map<string, string>();
  if (request.account !== null) known.set(request.account, 'kasir.account');
  const lines: string[] = [];
  for (const [at, step] of steps.entries()) {
    const name = `step${at + 1}`;
    lines.push(`const ${name} = ${callOf(step, withIds(known))};`);
    lines.push(`expect(${name}.status).toBe(${step.status});`);
    for (const later of [...steps.slice(at + 1), request])
      for (const id of idsSentBy(later)) {
        const way = known.has(id) ? undefined : wayTo(step.response, id);
        if (way !== undefined) known.set(id, `${name}.body${way}`);
      }
  }
  const expected = expectedOf(request, steps);
  lines.push(`const response = ${callOf(request, withIds(known))};`);
  lines.push(`expect(response.status).toBe(${request.status});`);
  if (expected)
    lines.push(`expect(response.body).toMatchObject(${literal(expected, '  ', withIds(known))});`);
  const open = [...steps, request].flatMap(hiddenPlaces);
  return [
    ...comments(request, steps, [...new Set(open)]),
    `import { createKasir } from '@kasir/server/in-process';`,
    `import { afterAll, expect, test } from 'vitest';`,
    '',
    frame,
    `test(${textOf(`${nameOf(request)} responds with ${request.status}`)}, async () => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
};
