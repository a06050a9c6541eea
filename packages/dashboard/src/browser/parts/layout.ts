// The head of a view, and the cards that it is made of.
import { h, type ComponentChildren, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { div, h1, h2, header, p, section } from './tags.ts';

interface HeadProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  readonly badge?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** False for the first view of a page: there the reader begins at its top. */
let isFollowed = false;

/** The title of a view; it takes the focus when the reader comes to it, so that it is read out. */
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
  readonly beside?: ComponentChildren;
  /** False where a table or list fills the card to its edges. */
  readonly inner?: boolean;
}

/** A part of a view with a title. */
export const card = (
  title: string,
  { beside, inner = true }: CardOptions,
  ...children: ComponentChildren[]
): JSX.Element =>
  section(
    { class: 'card' },
    header(null, h2(null, title), beside ? div({ class: 'beside' }, beside) : null),
    ...(inner ? [div({ class: 'inner' }, ...children)] : children),
  );
