// A secret that can be copied; a new one is shown only once.
import { h, type JSX } from 'preact';
import { say } from '../language.ts';
import { notice } from './notice.ts';
import { code, p, span, strong } from './tags.ts';
import { Copy } from './values.ts';

/** Returns a text with a button that copies it; `what` names it for the button. */
export const copyable = (text: string, what: string): JSX.Element =>
  span({ class: 'secret' }, code(null, text), h(Copy, { text, what }));

interface NewSecret {
  readonly title: string;
  readonly secret: string;
  readonly what: string;
  readonly hint?: string;
}

/** Returns a notice with a secret that nobody can read again. */
export const newSecret = ({
  title,
  secret,
  what,
  hint = say('Copy it now: it cannot be read again, and only its hash is kept.'),
}: NewSecret): JSX.Element =>
  notice('good', strong(null, title), p(null, hint), copyable(secret, what));
