// Tests downloads: they return the text of a file and do not send the key.
import { describe, expect, test } from 'vitest';
import { reply } from './testing/loopback.ts';
import { describeOverEach, sampleService } from './testing/sample-service.ts';
import { unwrap } from './index.ts';

describeOverEach('a download', () => {
  test('returns the text of a file and sends no key', async () => {
    const { client, server } = await sampleService((response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).end('id,amount\n1,5\n'),
    );
    const result = await client.download(`${server.url}/files/a%20b.csv?token=x%2Fy`);
    expect(unwrap(result)).toBe('id,amount\n1,5\n');
    expect(result).toMatchObject({ operation: 'download', attempts: 1 });
    expect(server.seen).toMatchObject([{ method: 'GET', url: '/files/a%20b.csv?token=x%2Fy' }]);
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  test('fails for a file that no longer exists', async () => {
    const { client, server } = await sampleService((response) =>
      reply(response, 404, { error_code: 'NOT_FOUND', message: 'Gone.' }),
    );
    expect(await client.download(`${server.url}/a`)).toMatchObject({
      code: 'UNDECLARED',
      error_code: 'NOT_FOUND',
      indeterminate: false,
    });
  });
});

describe('the address of a download', () => {
  test.each([undefined, '', '/files/a', 'ftp://host/a', 'http://user:word@host/a', 7])(
    'cannot be %j, and the error does not repeat it',
    async (url) => {
      const { client } = await sampleService((response) => response.end());
      const refused = client.download(url as string);
      await expect(refused).rejects.toThrow(/^url must be the http or https address of a file/);
      await expect(refused).rejects.not.toThrow(/word/);
    },
  );
});
