// A request as TypeScript with our client, which can call any endpoint.
import { literal, textOf } from './literal.ts';
import { hasBody, ownHeaders, type SentRequest } from './request.ts';

/** Returns a program; the key is read from the environment. */
export const clientOf = (request: SentRequest): string => {
  const { method, path, query, body } = request;
  const headers = Object.fromEntries(ownHeaders(request));
  const fields = [
    `method: ${textOf(method)}`,
    `path: ${textOf(path)}`,
    ...(Object.keys(query).length > 0 ? [`query: ${literal(query, '  ')}`] : []),
    ...(Object.keys(headers).length > 0 ? [`headers: ${literal(headers, '  ')}`] : []),
    ...(hasBody(request) ? [`body: ${literal(body, '  ')}`] : []),
  ];
  return `import { createUnifiedClient, unwrap } from '@kasir/unified/client';

const client = createUnifiedClient({
  baseUrl: process.env.KASIR_URL ?? 'http://127.0.0.1:8585',
  key: process.env.KASIR_SECRET_KEY ?? '',
});
const response = unwrap(
  await client.call({
${fields.map((field) => `    ${field.replaceAll('\n', '\n  ')},\n`).join('')}  }),
);
console.log(response);
`;
};
