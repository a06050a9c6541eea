// Notices in a view: loading, empty, failed, and the remedy.
import { h, type ComponentChildren, type JSX } from 'preact';
import type { Failure } from '../api/failure.ts';
import type { Doing, Loaded } from '../api/load.ts';
import { say } from '../language.ts';
import { icon } from './icon.ts';
import { button, div, li, p, pre, strong, ul } from './tags.ts';
import { Copy } from './values.ts';

type NoticeTone = 'good' | 'bad' | 'wait' | 'info';

const noticeIcons = { good: 'check', bad: 'alert', wait: 'clock', info: 'question' } as const;

/** Returns a short text with a tone. */
export const notice = (tone: NoticeTone, ...body: ComponentChildren[]): JSX.Element =>
  div({ class: `notice ${tone}` }, icon(noticeIcons[tone]), div({ class: 'body' }, ...body));

/** Returns a failure with its remedy and a button to try again. */
export const problem = (failure: Failure, retry?: () => void): JSX.Element =>
  div(
    { role: 'alert' },
    notice(
      'bad',
      strong(failure.status === null ? null : { lang: 'en' }, failure.message),
      failure.violations.length > 0
        ? ul(
            null,
            ...failure.violations.map(({ path, message }) =>
              li({ lang: 'en' }, path === '' ? message : `${path}: ${message}`),
            ),
          )
        : null,
      p(
        { class: 'hint' },
        failure.status === null ? failure.code : `${failure.status} ${failure.code}`,
      ),
      retry
        ? div({ class: 'row' }, button({ class: 'small', onClick: retry }, say('Try again')))
        : null,
    ),
  );

/** Returns the result of the last change. */
export const outcome = ({ failure, done }: Doing): JSX.Element =>
  div(
    { class: 'outcome', 'aria-live': 'polite' },
    failure ? problem(failure) : done === null ? null : notice('good', done),
  );

export interface EmptyProps {
  readonly title: string;
  readonly hint: ComponentChildren;
  /** A command line that creates the first entry. */
  readonly command?: string;
}

/** The hint of an empty list. */
export const Empty = ({ title, hint, command }: EmptyProps): JSX.Element =>
  div(
    { class: 'empty' },
    strong(null, title),
    p(null, hint),
    command === undefined
      ? null
      : div(
          { class: 'copied' },
          pre(
            { class: 'wrap', tabIndex: 0, role: 'region', 'aria-label': say('Command') },
            command,
          ),
          h(Copy, { text: command, what: say('the command') }),
        ),
  );

/**
 * Returns the loaded content, or the failure that prevented it. The key separates it from a form
 * below: without a key, Preact would reuse the form for the content, and its input would be lost.
 */
export const whenLoaded = <T>(
  { data, failure, reload }: Loaded<T>,
  render: (data: T) => ComponentChildren,
): JSX.Element =>
  div(
    { class: 'stack', key: 'loaded' },
    failure ? problem(failure, reload) : null,
    data === null
      ? failure
        ? null
        : p({ class: 'loading', role: 'status' }, say('Loading…'))
      : render(data),
  );
