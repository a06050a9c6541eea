// Tests that the pages of the API reference are complete, well ordered and valid.
import { expect, test } from 'vitest';
import { callsOf, openapi } from './document.ts';
import { jobs } from './jobs.ts';
import { referencePages } from './pages.ts';
import { clientOf, curlOf } from './samples.ts';
import { withoutClauses } from './text.ts';

const pages = referencePages();
const pageOf = (resource: string): string =>
  pages.find((page) => page.resource === resource)?.content ?? '';

test('every resource of the document has one job and one page', () => {
  const listed = jobs.flatMap(({ resources }) => resources);
  expect(listed.toSorted()).toEqual(openapi.tags.map(({ name }) => name).toSorted());
  expect(pages.map(({ resource }) => resource)).toEqual(['index', ...listed]);
});

test('every endpoint, webhook and field of the document is on its page', () => {
  const missing: string[] = [];
  for (const { name } of openapi.tags)
    for (const { method, path, operation } of callsOf(name)) {
      const page = pageOf(name);
      if (!page.includes(`${method}</span> <code>${path}</code>`))
        missing.push(`${method} ${path}`);
      const content = operation.requestBody?.content['application/json'];
      const body = content?.schema.$ref?.split('/').at(-1) ?? '';
      for (const field of Object.keys(openapi.components.schemas[body]?.properties ?? {}))
        if (!page.includes(`<code>${field}</code>`)) missing.push(`${path} ${field}`);
    }
  for (const key of Object.keys(openapi.webhooks))
    if (!pageOf('events').includes(`## ${key} {#`)) missing.push(key);
  expect(missing).toEqual([]);
});

test('calls that create come before calls that read, and these before other calls', () => {
  const page = pageOf('payment_requests');
  const at = ['Create a payment request', 'Get a payment request', 'Authorize'].map((title) =>
    page.indexOf(`## ${title}`),
  );
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at).not.toContain(-1);
});

test('ids of clauses are only in the lines about the specification', () => {
  expect(
    withoutClauses('The id. (PR2-FIELD-id, QR-CREATE-HDR-with_fee_rule) More (ISO 4217).'),
  ).toBe('The id. More (ISO 4217).');
  for (const { content } of pages) {
    const prose = content
      .replaceAll(/<p class="clauses">.*?<\/p>/g, '')
      .replaceAll(/<pre.*?<\/pre>/g, '');
    expect(prose).not.toMatch(/\([A-Z][A-Z0-9]*(?:-[A-Z][\w.]*)+-[\w.]+\)/);
  }
});

test('no page has an empty line inside its HTML, which would end the HTML in Markdown', () => {
  for (const { resource, content } of pages)
    for (const part of content.split('<div class="api" v-pre>').slice(1))
      expect(part.slice(0, part.indexOf('</div>\n\n##')), resource).not.toMatch(/^\n\n/);
});

test('a call is shown with curl and with our client', () => {
  const call = callsOf('payment_requests').find(({ operation }) =>
    operation.operationId.endsWith('.capture'),
  );
  if (!call) throw new Error('The document has no capture.');
  expect(clientOf(call, { capture_amount: 5 })).toContain(
    'kasir.paymentRequests.capture({\n  params: { id },\n  body: {\n    capture_amount: 5,\n  },\n})',
  );
  expect(curlOf(call, { note: "it's" })).toContain(String.raw`it'\''s`);
});
