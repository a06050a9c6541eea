// Renders the lists of a hosted page: numbers to type elsewhere, items, a QR code, payment steps.
import type { Line, PageView } from '@kasir/payments/pages';
import { renderSVG } from 'uqr';
import { escape, quote, type Writer } from './writer.ts';

const GROUP = 4;

/** Returns a number in visual groups; it has no spaces, so that a copy has the exact digits. */
export const grouped = (number: string): string => {
  const groups = Array.from(
    { length: Math.ceil(number.length / GROUP) },
    (_, at) => `<span>${escape(number.slice(at * GROUP, (at + 1) * GROUP))}</span>`,
  );
  return `<span class="number" dir="ltr">${groups.join('')}</span>`;
};

/** Returns a copy button, hidden until a script finds that the browser can copy. */
const copyButton = (w: Writer, label: Line['label'], number: string): string =>
  `<button type="button" class="small" hidden data-copy="${escape(number)}" data-copied="${w.ownPlain('copied')}"><span aria-live="polite">${w.own('copy')}</span><span class="unseen"> ${w.say(label)}</span></button>`;

const lineHtml = (w: Writer, { label, value, typedElsewhere }: Line): string =>
  typedElsewhere && typeof value === 'string'
    ? `<div class="typed"><dt>${w.say(label)}</dt><dd>${grouped(value)}${copyButton(w, label, value)}</dd></div>`
    : `<div><dt>${w.say(label)}</dt><dd>${w.say(value)}</dd></div>`;

/** Returns a line whose label is the markup's own; empty without a value. */
export const ownLine = (label: string, value: string | null): string =>
  value === null ? '' : `<div><dt>${label}</dt><dd>${quote(value)}</dd></div>`;

const listHtml = (w: Writer, kind: string, lines: readonly Line[] = []): string =>
  lines.length === 0
    ? ''
    : `<dl class="${kind}">${lines.map((line) => lineHtml(w, line)).join('')}</dl>`;

const renderSection = (heading: string, inner: string): string =>
  inner === '' ? '' : `<section><h2>${heading}</h2>${inner}</section>`;

/** Returns the instructions for paying elsewhere. */
export const instructionsHtml = (w: Writer, { instructions }: PageView): string =>
  listHtml(w, 'instructions', instructions);

/** Returns the purchased items with the total to pay. */
export const itemsHtml = (w: Writer, { items = [], amount }: PageView): string => {
  if (items.length === 0) return '';
  const lines = items.map((line) => lineHtml(w, line)).join('');
  const total =
    amount === null
      ? ''
      : `<div class="total"><dt>${w.own('total')}</dt><dd>${quote(amount)}</dd></div>`;
  return renderSection(w.own('order'), `<dl class="items">${lines}${total}</dl>`);
};

/** Returns the merchant's reference and description of the object. */
export const factsHtml = (w: Writer, { reference, description }: PageView): string =>
  renderSection(
    w.own('details'),
    `<dl>${ownLine(w.own('reference'), reference)}${ownLine(w.own('description'), description)}</dl>`,
  );

/** Returns the QR code of a page, as a picture with a name. */
export const qrHtml = (w: Writer, { qr, title }: PageView): string => {
  if (qr === undefined) return '';
  const name = `${w.ownPlain('qr_code')}: ${w.plain(title)}`;
  const picture = renderSVG(qr, { border: 2 });
  return `<div class="qr">${picture.replace('<svg ', `<svg role="img" aria-label="${name}" `)}</div>`;
};

/** Returns the steps for paying elsewhere. */
export const stepsHtml = (w: Writer, { steps = [] }: PageView): string => {
  const items = steps.map((step) => `<li>${w.say(step)}</li>`).join('');
  return renderSection(w.own('how_to_pay'), items === '' ? '' : `<ol>${items}</ol>`);
};
