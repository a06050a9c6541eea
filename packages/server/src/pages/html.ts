// The markup of hosted pages: plain HTML with its style inside, nothing from elsewhere, and two
// scripts of its own: one tells the window around a page how it ended, one sends its form.
import { hash } from 'node:crypto';
import { sentence } from '@kasir/core';
import type { Choice, Field, PageView, TypedProblem } from '@kasir/payments';
import { renderSVG } from 'uqr';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const text = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const style = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #5c677d; --line: #d9dee7; --paper: #fff; --ground: #eef1f6; --act: #0b6e4f; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #edf2f4; --soft: #a8b2c1; --line: #3a4556; --paper: #1b2433; --ground: #10161f; --act: #2a9d78; --bad: #f2857d; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
.tag { display: inline-block; padding: .1rem .6rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .8rem; }
h1 { margin: .75rem 0 0; font-size: 1.1rem; font-weight: 600; }
.amount { margin: .25rem 0 1.25rem; font-size: 2rem; font-weight: 700; letter-spacing: -.01em; }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(40%, 1fr); gap: .25rem 1rem; margin: 0 0 1.5rem; color: var(--soft); }
dt { overflow-wrap: anywhere; }
dd { margin: 0; text-align: right; color: var(--ink); overflow-wrap: anywhere; }
form, .choices { display: grid; gap: .75rem; }
label { display: grid; gap: .25rem; color: var(--soft); font-size: .9rem; }
input { width: 100%; padding: .7rem; border: 1px solid var(--line); border-radius: .6rem; background: none; color: var(--ink); font: inherit; }
input:focus-visible { outline: 3px solid var(--act); outline-offset: 1px; }
.note { margin: 0; color: var(--soft); font-size: .9rem; }
.notice { margin: 0 0 1.25rem; padding: .75rem 1rem; border-left: 4px solid var(--bad); background: var(--ground); border-radius: .3rem; overflow-wrap: anywhere; }
.notice p { margin: 0; }
a.next { margin-bottom: .75rem; }
button, a.back, a.next { display: block; width: 100%; padding: .8rem; border: 1px solid var(--line); border-radius: .6rem; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.approve, form > button:first-child, .fields > button, a.back, a.next { border-color: var(--act); background: var(--act); color: #fff; }
details form:not(.fields) > button:first-child, button.other { border-color: var(--line) !important; background: none !important; color: var(--ink) !important; }
button:focus-visible, a.back:focus-visible, a.next:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.items { grid-template-columns: minmax(0, 1fr) auto; padding: 1rem 0; border-block: 1px solid var(--line); }
.items dd { white-space: nowrap; }
details { border: 1px solid var(--line); border-radius: .6rem; }
summary { padding: .8rem; font-weight: 600; cursor: pointer; }
details div { display: grid; gap: .5rem; padding: 0 .8rem .8rem; }
.qr { margin: 0 0 1.5rem; padding: .75rem; background: #fff; border-radius: .6rem; }
.qr svg { display: block; width: 100%; height: auto; }
.outcome { margin: 0 0 1.25rem; font-size: 1.25rem; font-weight: 600; }
`;

/** Posts the message of a page to the window that opened it and to the one that frames it. */
const postMessage =
  'for(const w of [opener,parent])if(w&&w!==window)' +
  "w.postMessage(JSON.parse(document.querySelector('main').dataset.message),'*')";

/** Sends the form of a page; without scripts the payer presses its button. */
const sendForm = "document.querySelector('form.back').submit()";

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/** What a browser lets a page do: its own scripts, and none that somebody slipped in. */
export const policyOf = ({ framed = false, message, form }: Partial<PageView>): string => {
  const scripts = [...(message ? [postMessage] : []), ...(form ? [sendForm] : [])].map(hashOf);
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    'form-action *',
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ].join('; ');
};

interface ShellOptions {
  /** Seconds after which the page is loaded again, or null. */
  readonly refresh?: number | null;
  readonly attributes?: string;
}

const shell = (
  title: string,
  inner: string,
  { refresh = null, attributes = '' }: ShellOptions = {},
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${refresh === null ? '' : `<meta http-equiv="refresh" content="${refresh}">`}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text(title)}</title><style>${style}</style></head><body><main${attributes}>${inner}</main></body></html>`;

const row = (name: string, value: string | null): string =>
  value === null ? '' : `<dt>${name}</dt><dd>${text(value)}</dd>`;

const button = ({ name, label }: Choice): string =>
  `<button class="${text(name)}" name="choice" value="${text(name)}">${text(label)}</button>`;

const input = ({ name, label, fill, optional }: Field): string =>
  `<label>${text(label)}<input name="${text(name)}" autocomplete="${text(fill)}" maxlength="100"${optional ? '' : ' required'}${fill.startsWith('cc-') && fill !== 'cc-name' ? ' inputmode="numeric"' : ''}></label>`;

/** A choice that needs something typed is a form of its own. */
const fieldsForm = (choice: Choice): string =>
  `<form method="post" class="fields">${(choice.fields ?? []).map(input).join('')}${
    choice.note === undefined ? '' : `<p class="note">${text(choice.note)}</p>`
  }${button(choice)}</form>`;

const membersOf = (members: readonly Choice[]): string => {
  const buttons = members.filter(({ fields }) => fields === undefined).map(button);
  return [
    ...(buttons.length === 0 ? [] : [`<form method="post">${buttons.join('')}</form>`]),
    ...members.filter(({ fields }) => fields !== undefined).map(fieldsForm),
  ].join('');
};

/** The way back to the merchant: a form that sends itself, a link, or none. */
const wayBack = ({ form, returnUrl, merchant }: PageView): string => {
  const label = `Back to ${text(merchant)}`;
  if (form) {
    const fields = Object.entries(form.fields).map(
      ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
    );
    return `<form class="back" method="post" action="${text(form.action)}">${fields.join('')}<button>${label}</button></form><script>${sendForm}</script>`;
  }
  return returnUrl === null ? '' : `<a class="back" href="${text(returnUrl)}">${label}</a>`;
};

/**
 * Buttons of a group are folded under its heading, so that a long list can be scanned; the group
 * that `open` names is unfolded.
 */
const formOf = (choices: readonly Choice[], open: string | undefined): string => {
  const groups = [...Map.groupBy(choices, ({ group }) => group)].map(([group, members]) =>
    group === undefined
      ? membersOf(members)
      : `<details${group === open ? ' open' : ''}><summary>${text(group)}</summary><div>${membersOf(members)}</div></details>`,
  );
  return groups.length === 0 ? '' : `<div class="choices">${groups.join('')}</div>`;
};

/** Seconds after which a page that may change by itself is loaded again. */
const REFRESH_SECONDS = 5;

const notices = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<div class="notice" role="alert">${lines.map((line) => `<p>${text(line)}</p>`).join('')}</div>`;

const linkTo = (kind: string, url: string, label: string): string =>
  `<a class="${kind}" href="${text(url)}">${text(label)}</a>`;

/** How a page goes on: the payer's choices, or the outcome with the way back. */
const endOf = (page: PageView, open: string | undefined): string => {
  const { outcome, next, choices } = page;
  if (outcome === null)
    return (next ? linkTo('next', next.url, next.label) : '') + formOf(choices, open);
  return `<p class="outcome">${text(outcome)}</p>${wayBack(page)}`;
};

/** What a payer sent that could not be read: what is wrong with it, and for which choice it was. */
export interface Retry {
  readonly choice: string;
  readonly problems: readonly TypedProblem[];
}

/** A page that shows what is paid and the payer's choices, or the outcome. */
export const pageHtml = (page: PageView, retry?: Retry): string => {
  const items = (page.items ?? []).map(({ label, value }) => row(text(label), value)).join('');
  const bought = items === '' ? '' : `<dl class="items">${items}</dl>`;
  const instructions = (page.instructions ?? []).map(({ label, value }) => row(text(label), value));
  const qr = page.qr === undefined ? '' : `<p class="qr">${renderSVG(page.qr, { border: 1 })}</p>`;
  const open = page.choices.find(({ name }) => name === retry?.choice)?.group;
  const wrong = retry?.problems.map(({ label, message }) => sentence(label, message));
  const notice = notices(wrong ?? (page.notice === undefined ? [] : [page.notice]));
  const message = page.message && JSON.stringify(page.message);
  const headline = page.purpose ?? page.amount ?? 'Open amount';
  return shell(
    page.purpose === undefined ? `Pay ${page.merchant}` : `${page.purpose} · ${page.merchant}`,
    `<span class="tag">Test mode · ${text(page.title)}</span><h1>${text(page.merchant)}</h1><p class="amount">${text(headline)}</p>${bought}<dl>${row('Reference', page.reference)}${row('Description', page.description)}${instructions.join('')}</dl>${qr}${notice}${endOf(page, open)}${message === undefined ? '' : `<script>${postMessage}</script>`}`,
    {
      refresh: page.waits ? REFRESH_SECONDS : null,
      attributes: message === undefined ? '' : ` data-message="${text(message)}"`,
    },
  );
};

/** A page with a title and one sentence. */
export const noticeHtml = (title: string, sentence: string): string =>
  shell(title, `<h1>${text(title)}</h1><p>${text(sentence)}</p>`);
