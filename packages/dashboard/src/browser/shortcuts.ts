// Keyboard shortcuts: `g` and a letter goes to a view, `/` to the search, `?` lists them.
import { h, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from './language.ts';
import { entries } from './menu.ts';
import { grid } from './parts/grid.ts';
import { button, dialog, div, h2, kbd } from './parts/tags.ts';
import { usePlace } from './place.ts';
import { goTo } from './route.ts';

/** Returns whether a key is typed into something, or together with another key. */
const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null);

interface Row {
  readonly keys: JSX.Element;
  readonly name: string;
  readonly effect: string;
}

const rows = (): readonly Row[] => [
  { name: '/', keys: kbd(null, '/'), effect: say('Search for an object') },
  { name: '?', keys: kbd(null, '?'), effect: say('Show this help') },
  ...entries().map(([view, title, , letter]) => ({
    name: view,
    keys: div(null, kbd(null, 'g'), ` ${say('and then')} `, kbd(null, letter)),
    effect: say('Go to {view}', { view: say(title) }),
  })),
];

/** Handles the shortcuts, and lists them after `?`. */
export const Shortcuts = (): JSX.Element => {
  const { link } = usePlace();
  const box = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const links = useRef(link);
  links.current = link;
  useEffect(() => {
    let isBegun = false;
    const follow = (event: KeyboardEvent): void => {
      if (isTyping(event)) return;
      const wasBegun = isBegun;
      isBegun = event.key === 'g' && !wasBegun;
      if (event.key === '?') {
        event.preventDefault();
        setOpen(true);
      }
      const entry = wasBegun && entries().find(([, , , letter]) => letter === event.key);
      if (!entry) return;
      event.preventDefault();
      goTo(links.current(entry[0]));
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
  useEffect(() => {
    if (isOpen) box.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return h('span', { hidden: true });
  return dialog(
    {
      ref: box,
      class: 'card help',
      'aria-labelledby': 'shortcuts',
      onClose: () => setOpen(false),
    },
    div(
      { class: 'row between' },
      h2({ id: 'shortcuts' }, say('Keyboard shortcuts')),
      button({ class: 'small', onClick: () => box.current?.close() }, say('Close')),
    ),
    grid({
      label: say('Keyboard shortcuts'),
      columns: [
        { name: say('Shortcut'), cell: ({ keys }) => keys, kind: 'tight' },
        { name: say('Effect'), cell: ({ effect }) => effect },
      ],
      rows: rows(),
      keyOf: ({ name }) => name,
    }),
  );
};
