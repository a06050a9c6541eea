// Tests that the catalogs are complete and their samples valid; `npm run generate -- --check`
// checks that the committed pages are up to date.
import { errorCauses } from '@kasir/models';
import { catalog, createReceiver } from '@kasir/webhooks';
import { validator } from '@kasir/webhooks/validation';
import { beforeAll, expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { declaredErrors } from './errors.ts';
import type { GeneratedFile } from './markdown.ts';

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  const all: readonly GeneratedFile[] = await catalogues();
  pages = new Map(all.map(({ path, text }) => [path, text]));
});

test('every declared error code is explained, and no other code is', () => {
  expect(Object.keys(errorCauses).toSorted()).toEqual([...declaredErrors().keys()].toSorted());
  for (const { why, remedy } of Object.values(errorCauses)) {
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  }
});

test('the receiver reads the sample body of every event as that event, without an issue', async () => {
  const { receive } = createReceiver({ token: 'token', validator });
  const page = pages.get('docs/reference/events.md') ?? '';
  const bodies = [...page.matchAll(/^### (\S+).*?^```json\n(.*?)^```/gms)];
  expect(bodies.map(([, name]) => name)).toEqual(catalog.map(({ name }) => name));
  for (const [, name, body = ''] of bodies) {
    const received = await receive({ headers: { 'x-callback-token': 'token' }, body });
    expect(received, name).toMatchObject({ event: { event: name }, delivery: { issues: [] } });
  }
});
