// The body of a request as JSON, validated by the contract of its endpoint while it is typed.
import { h, type JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { say } from '../../language.ts';
import { field } from '../../parts/forms.ts';
import { button, code, div, li, p, textarea, ul } from '../../parts/tags.ts';
import { lineOf } from './json-line.ts';
import { problemOf } from './json-problem.ts';
import type { Draft } from './drafts.ts';

/** Milliseconds without typing before a body is validated. */
const PAUSE_MS = 300;

interface Violation {
  readonly path: string;
  readonly message: string;
}

interface BodyProps {
  readonly draft: Draft;
  /** Headers of the request that choose its version. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the violations of a body; empty while it is not JSON. */
const useViolations = (
  { method, path }: Draft,
  headers: BodyProps['headers'],
  text: string,
): readonly Violation[] => {
  const [found, setFound] = useState<readonly Violation[]>([]);
  useEffect(() => {
    const aborting = new AbortController();
    const check = async (): Promise<void> => {
      const body: unknown = JSON.parse(text);
      const { errors } = await api().api.check(
        { body: { method, path, headers, body } },
        aborting.signal,
      );
      setFound(errors.filter((one) => one.path.startsWith('body')));
    };
    if (text.trim() === '' || problemOf(text) !== null) {
      setFound([]);
      return undefined;
    }
    // A failed check shows nothing: the request itself will report the reason.
    const timer = setTimeout(() => void check().catch(() => setFound([])), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [method, path, JSON.stringify(headers), text]);
  return found;
};

interface ListProps {
  readonly text: string;
  readonly violations: readonly Violation[];
  readonly onLine: (line: number) => void;
}

const List = ({ text, violations, onLine }: ListProps): JSX.Element =>
  ul(
    { class: 'violations' },
    ...violations.map(({ path, message }) => {
      const line = lineOf(text, path.split('.').slice(1));
      return li(
        { key: path },
        button({ class: 'small', onClick: () => onLine(line) }, say('Line {line}', { line })),
        ' ',
        code(null, path),
        ' ',
        message,
      );
    }),
  );

export const BodyField = ({ draft, headers }: BodyProps): JSX.Element => {
  const [text, setText] = useState(draft.body);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const problem = problemOf(text);
  const violations = useViolations(draft, headers, text);
  const goToLine = (line: number): void => {
    const lines = text.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
  };
  return div(
    { class: 'wide' },
    field(
      say('Body, as JSON'),
      textarea({
        ref: area,
        name: 'body',
        rows: draft.body === '' ? 4 : 12,
        spellcheck: false,
        defaultValue: draft.body,
        'aria-invalid': problem !== null || violations.length > 0,
        'aria-describedby': id,
        onInput: (event) => setText(event.currentTarget.value),
      }),
    ),
    div(
      { id, 'aria-live': 'polite' },
      problem === null ? null : p({ class: 'wrong' }, problem),
      violations.length === 0 ? null : h(List, { text, violations, onLine: goToLine }),
    ),
  );
};
