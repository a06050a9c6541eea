// Counts the endpoints, webhooks, channels and laws that the first page of the site mentions.
import { laws, registry, watchingLaws } from '@kasir/conformance';
import { channels } from '@kasir/models';
import type { GeneratedFile } from './markdown.ts';

/** Returns the counts as the file that the site reads. */
export const siteFigures = (): GeneratedFile => {
  const all = [...watchingLaws, ...laws];
  const figures = {
    endpoints: registry.contracts.size,
    webhooks: registry.events.size,
    channels: channels.length,
    markets: new Set(channels.map(({ country }) => country)).size,
    laws: new Set(all.map(({ id }) => id)).size,
    checks: all.length,
  };
  return { path: 'tools/site/figures.json', text: JSON.stringify(figures) };
};
