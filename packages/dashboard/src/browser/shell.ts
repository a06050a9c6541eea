// The frame of every view: search, account, mode, clock and the menu.
import { h, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { getCurrent } from './api/rights.ts';
import { formatTime } from './format.ts';
import { chooseLanguage, language, languages, say, type Language } from './language.ts';
import { icon } from './parts/icon.ts';
import {
  a,
  button,
  div,
  form,
  header,
  input,
  label,
  li,
  main,
  nav,
  option,
  p,
  select,
  span,
  svg,
  ul,
} from './parts/tags.ts';
import { notice } from './parts/notice.ts';
import { head } from './parts/layout.ts';
import { usePlace, type Place } from './place.ts';
import { goTo, hrefOf, type Mode } from './route.ts';
import { views, menu } from './menu.ts';
import { Shortcuts } from './shortcuts.ts';

const Find = (): JSX.Element => {
  const { link, route } = usePlace();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select') !== null) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return form(
    {
      class: 'find',
      role: 'search',
      onSubmit: (event) => {
        event.preventDefault();
        const q = box.current?.value.trim() ?? '';
        if (q !== '') goTo(link('search', '', { q }));
      },
    },
    label({ class: 'unseen', htmlFor: 'find' }, say('Search by id, reference or name')),
    input({
      id: 'find',
      ref: box,
      type: 'search',
      placeholder: say('Search id, reference, name'),
      autocomplete: 'off',
      spellcheck: false,
      defaultValue: route.view === 'search' ? (route.query['q'] ?? '') : '',
    }),
    h('kbd', { 'aria-hidden': 'true' }, '/'),
  );
};

/** The time of test accounts; it advances automatically while the clock runs. */
const ClockChip = (): JSX.Element | null => {
  const { clock, link } = usePlace();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (!clock) return null;
  const now = clock.frozen ? clock.now : new Date(Date.now() + clock.ahead_ms).toISOString();
  return a(
    { class: clock.frozen ? 'chip frozen' : 'chip', href: link('clock') },
    icon('clock'),
    span(null, clock.frozen ? say('Frozen at {time}', { time: formatTime(now) }) : formatTime(now)),
  );
};

const where = ({ route, account, accounts }: Place): JSX.Element =>
  div(
    { class: 'where' },
    h(ClockChip, {}),
    label({ class: 'unseen', htmlFor: 'language' }, say('Language')),
    select(
      {
        id: 'language',
        class: 'language',
        onChange: (event) => chooseLanguage(event.currentTarget.value as Language),
      },
      ...Object.entries(languages).map(([code, name]) =>
        option({ key: code, value: code, selected: code === language, title: name }, code),
      ),
    ),
    label({ class: 'unseen', htmlFor: 'account' }, say('Account')),
    select(
      {
        id: 'account',
        onChange: (event) =>
          goTo(hrefOf({ ...route, argument: '', query: {}, account: event.currentTarget.value })),
      },
      ...accounts.map(({ id, name }) =>
        option({ key: id, value: id, selected: id === account.id }, name),
      ),
    ),
    label({ class: 'unseen', htmlFor: 'mode' }, say('Mode')),
    select(
      {
        id: 'mode',
        onChange: (event) =>
          goTo(hrefOf({ ...route, argument: '', mode: event.currentTarget.value as Mode })),
      },
      ...(['test', 'live'] as const).map((mode) =>
        option({ key: mode, value: mode, selected: mode === route.mode }, say(mode)),
      ),
    ),
  );

const Side = (): JSX.Element => {
  const { route, link } = usePlace();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // In a narrow window the menu is a row that is longer than the window. With scrollIntoView, the
    // Tab key would start at the current link, after the link that skips the menu.
    const row = bar.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return;
    const [whole, part] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2;
  }, [route.view]);
  return nav(
    { class: 'side', 'aria-label': say('Views'), ref: bar },
    div(
      { class: 'groups' },
      ...menu().map(([group, entries]) =>
        div(
          { key: group },
          p({ class: 'group' }, say(group)),
          ul(
            { 'aria-label': say(group) },
            ...entries.map(([view, title, drawing]) =>
              li(
                { key: view },
                a(
                  { href: link(view), ...(route.view === view && { 'aria-current': 'page' }) },
                  icon(drawing),
                  say(title),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
};

const Unknown = (): JSX.Element => {
  const { link } = usePlace();
  return div(
    { class: 'stack' },
    head({ title: say('There is no such view') }),
    p(null, a({ href: link('overview') }, say('Go to the overview'))),
  );
};

/** Returns who is signed in, in words. */
const signedIn = (): string => {
  const operator = getCurrent();
  return operator
    ? say('Signed in as {name} ({role})', { name: operator.name, role: operator.role })
    : '';
};

/** The frame of the page with one view in it. */
export const Shell = ({ onLeave }: { readonly onLeave: () => void }): JSX.Element => {
  const place = usePlace();
  const { route, live, account } = place;
  const view = views[route.view];
  const page = (route.argument === '' ? view?.page : (view?.one ?? view?.page)) ?? Unknown;
  const body = useRef<HTMLElement>(null);
  return div(
    { class: 'frame' },
    header(
      { class: 'top' },
      a(
        {
          class: 'skip',
          href: '#content',
          onClick: (event) => {
            event.preventDefault();
            body.current?.focus();
          },
        },
        say('Skip to the content'),
      ),
      a(
        { class: 'brand', href: place.link('overview') },
        svg.svg(
          { viewBox: '0 0 16 16', 'aria-hidden': 'true' },
          svg.path({ d: 'M2 2h3v5l5-5h4L8.5 7.5 14 14h-4L5 8.5V14H2V2Z' }),
        ),
        'Kasir',
      ),
      h(Find, {}),
      where(place),
      button({ class: 'plain leave', title: signedIn(), onClick: onLeave }, say('Sign out')),
      h(Shortcuts, {}),
    ),
    h(Side, {}),
    main(
      { class: 'page', id: 'content', tabIndex: -1, ref: body },
      live.connected
        ? null
        : notice(
            'bad',
            say('The server does not respond. This page goes on by itself when it is back.'),
          ),
      h(page, { key: [account.id, route.mode, route.view, route.argument].join('/') }),
    ),
  );
};
