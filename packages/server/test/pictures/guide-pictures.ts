// The pictures of the dashboard that its page of the guide shows.
import type { Shop } from '../../src/testing/shop.ts';
import { openDashboardStudio } from './studio.ts';

/** Views by the name of their file. */
const viewsOfGuide = ({ paid }: Shop) => ({
  'dashboard-overview': 'overview',
  'dashboard-why': 'why',
  'dashboard-object': `objects/${paid}`,
});

const size = { width: 1_280, height: 1_000 };

/** Takes the pictures on a platform of their own; returns them by the name of their file. */
export const shootGuidePictures = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const studio = await openDashboardStudio({ live: false });
  await studio.look({ width: size.width, scheme: 'light', language: 'en' });
  const pictures = new Map<string, Buffer>();
  for (const [name, view] of Object.entries(viewsOfGuide(studio.shop)))
    pictures.set(`${name}.webp`, await studio.shoot(view, { format: 'webp', part: size }));
  return pictures;
};
