// A block of code that can be copied.
import { h, type JSX } from 'preact';
import { div, pre } from './tags.ts';
import { Copy } from './values.ts';

/** Returns code with a button that copies it; `what` names it for the button and screen readers. */
export const codeBlock = (text: string, what: string): JSX.Element =>
  div(
    { class: 'copied' },
    pre({ tabIndex: 0, role: 'region', 'aria-label': what }, text),
    h(Copy, { text, what }),
  );
