// The scripts of hosted pages, which work without them, and the policy that allows exactly those.
import { hash } from 'node:crypto';
import type { Branding } from '@kasir/models';
import type { PageView } from '@kasir/payments/pages';
import { brandStyle, logoSource } from './branding.ts';
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

/** Groups the digits of a card number as they are typed, and shows its network. */
const groupDigits =
  "for(const n of document.querySelectorAll('[autocomplete=cc-number]')){" +
  "const f=n.closest('.field'),marks=[...f.querySelectorAll('[data-digits]')],said=f.querySelector('[aria-live]');" +
  "n.addEventListener('input',()=>{let before=n.value.slice(0,n.selectionStart).replace(/\\D/g,'').length;" +
  "let rest=n.value.replace(/\\D/g,'').slice(0,19);" +
  'const own=marks.find(m=>new RegExp(m.dataset.digits).test(rest));' +
  "for(const m of marks)m.classList.toggle('other',own!==undefined&&m!==own);" +
  "const name=own?own.title:'';if(said.textContent!==name)said.textContent=name;" +
  "const parts=[];for(const size of(own?own.dataset.groups:'4 4 4 4 3').split(' ')){if(!rest)break;" +
  'parts.push(rest.slice(0,size));rest=rest.slice(size)}' +
  "n.value=parts.join(' ');let at=0;" +
  'for(;before>0&&at<n.value.length;at++)if(/\\d/.test(n.value[at]))before--;n.setSelectionRange(at,at)})}';

/** Inserts the slash of an expiry date, which numeric keyboards cannot type. */
const setSlash =
  "for(const e of document.querySelectorAll('[autocomplete=cc-exp]'))e.addEventListener('input',({inputType:by=''})=>{" +
  "if(by.startsWith('delete'))return;if(/^[2-9]$/.test(e.value))e.value='0'+e.value;" +
  "if(/^\\d\\d$/.test(e.value))e.value+='/'})";

/** Makes the language switch submit the form into which the payer typed last. */
const keepTyped =
  "document.addEventListener('input',({target:{form}})=>{if(form?.id)" +
  "for(const b of document.querySelectorAll('[name=language]'))b.setAttribute('form',form.id)})";

/** Returns whether a page has a form for a card. */
const takesCard = ({ choices = [] }: Partial<PageView>): boolean =>
  choices.some(({ fields = [] }) => fields.some(({ networks }) => networks));

/** Returns whether a page has numbers to copy. */
const hasNumbers = ({ instructions = [] }: Partial<PageView>): boolean =>
  instructions.some(({ typedElsewhere }) => typedElsewhere);

const scriptsOf = (page: Partial<PageView>): readonly string[] => [
  ...(page.message ? [postMessage] : []),
  ...(page.form ? [sendForm] : []),
  ...(hasNumbers(page) ? [copyNumbers] : []),
  ...(takesCard(page) ? [groupDigits, setSlash, keepTyped] : []),
];

/** Returns the scripts of a page as markup, for its end. */
export const scriptTags = (page: PageView): string =>
  scriptsOf(page)
    .map((script) => `<script>${script}</script>`)
    .join('');

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const styleHash = hashOf(style);

/**
 * Returns the content security policy of a page: only its own style and scripts run, and nothing
 * is loaded but the logo of its merchant.
 */
export const policyOf = (page: Partial<PageView>, branding: Branding = {}): string => {
  const own = brandStyle(branding);
  const logo = logoSource(branding);
  const scripts = scriptsOf(page).map(hashOf);
  return [
    "default-src 'none'",
    `style-src ${[styleHash, ...(own === '' ? [] : [hashOf(own)])].join(' ')}`,
    ...(logo === null ? [] : [`img-src ${logo}`]),
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    "base-uri 'none'",
    'form-action *',
    `frame-ancestors ${page.framed ? '*' : "'none'"}`,
  ].join('; ');
};
