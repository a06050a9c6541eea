// Defines the style sheet of the pages, for light and dark mode.
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf8f3, #191613); --card: light-dark(#fff, #24201c);
  --ink: light-dark(#2a211a, #f1e9df); --quiet: light-dark(#6b5c4f, #b7a898); --line: light-dark(#e4dacd, #3d352e);
  --brand: light-dark(#7a4a21, #e0ab78); --on-brand: light-dark(#fff, #23180e); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
main.wide { max-width: 52rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem; }
a { color: var(--brand); }
.brand { font-weight: 700; color: var(--brand); text-decoration: none; letter-spacing: 0.02em; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem; margin-top: 1.25rem; }
.row { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
.price { font-size: 1.25rem; font-weight: 700; white-space: nowrap; }
.quiet { color: var(--quiet); margin: 0.25rem 0 0; }
fieldset { border: 0; margin: 1.5rem 0; padding: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 0.5rem; }
label { display: flex; gap: 0.75rem; align-items: center; border: 1px solid var(--line); border-radius: 10px;
  padding: 0.75rem 1rem; margin-top: 0.5rem; cursor: pointer; }
label:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
label small { display: block; color: var(--quiet); }
input { accent-color: var(--brand); width: 1.1rem; height: 1.1rem; margin: 0; }
button, .button { display: inline-block; font: inherit; font-weight: 600; color: var(--on-brand); background: var(--brand);
  border: 0; border-radius: 10px; padding: 0.7rem 1.25rem; cursor: pointer; text-decoration: none; }
button.full { width: 100%; }
button.small { padding: 0.35rem 0.8rem; font-size: 0.9rem; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.status { display: inline-block; font-size: 0.85rem; font-weight: 600; padding: 0.15rem 0.7rem; border-radius: 99px;
  border: 1px solid currentcolor; white-space: nowrap; }
.paid { color: light-dark(#12692f, #7fd79b); } .failed { color: light-dark(#a4231b, #ff9d94); }
.pending, .refunding { color: light-dark(#7d4f00, #f0c674); } .refunded { color: var(--quiet); }
.number { font: 700 clamp(1.1rem, 5.5vw, 1.5rem)/1.3 ui-monospace, monospace; overflow-wrap: anywhere; margin: 0.5rem 0 1rem; }
.qr { width: min(15rem, 100%); margin: 1rem auto; background: #fff; border-radius: 10px; padding: 0.75rem; }
.qr svg { display: block; width: 100%; height: auto; }
.quiet.id { margin-top: 1.25rem; }
.id { font: 0.8rem ui-monospace, monospace; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; } th { text-align: left; font-weight: 600; }
td, th { padding: 0.7rem 0.5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td form { margin: 0; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; grid-template-columns: 1fr auto; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  td { border: 0; padding: 0.2rem 0; } td:nth-child(even) { text-align: right; }
}`;
