// Writes an operation or a webhook as a section of a page: Markdown headings around HTML.
import {
  parameterOf,
  responseOf,
  type Call,
  type Content,
  type Examples,
  type Operation,
  type Parameter,
} from './document.ts';
import { clientOf, curlOf } from './samples.ts';
import { fieldsOf, hasFields, type Types } from './schema.ts';
import { codeBlock, escaped, paragraphs, sentence } from './text.ts';

const jsonOf = (content: Readonly<Record<string, Content>> | undefined): Content | undefined =>
  content?.['application/json'] ?? Object.values(content ?? {})[0];

const firstOf = (examples: Examples | undefined): unknown =>
  Object.values(examples ?? {})[0]?.value;

const words = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const renderDetails = (title: string, inside: string, isOpen = false): string =>
  `<details class="part"${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary>${inside}</details>`;

const parameterList = (title: string, parameters: readonly Parameter[], types: Types): string => {
  if (parameters.length === 0) return '';
  const schema = {
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema: own }) => [
        name,
        description === undefined ? own : { ...own, description },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  return `<h3>${title}</h3>${fieldsOf(schema, types)}`;
};

/** Headers that every call accepts: the overview of the reference explains them once. */
const ofEveryCall = new Set(['idempotency-key', 'for-user-id']);

const parameterParts = (operation: Operation, types: Types): string => {
  const all = (operation.parameters ?? []).map(parameterOf);
  const of = (place: Parameter['in']) =>
    all.filter((one) => one.in === place && !ofEveryCall.has(one.name.toLowerCase()));
  const common = all
    .filter(({ name }) => ofEveryCall.has(name.toLowerCase()))
    .map(({ name }) => `<code>${escaped(name)}</code>`);
  return [
    parameterList('Path', of('path'), types),
    parameterList('Query', of('query'), types),
    parameterList('Headers', of('header'), types),
    common.length === 0
      ? ''
      : `<p class="quiet">Also takes ${common.join(' and ')}: <a href="/reference/api/">what every call takes</a>.</p>`,
  ].join('');
};

const bodyPart = ({ requestBody }: Operation, types: Types): string => {
  const content = jsonOf(requestBody?.content);
  if (!content || !hasFields(content.schema)) return '';
  const forms = Object.keys(requestBody?.content ?? {}).filter((one) => one.includes('form'));
  return `<h3>Body</h3>${forms.length > 0 ? '<p class="quiet">As JSON or as a form.</p>' : ''}${fieldsOf(content.schema, types)}`;
};

const exampleParts = (title: string, examples: Examples | undefined): string =>
  Object.entries(examples ?? {})
    .map(([name, { value }]) =>
      renderDetails(
        `${title}: ${words(name)}`,
        codeBlock(JSON.stringify(value, null, 2), `${title}, ${words(name)}`),
      ),
    )
    .join('');

const consoleLink = ({ method, path }: Call): string => {
  const query = new URLSearchParams({ method, path });
  return `http://127.0.0.1:8586/dashboard#//test/console?${query.toString()}`;
};

const samples = (call: Call): string => {
  const body = firstOf(jsonOf(call.operation.requestBody?.content)?.examples);
  const client = clientOf(call, body);
  return [
    ...(client === null
      ? []
      : [renderDetails('TypeScript', codeBlock(client, 'TypeScript'), true)]),
    renderDetails('curl', codeBlock(curlOf(call, body), 'curl'), client === null),
  ].join('');
};

/** Error statuses that every call can have: the overview of the reference explains them once. */
const common = new Set(['401', '429', '500', 'default']);

const errorPart = (responses: Operation['responses']): string => {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400 && !common.has(status))
    .flatMap(([status, response]) =>
      Array.from(
        responseOf(response).description.matchAll(/- `(\w+)`: (.*)/g),
        ([, code = '', text = '']) =>
          `<tr><td>${status}</td><td><a href="/reference/errors#${code.toLowerCase()}"><code>${code}</code></a></td><td>${sentence(text)}</td></tr>`,
      ),
    );
  return `${
    rows.length === 0
      ? ''
      : renderDetails(
          `Errors (${rows.length})`,
          `<table tabindex="0"><thead><tr><th>Status</th><th>Code</th><th>Cause and remedy</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
        )
  }<p class="quiet">And what <a href="/reference/api/">every call</a> can answer.</p>`;
};

const ownHeaders = (operation: Operation): string => {
  const named = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.entries(responseOf(response).headers ?? {}))
    .filter((entry): entry is [string, { description?: string }] => !('$ref' in entry[1]));
  if (named.length === 0) return '';
  const items = named.map(
    ([name, { description = '' }]) =>
      `<li><div class="field"><code>${escaped(name)}</code></div><p>${sentence(description)}</p></li>`,
  );
  return `<h3>Headers of the response</h3><ul class="fields">${items.join('')}</ul>`;
};

const specification = ({ 'x-clauses': clauses = [] }: Operation): string =>
  clauses.length === 0
    ? ''
    : renderDetails(
        `Specification (${clauses.length} clauses)`,
        `<p class="clauses">${clauses.map((id) => `<code>${escaped(id)}</code>`).join(' ')}</p>`,
      );

const facts = (operation: Operation): string => {
  const { test, live } = operation['x-requests-per-minute'] ?? { test: 0, live: 0 };
  return test === 0
    ? ''
    : `<p class="quiet">At most ${test.toLocaleString('en-US')} requests a minute in test mode, ${live.toLocaleString('en-US')} in live mode.</p>`;
};

const html = (...parts: readonly string[]): string =>
  `<div class="api" v-pre>${parts.join('').replaceAll('\n', ' ')}</div>`;

/** Returns the anchor of an operation, such as `create`. */
const anchorOf = ({ operationId }: Operation): string =>
  operationId.slice(operationId.indexOf('.') + 1).replaceAll(/[^\w]+/g, '-');

/** Returns the section of a call. */
export const callSection = (call: Call, types: Types): string => {
  const { method, path, operation } = call;
  const [success] = Object.entries(operation.responses).filter(([status]) =>
    status.startsWith('2'),
  );
  const content = success ? jsonOf(responseOf(success[1]).content) : undefined;
  return [
    `## ${operation.summary} {#${anchorOf(operation)}}`,
    html(
      `<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code> <a href="${escaped(consoleLink(call))}">Try it in the console</a></p>`,
      operation.description === undefined ? '' : paragraphs(operation.description),
      samples(call),
      parameterParts(operation, types),
      bodyPart(operation, types),
      exampleParts('Example of a body', jsonOf(operation.requestBody?.content)?.examples),
      `<h3>Response ${success?.[0] ?? ''}</h3>`,
      content && hasFields(content.schema)
        ? fieldsOf({ properties: { body: content.schema } }, types)
        : '<p>Without fields.</p>',
      exampleParts('Example of a response', content?.examples),
      ownHeaders(operation),
      errorPart(operation.responses),
      facts(operation),
      specification(operation),
    ),
  ].join('\n\n');
};

/** Returns the section of a webhook. */
export const webhookSection = (operation: Operation, types: Types): string => {
  const content = jsonOf(operation.requestBody?.content);
  return [
    `## ${operation.operationId.replace(/^webhooks\./, '')} {#${anchorOf(operation)}}`,
    html(
      paragraphs(operation.description ?? ''),
      '<h3>Body</h3>',
      content ? fieldsOf(content.schema, types) : '',
      exampleParts('Example', content?.examples),
      specification(operation),
    ),
  ].join('\n\n');
};

/** Returns the section of the schemas that a page shows once. */
export const typeSection = (name: string, types: Types, schema: { $ref: string }): string =>
  [
    `### ${name} {#type-${name.toLowerCase()}}`,
    html(fieldsOf(schema, { shared: new Set([...types.shared].filter((one) => one !== name)) })),
  ].join('\n\n');
