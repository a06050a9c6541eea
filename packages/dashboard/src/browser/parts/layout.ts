// The head of a view, and the cards of which the view consists.
import { h, type ComponentChildren, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { div, h1, h2, header, p, section } from './tags.ts';

interface HeadProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  readonly badge?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** False until the first view was shown: it leaves the focus at the top of the page. */
let isFollowed = false;

/** The title of a view; it takes the focus when the reader arrives, so that it is read aloud. */
const Head = ({ title, lead, badge, children }: HeadProps): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Kasir`;
    const busy = document.activeElement;
    const isFirst = !isFollowed;
    isFollowed = true;
    if (isFirst) return;
    if (busy === null || busy === document.body || busy.closest('.side, .page') !== null)
      heading.current?.focus({ preventScroll: true });
  }, [title]);
  return div(
    { class: 'head' },
    h1({ tabIndex: -1, ref: heading }, title),
    badge,
    children ? div({ class: 'beside' }, children) : null,
    lead ? p({ class: 'lead' }, lead) : null,
  );
};

export const head = (props: HeadProps): JSX.Element => h(Head, props);

interface CardOptions {
  readonly aside?: ComponentChildren;
  /** False when a table or list fills the card to its edges. */
  readonly inner?: boolean;
}

/** Returns a titled part of a view. */
export const card = (
  title: string,
  { aside, inner = true }: CardOptions,
  ...children: ComponentChildren[]
): JSX.Element =>
  section(
    { class: 'card' },
    header(null, h2(null, title), aside ? div({ class: 'beside' }, aside) : null),
    ...(inner ? [div({ class: 'inner' }, ...children)] : children),
  );
