// Assembles the markup of hosted pages: plain HTML with inline style and no outside resources.
import { isEnded, type Choice, type PageView } from '@kasir/payments/pages';
import type { Branding } from '@kasir/models';
import { brandStyle } from './branding.ts';
import type { Retry } from './fields.ts';
import { challengeForm, decisions, testDecisions, typedForm } from './forms.ts';
import { headingHtml, titleOf } from './heading.ts';
import { factsHtml, instructionsHtml, itemsHtml, qrHtml, stepsHtml } from './lines.ts';
import type { Catalog, Notice } from './messages/catalog.ts';
import { languages, type Language } from './messages/languages.ts';
import { languageSwitch } from './language-switch.ts';
import { scriptTags } from './scripts.ts';
import { alertHtml, deadlineHtml, refreshingHtml, statusHtml } from './status.ts';
import { style } from './style.ts';
import { escape, writerOf, type Writer } from './writer.ts';

/** The language, time and mode of a rendered page. */
export interface Reading {
  readonly language: Language;
  /** Milliseconds on the clock of the object. */
  readonly now: number;
  readonly mode: 'test' | 'live';
  readonly retry?: Retry;
  /** The name of the channel that the payer chose last; none when omitted. */
  readonly last?: string;
  readonly branding?: Branding;
}

/** Returns the look of a page: that of its merchant, except where a bank asks the payer. */
export const brandingOn = ({ challenge }: Partial<PageView>, branding: Branding = {}): Branding =>
  challenge ? {} : branding;

const wholePage = (language: Language, title: string, body: string, own = ''): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>${own === '' ? '' : `<style>${own}</style>`}</head><body>${body}</body></html>`;

/** Returns the banner of test mode, which states that nothing on the page is real. */
const ribbon = (w: Writer, { mode }: Reading): string =>
  mode === 'test'
    ? `<header class="ribbon"><strong>${w.own('test_mode')}</strong> ${w.own('no_money_moves')}</header>`
    : '';

/** Returns the way back to the merchant: a form that submits automatically, a link, or text. */
const wayBack = (w: Writer, { form, returnUrl, merchant }: PageView): string => {
  const label = w.own('back_to', { merchant });
  if (form) {
    const fields = Object.entries(form.fields).map(
      ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
    );
    return `<form class="back" method="post" action="${escape(form.action)}">${fields.join('')}<button class="primary">${label}</button></form>`;
  }
  return returnUrl === null
    ? `<p class="note">${w.own('close_page', { merchant })}</p>`
    : `<a class="button primary" href="${escape(returnUrl)}">${label}</a>`;
};

const nextHtml = (w: Writer, { next }: PageView): string =>
  next === undefined
    ? ''
    : `<a class="button primary" href="${escape(next.url)}">${w.say(next.label)}</a>`;

const isTest = ({ test }: Choice): boolean => test !== undefined;

/** Returns the actions of the payer, and those of a tester. */
const actions = (w: Writer, page: PageView, { retry, last = '' }: Reading): string => {
  const own = page.choices.filter((choice) => !isTest(choice));
  const challenge = page.challenge ? challengeForm(w, page.challenge, retry) : '';
  const inner = challenge + nextHtml(w, page) + decisions(w, own, { retry, last });
  return (
    (inner === '' ? '' : `<div class="actions">${inner}</div>`) +
    testDecisions(w, page.choices.filter(isTest))
  );
};

const codeSent = (w: Writer, { challenge }: PageView): string =>
  challenge ? `<p>${w.own('code_sent', { issuer: challenge.issuer })}</p>` : '';

/** Returns the parts of a page whose payer decides: the bill first, then the decision. */
const decidingPage = (w: Writer, page: PageView, reading: Reading): readonly string[] => [
  headingHtml(w, page, reading.branding),
  itemsHtml(w, page),
  instructionsHtml(w, page),
  statusHtml(w, page),
  alertHtml(w, page),
  codeSent(w, page),
  qrHtml(w, page),
  stepsHtml(w, page),
  actions(w, page, reading),
  deadlineHtml(w, page, reading.now),
  factsHtml(w, page),
];

/** Returns the parts of a page whose payer pays elsewhere: first the data for that payment. */
const waitingPage = (w: Writer, page: PageView, reading: Reading): readonly string[] => [
  headingHtml(w, page, reading.branding),
  statusHtml(w, page),
  deadlineHtml(w, page, reading.now),
  alertHtml(w, page),
  qrHtml(w, page),
  instructionsHtml(w, page),
  stepsHtml(w, page),
  actions(w, page, reading),
  itemsHtml(w, page),
  factsHtml(w, page),
  refreshingHtml(w, page, reading.now),
];

/** Returns the parts of an ended page: its outcome, and the way back. */
const endedPage = (w: Writer, page: PageView, { branding }: Reading): readonly string[] => [
  headingHtml(w, page, branding),
  statusHtml(w, page),
  wayBack(w, page),
  itemsHtml(w, page),
  instructionsHtml(w, page),
  factsHtml(w, page),
];

/** Returns a page that shows the amount and the payer's choices, or its outcome. */
export const pageHtml = (page: PageView, reading: Reading): string => {
  const w = writerOf(reading.language);
  const branded = { ...reading, branding: brandingOn(page, reading.branding) };
  const parts = isEnded(page.status)
    ? endedPage
    : page.status === 'open'
      ? decidingPage
      : waitingPage;
  const inner = parts(w, page, branded);
  const message = page.message ? ` data-message="${escape(JSON.stringify(page.message))}"` : '';
  return wholePage(
    reading.language,
    titleOf(w, page),
    `${ribbon(w, reading)}<main${message}>${inner.join('')}</main>${languageSwitch(w, typedForm(page))}${scriptTags(page)}`,
    brandStyle(branded.branding),
  );
};

/** Returns a page with a heading and a sentence in one language, or in several below each other. */
export const noticeHtml = (
  spoken: readonly [Language, ...Language[]],
  noticeOf: (catalog: Catalog) => Notice,
): string => {
  const parts = spoken.map((language, index) => {
    const { headline, sentence } = noticeOf(languages[language].catalog);
    const level = index === 0 ? 'h1' : 'h2';
    return `<div lang="${language}"><${level}>${escape(headline)}</${level}><p>${escape(sentence)}</p></div>`;
  });
  const [first] = spoken;
  const title = escape(noticeOf(languages[first].catalog).headline);
  return wholePage(first, title, `<main class="notice">${parts.join('')}</main>`);
};
