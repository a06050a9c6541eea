// The scripts of hosted pages, which work without them, and the policy that allows exactly those.
import { hash } from 'node:crypto';
import type { PageView } from '@kasir/payments/pages';
import { style } from './style.ts';

/** Posts the message of a page to the window that opened it and to the one that frames it. */
const postMessage =
  'for(const w of [opener,parent])if(w&&w!==window)' +
  "w.postMessage(JSON.parse(document.querySelector('main').dataset.message),'*')";

/** Submits the form of a page; without scripts the payer presses its button. */
const sendForm = "document.querySelector('form.back').submit()";

/** Shows the copy buttons, where the browser allows copying. */
const copyNumbers =
  "if(navigator.clipboard)for(const b of document.querySelectorAll('button[data-copy]')){" +
  'b.hidden=false;b.onclick=async()=>{await navigator.clipboard.writeText(b.dataset.copy);' +
  'b.firstElementChild.textContent=b.dataset.copied}}';

/** Returns whether a page has numbers to copy. */
const hasNumbers = ({ instructions = [] }: Partial<PageView>): boolean =>
  instructions.some(({ typedElsewhere }) => typedElsewhere);

const scriptsOf = (page: Partial<PageView>): readonly string[] => [
  ...(page.message ? [postMessage] : []),
  ...(page.form ? [sendForm] : []),
  ...(hasNumbers(page) ? [copyNumbers] : []),
];

/** Returns the scripts of a page as markup, for its end. */
export const scriptTags = (page: PageView): string =>
  scriptsOf(page)
    .map((script) => `<script>${script}</script>`)
    .join('');

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const styleHash = hashOf(style);

/** Returns the content security policy of a page: only its own style and scripts run. */
export const policyOf = (page: Partial<PageView>): string => {
  const scripts = scriptsOf(page).map(hashOf);
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    "base-uri 'none'",
    'form-action *',
    `frame-ancestors ${page.framed ? '*' : "'none'"}`,
  ].join('; ');
};
