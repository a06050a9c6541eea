// Collects all catalogs of the reference, as the files that are committed.
import { channelCatalogue } from './channels.ts';
import { commandReference } from './command-line.ts';
import { differenceCatalogue } from './differences.ts';
import { coveragePage } from './endpoints.ts';
import { errorCatalogue } from './errors.ts';
import { eventCatalogue } from './events.ts';
import { failurePages } from './failures/pages.ts';
import { siteFigures } from './figures.ts';
import { clauseTexts, lawCatalogue } from './laws.ts';
import type { GeneratedFile } from './markdown.ts';
import { paymentPictures } from './payment-picture/pictures.ts';
import { recordEvents } from './recorded-events.ts';
import { sdkCallCatalogue } from './sdk-calls.ts';
import { stateCatalogue } from './states.ts';
import { unreleasedNotes } from './unreleased.ts';

/** Returns every page, or part of a page, that is generated from declarations. */
export const catalogues = async (): Promise<readonly GeneratedFile[]> => {
  const texts = clauseTexts();
  return [
    errorCatalogue(),
    ...failurePages(),
    coveragePage(),
    eventCatalogue(await recordEvents()),
    channelCatalogue(),
    stateCatalogue(texts),
    ...lawCatalogue(texts),
    differenceCatalogue(),
    await commandReference(),
    await sdkCallCatalogue(),
    ...unreleasedNotes(),
    siteFigures(),
    ...(await paymentPictures()),
  ];
};
