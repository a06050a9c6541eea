// The style sheet of hosted pages. Colors are named by their role; each pair of text and background
// has a contrast of at least 4.5 in both schemes.

export const style = `
:root {
  color-scheme: light dark;
  --ink: #14213d; --soft: #51596b; --line: #d5dbe6; --control: #7d8798; --paper: #fff; --ground: #eef1f6;
  --act: #0b5f45; --act-ink: #fff; --act-line: var(--act);
  --test: #fff3d1; --test-ink: #6b4700; --test-line: #b98a1d;
  --wait: #e9effd; --wait-ink: #1c479e;
  --good: #e2f4ea; --good-ink: #0a5a3c;
  --bad: #fdecea; --bad-ink: #9d1d16;
  --calm: #edf0f5; --calm-ink: #454e60;
}
@media (prefers-color-scheme: dark) { :root {
  --ink: #edf2f4; --soft: #b0bac9; --line: #364256; --control: #8592a6; --paper: #1a2230; --ground: #0f151e;
  --act: #63d3ac; --act-ink: #08251a;
  --test: #3a2d0c; --test-ink: #fbdc93; --test-line: #a98433;
  --wait: #1d2c4d; --wait-ink: #b3cbff;
  --good: #12372a; --good-ink: #8be2bf;
  --bad: #44201f; --bad-ink: #ffb6ae;
  --calm: #29313f; --calm-ink: #c9d1dd;
} }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(28rem, 100% - 2rem); margin: 1rem auto; padding: 1.5rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; overflow-wrap: anywhere; }
@media (min-width: 40rem) { main { margin: 2.5rem auto; padding: 2rem; } }
main > *, main section > * { margin: 0; min-width: 0; }
bdi { overflow-wrap: anywhere; }
h1, h2, p, dl, dd, ol { margin: 0; }
h1 { font-size: 1.05rem; line-height: 1.3; overflow: clip; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
h2 { font-size: 1rem; }
section { display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
.icon { width: 1.5rem; height: 1.5rem; flex: none; }
.ribbon { padding: .5rem 1rem; background: var(--test); color: var(--test-ink); border-bottom: 1px solid var(--test-line); text-align: center; font-size: .9rem; }
.who { display: flex; align-items: center; gap: .75rem; }
.who > div { min-width: 0; }
.plate { flex: none; width: 2.5rem; height: 1.625rem; }
.plate text { font: 700 11px/1 system-ui, sans-serif; text-anchor: middle; }
.mark { display: grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; border-radius: .8rem; background: var(--calm); color: var(--calm-ink); font-weight: 700; font-size: 1.2rem; }
.logo { object-fit: contain; width: auto; max-width: 7rem; padding: .15rem; background: #fff; }
p.channel { display: flex; align-items: center; gap: .5rem; color: var(--soft); font-size: .9rem; }
.channel .plate { width: 2.1rem; height: 1.365rem; }
.amount { font-size: 2rem; line-height: 1.2; font-weight: 700; letter-spacing: -.01em; }
.bank { padding-bottom: 1rem; border-bottom: 2px solid var(--wait-ink); }
.bank .mark { background: var(--wait); color: var(--wait-ink); }
.status { display: flex; gap: .75rem; padding: .75rem 1rem; border-radius: .75rem; background: var(--calm); color: var(--calm-ink); }
.status.open, .status.waiting, .status.authorized { background: var(--wait); color: var(--wait-ink); }
.status.paid, .status.linked, .status.authenticated { background: var(--good); color: var(--good-ink); }
.status.declined, .status.not_linked, .status.not_authenticated { background: var(--bad); color: var(--bad-ink); }
.status.open { padding: 0; background: none; color: var(--ink); }
.status.open .icon { display: none; }
.status.open strong { font-size: 1.05rem; }
.status strong { display: block; }
.deadline, .note, .optional { color: var(--soft); font-size: .9rem; }
.deadline strong { color: var(--ink); }
.alert { padding: .75rem 1rem; border-radius: .75rem; background: var(--bad); color: var(--bad-ink); }
.problem { color: var(--bad-ink); font-size: .9rem; }
dl { display: grid; gap: .5rem; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 1rem; overflow: clip; }
dt { max-width: 100%; color: var(--soft); }
dd { max-width: 100%; margin-inline-start: auto; }
.total { padding-top: .5rem; border-top: 1px solid var(--line); font-weight: 700; }
.total dt { color: var(--ink); }
.instructions { padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; }
dl > .typed { display: block; padding-block: .25rem; }
.typed dd { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem; }
.number { display: inline-flex; flex-wrap: wrap; gap: 0 .45em; font-family: ui-monospace, monospace; }
.typed .number { font-size: 1.1rem; font-weight: 600; }
.qr { padding: .5rem; background: #fff; border: 1px solid var(--line); border-radius: .75rem; }
.qr svg { display: block; width: min(100%, 18rem); height: auto; margin: auto; }
ol { padding-inline-start: 1.4rem; display: grid; gap: .35rem; }
.actions, form, .field, label { display: grid; gap: .6rem; grid-template-columns: minmax(0, 1fr); }
.field, label { gap: .25rem; }
.inputs { display: flex; flex-wrap: wrap; align-items: start; gap: .75rem; }
.inputs .field { flex: 1 1 100%; min-width: 0; }
.inputs .half { flex: 1 1 8rem; }
.label { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem .5rem; }
.label label { display: block; }
.accepted { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0; padding: 0; list-style: none; }
.accepted li { display: flex; }
.accepted .plate, .preview .plate { width: 1.7rem; height: 1.1rem; }
.accepted .other { opacity: .25; }
::placeholder { color: var(--soft); opacity: 1; }
input { width: 100%; min-height: 2.9rem; padding: .6rem .75rem; border: 1px solid var(--control); border-radius: .6rem; background: var(--paper); color: var(--ink); font: inherit; }
input[autocomplete=one-time-code] { font: 600 1.4rem/1.4 ui-monospace, monospace; letter-spacing: .3em; text-align: center; }
input[aria-invalid=true] { border-color: var(--bad-ink); border-width: 2px; }
button, .button { display: block; width: 100%; min-height: 2.9rem; padding: .6rem 1rem; border: 1px solid var(--control); border-radius: .6rem; background: var(--paper); color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; }
.secondary { font-weight: 500; }
form > .secondary + .secondary { border-color: transparent; }
.primary { border-color: var(--act-line); background: var(--act); color: var(--act-ink); }
button.channel { display: flex; align-items: center; gap: .75rem; text-align: start; font-weight: 500; color: var(--ink); font-size: 1rem; }
button.channel:hover, summary:hover { background: var(--calm); }
.languages { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1rem; padding: 0 1rem 1.5rem; font-size: .9rem; color: var(--soft); }
.languages strong { padding: .3rem .25rem; font-weight: 600; }
button.plain { width: auto; min-height: 1.5rem; padding: .3rem .25rem; border: 0; background: none; color: var(--wait-ink); font-size: .9rem; font-weight: 400; text-decoration: underline; }
button.small { width: auto; min-height: 2.25rem; padding: .3rem .75rem; font-size: .9rem; }
[hidden] { display: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
a { color: var(--wait-ink); }
a.primary { color: var(--act-ink); }
:focus-visible { outline: 3px solid var(--wait-ink); outline-offset: 2px; }
.group { border: 1px solid var(--line); border-radius: .75rem; }
summary { display: flex; align-items: center; gap: .6rem; min-height: 3rem; padding: .6rem .8rem; border-radius: .75rem; font-weight: 600; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.type { flex: 1 1 auto; min-width: 0; }
.type .optional { font-weight: 400; white-space: nowrap; }
.preview { display: flex; flex: none; gap: .2rem; }
summary::after { content: ""; flex: none; margin-inline-start: .25rem; width: .5rem; height: .5rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg); }
[open] > summary::after { transform: rotate(225deg); }
.group > div { padding: 0 1rem 1rem; display: grid; gap: .6rem; }
.test { padding: 1rem; border: 2px dashed var(--test-line); border-radius: .75rem; }
.test .primary { border-color: var(--test-ink); background: var(--test); color: var(--test-ink); }
.test .code { display: flex; align-items: baseline; gap: .75rem; min-height: 2.5rem; font-weight: 400; text-align: start; }
.code code { flex: none; font: 600 1rem/1.5 ui-monospace, monospace; white-space: nowrap; overflow-wrap: normal; }
.notice { margin-block: auto; }
.notice div { display: grid; gap: .5rem; }
`;
