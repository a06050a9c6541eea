// Renders times, amounts, identifiers and JSON in tables and texts.
import { h, type ComponentChild, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { formatAmount, formatHour, formatTime, formatUtc } from '../format.ts';
import { say } from '../language.ts';
import { a, button, div, pre, span, time } from './tags.ts';

/** Returns a local time that shows UTC on hover. */
export const moment = (at: string): JSX.Element =>
  time({ dateTime: at, title: formatUtc(at) }, formatTime(at));

/** Returns the time of day alone, for use below a heading with the day. */
export const hour = (at: string): JSX.Element =>
  time({ dateTime: at, title: formatUtc(at) }, formatHour(at));

export const amountText = (amount: number | null, currency: string | null): string =>
  amount === null ? '' : formatAmount(amount, currency ?? '');

/** Returns a text of the server, which is English whatever the language of the page. */
export const serverText = (text: string): JSX.Element => span({ lang: 'en' }, text);

/** Returns a link whose text is an identifier. */
export const idLink = (href: string, id: string): JSX.Element => a({ class: 'id mono', href }, id);

/** A button that copies a text, where the browser allows it. */
export const Copy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [copied, setCopied] = useState(false);
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const copy = () => {
    void clipboard.writeText(text).then(() => setCopied(true));
  };
  return button(
    { class: 'small', 'aria-label': say('Copy {what}', { what }), onClick: copy },
    copied ? say('Copied') : say('Copy'),
  );
};

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/g;

/** Returns JSON with its tokens marked; strings that `link` knows become links. */
const marked = (text: string, link: (id: string) => string | null): ComponentChild[] => {
  const parts: ComponentChild[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon, figure] = match;
    parts.push(text.slice(last, match.index));
    last = match.index + whole.length;
    if (figure !== undefined) parts.push(span({ class: 'figure' }, figure));
    else if (colon !== undefined) parts.push(span({ class: 'key' }, string), colon);
    else {
      const href = link((string ?? '').slice(1, -1));
      parts.push(href === null ? span({ class: 'text' }, string) : a({ href }, string));
    }
  }
  parts.push(text.slice(last));
  return parts;
};

interface JsonProps {
  readonly value: unknown;
  /** The name of the value, for the copy button and for screen readers. */
  readonly what: string;
  readonly link?: (id: string) => string | null;
}

/** Shows a value as JSON that can be copied. */
export const Json = ({ value, what, link = () => null }: JsonProps) => {
  const text = JSON.stringify(value, null, 2) ?? 'null';
  return div(
    { class: 'copied' },
    pre({ tabIndex: 0, 'aria-label': what, role: 'region' }, ...marked(text, link)),
    h(Copy, { text, what }),
  );
};
