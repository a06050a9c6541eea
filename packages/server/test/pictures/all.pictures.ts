// `npm run pictures`: takes pictures of every view of the dashboard and every hosted page at both
// widths, schemes and languages, and renews those of the guide.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, test } from 'vitest';
import { hostedPages } from '../../src/testing/hosted-pages.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { seedRandom } from './seeded-random.ts';
import type { PictureLook } from './studio.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = join(root, 'reports/pictures');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const looks: readonly PictureLook[] = [390, 1_440].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'id'] as const).map((language) => ({ width, scheme, language })),
  ),
);

const pictures: Picture[] = [];

beforeEach(seedRandom);

const keep = (subject: string, { width, scheme, language }: PictureLook, picture: Buffer): void => {
  const look = `${width} ${scheme} ${language}`;
  const file = `${subject} ${look}`.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase() + '.png';
  writeFileSync(join(folder, file), picture);
  pictures.push({ subject, look, file });
};

test('renews the pictures of the guide', async () => {
  const { shootGuidePictures } = await import('./guide-pictures.ts');
  for (const [name, picture] of await shootGuidePictures())
    writeFileSync(join(root, 'docs/guide/images', name), picture);
});

test('takes pictures of every view of the dashboard', async () => {
  const { openDashboardStudio } = await import('./studio.ts');
  const { views, look, shoot } = await openDashboardStudio({ live: true });
  for (const one of looks) {
    await look(one);
    for (const [at, view] of views.entries()) {
      // The name of a picture contains no ids, which say nothing about its view.
      const name = view.replace(/\/.*/, '').replace(/\?/, ' ');
      keep(`dashboard ${String(at + 1).padStart(2, '0')} ${name}`, one, await shoot(view));
    }
  }
});

test('takes pictures of every hosted page', async () => {
  const { openPageStudio } = await import('./studio.ts');
  const { open, shoot } = await openPageStudio();
  for (const name of Object.keys(hostedPages).filter((one) => !one.startsWith('hostile'))) {
    const address = await open(name);
    for (const one of looks) keep(`page ${name}`, one, await shoot(address, one));
  }
});

afterAll(() => {
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
  console.log(`${pictures.length} pictures: reports/pictures/index.html`);
});
