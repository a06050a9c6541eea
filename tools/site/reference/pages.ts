// Writes the pages of the API reference: one for each resource, one for the webhooks, an overview.
import { callsOf, openapi, parameterOf, tagNamed, type Schema, type Tag } from './document.ts';
import { jobs } from './jobs.ts';
import { callSection, typeSection, webhookSection } from './operation.ts';
import { hasFields, namesBelow, type Types } from './schema.ts';
import { codeBlock, paragraphs, sentence, escaped } from './text.ts';

/** A page of the reference. */
export interface ReferencePage {
  /** The name of the resource; `index` for the overview. */
  readonly resource: string;
  /** Markdown with HTML. */
  readonly content: string;
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schemas that stand in several places below others, which a page shows once. */
const sharedOf = (schemas: readonly Schema[]): Types => {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const name of schemas.flatMap((one) => namesBelow(one, seen)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    shared: new Set(
      [...counts]
        .filter(([name, count]) => count > 1 && hasFields(refTo(name)))
        .map(([name]) => name),
    ),
  };
};

const typeSections = (types: Types): readonly string[] =>
  types.shared.size === 0
    ? []
    : [
        '## Objects',
        ...[...types.shared].toSorted().map((name) => typeSection(name, types, refTo(name))),
      ];

const schemasOf = (operations: readonly { readonly content: Schema }[]): readonly Schema[] =>
  operations.map(({ content }) => content);

const webhooks = Object.values(openapi.webhooks).map(({ post }) => post);

const contentsOf = (value: unknown): readonly { readonly content: Schema }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { content } = value as { readonly content?: Readonly<Record<string, { schema: Schema }>> };
  const [first] = Object.values(content ?? {});
  return first ? [{ content: first.schema }] : [];
};

const pageOf = (tag: Tag): ReferencePage => {
  const { name, description, 'x-displayName': title } = tag;
  const calls = callsOf(name);
  const isWebhooks = calls.length === 0;
  const operations = isWebhooks ? webhooks : calls.map(({ operation }) => operation);
  const types = sharedOf(
    schemasOf(
      operations.flatMap(({ requestBody, responses }) => [
        ...contentsOf(requestBody),
        ...Object.entries(responses)
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([, response]) => contentsOf(response)),
      ]),
    ),
  );
  const sections = isWebhooks
    ? webhooks.map((one) => webhookSection(one, types))
    : calls.map((call) => callSection(call, types));
  return {
    resource: name,
    content: [
      `# ${title}`,
      description,
      ...(isWebhooks
        ? [
            'Every delivery has the headers below. How to receive them: [webhooks](/guide/webhooks).',
            headerList(),
          ]
        : [callTable(name)]),
      ...sections,
      ...typeSections(types),
    ].join('\n\n'),
  };
};

const headerList = (): string => {
  const [first] = webhooks;
  const rows = (first?.parameters ?? [])
    .map(parameterOf)
    .map(
      ({ name, description = '' }) =>
        `<li><div class="field"><code>${escaped(name)}</code></div><p>${sentence(description)}</p></li>`,
    );
  return `<div class="api" v-pre><ul class="fields">${rows.join('')}</ul></div>`;
};

const callTable = (tag: string): string =>
  [
    '| Call | Endpoint |',
    '|---|---|',
    ...callsOf(tag).map(
      ({ method, path, operation }) =>
        `| [${operation.summary}](/reference/api/${tag}#${operation.operationId.slice(operation.operationId.indexOf('.') + 1)}) | \`${method} ${path}\` |`,
    ),
  ].join('\n');

const commonErrors = (): string =>
  paragraphs(
    ['InvalidApiKey', 'RateLimitExceeded', 'ServerError', 'Edge']
      .map((name) => openapi.components.responses[name]?.description ?? '')
      .join('\n\n'),
  ).replaceAll('\n', ' ');

const overview = (): ReferencePage => ({
  resource: 'index',
  content: [
    '# API reference',
    openapi.info.description.replace(/ `x-clauses` name[^.]*\./, ''),
    ...jobs.flatMap(({ title, resources }) => [
      `## ${title}`,
      resources
        .map(tagNamed)
        .map(
          ({ name, description, 'x-displayName': heading }) =>
            `- [${heading}](/reference/api/${name}): ${description}`,
        )
        .join('\n'),
    ]),
    '## What every call takes and answers',
    `<div class="api" v-pre><ul class="fields">${Object.values(openapi.components.parameters)
      .filter(({ name }) => ['idempotency-key', 'for-user-id'].includes(name.toLowerCase()))
      .map(
        ({ name, description = '' }) =>
          `<li><div class="field"><code>${escaped(name)}</code></div><p>${sentence(description)}</p></li>`,
      )
      .join(
        '',
      )}</ul>${commonErrors()}${codeBlock('curl -u $KASIR_KEY: http://127.0.0.1:8585/balance', 'curl')}</div>`,
    'The same as one file: [OpenAPI](/guide/openapi). Every code: [errors](/reference/errors).',
  ].join('\n\n'),
});

/** Returns all pages of the API reference. */
export const referencePages = (): readonly ReferencePage[] => [
  overview(),
  ...jobs.flatMap(({ resources }) => resources.map(tagNamed).map(pageOf)),
];
