// Imports a CSV file of a processor: the operator chooses it, maps its columns and checks its
// lines; then the lines are imported, day by day.
import type { StatementView } from '@kasir/control';
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useDoing } from '../../api/load.ts';
import { formatMinor } from '../../format-minor.ts';
import { say } from '../../language.ts';
import {
  checkField,
  entryForm,
  numberField,
  selectField,
  textField,
  type Values,
} from '../../parts/forms.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { serverText } from '../../parts/values.ts';
import { outcome } from '../../parts/notice.ts';
import { div, li, p, span, ul } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { usePlace } from '../../place.ts';
import { guessKindColumn, mappingFields, mappingOf, type UploadedFile } from './mapping-form.ts';

/** The most lines of one call. */
const LINES_MAX = 1_000;

type Day = UploadedFile['days'][number];

/** A file that was chosen, with its columns. */
interface Chosen {
  readonly connector: string;
  readonly name: string;
  readonly text: string;
  readonly skipLines: number;
  readonly file: UploadedFile;
}

/** The sums of a day in one currency. */
interface DayRow {
  readonly date: string;
  readonly currency: string;
  readonly lines: number;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

const titles = { gross: say('Gross'), fee: say('Fee'), net: say('Net') } as const;

const rowsOf = (days: readonly Day[]): readonly DayRow[] =>
  days.flatMap(({ date, lines }) =>
    [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, own]) => {
      const sum = (key: 'gross' | 'fee' | 'net'): number =>
        own.reduce((total, line) => total + line[key], 0);
      return {
        date,
        currency,
        lines: own.length,
        gross: sum('gross'),
        fee: sum('fee'),
        net: sum('net'),
      };
    }),
  );

const preview = (days: readonly Day[]): JSX.Element =>
  grid({
    label: say('Lines of the file'),
    columns: [
      { name: say('Day (UTC)'), cell: ({ date }: DayRow) => date, kind: 'tight' },
      { name: say('Lines'), cell: ({ lines }: DayRow) => lines, kind: 'end' },
      ...(['gross', 'fee', 'net'] as const).map((key) => ({
        name: titles[key],
        cell: (row: DayRow) => formatMinor(row[key], row.currency),
        kind: 'end' as const,
      })),
    ],
    rows: rowsOf(days),
    keyOf: ({ date, currency }) => `${date} ${currency}`,
  });

const results = (statements: readonly StatementView[]): JSX.Element =>
  ul(
    null,
    ...statements.map(({ date, totals, open_differences: open }) =>
      li(
        { key: date },
        `${date}: ${say('{count|line|lines}', { count: totals.reduce((sum, { lines }) => sum + lines, 0) })} `,
        open.length === 0
          ? badge(say('No difference'), 'good')
          : span(
              { class: 'row' },
              ...open.map(({ reason, count }) => badge(`${reason} ${count}`, 'bad')),
            ),
      ),
    ),
  );

const readText = async (files: FileList | null): Promise<{ name: string; text: string }> => {
  const file = files?.[0];
  if (!file) throw new Error(say('Choose a file first.'));
  return { name: file.name, text: await file.text() };
};

type Params = { readonly id: string };

/** Imports the lines of a day, in as many calls as they need; returns the resulting statement. */
const importDay = async (
  params: Params,
  connector: string,
  { date, lines }: Day,
  isComplete: boolean,
): Promise<StatementView> => {
  let statement: StatementView | undefined;
  for (let at = 0; at < Math.max(1, lines.length); at += LINES_MAX) {
    const is_complete = isComplete && at + LINES_MAX >= lines.length;
    const body = { connector, date, lines: lines.slice(at, at + LINES_MAX), is_complete };
    // One call after the other, so that an error stops the remaining ones.
    // oxlint-disable-next-line no-await-in-loop
    statement = await api().reconciliation.import({ params, body });
  }
  if (!statement) throw new Error(say('Nothing of {date} was imported.', { date }));
  return statement;
};

/** The steps of an import: a chosen file, its lines, and the statements that were imported. */
const useImport = (params: Params, onChange: () => void) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [read, setRead] = useState<UploadedFile | null>(null);
  const [imported, setImported] = useState<readonly StatementView[]>([]);
  const doing = useDoing(onChange);
  const choose = (connector: string, skipLines: number, files: FileList | null) =>
    void doing.run(async () => {
      const { name, text } = await readText(files);
      const body = { text, skip_lines: skipLines };
      const file = await api().reconciliation.readFile({ params, body });
      setChosen({ connector, name, text, skipLines, file });
      setRead(null);
      setImported([]);
    });
  const readLines = ({ text, file, skipLines }: Chosen, values: Values) =>
    void doing.run(async () => {
      const mapping = mappingOf(values, file, skipLines);
      setRead(await api().reconciliation.readFile({ params, body: { text, mapping } }));
    });
  const importAll = ({ connector }: Chosen, days: readonly Day[], isComplete: boolean) =>
    void doing.run(async () => {
      const statements: StatementView[] = [];
      for (const day of days) {
        // oxlint-disable-next-line no-await-in-loop
        statements.push(await importDay(params, connector, day, isComplete));
        setImported([...statements]);
      }
      setRead(null);
      setChosen(null);
      onChange();
      return say('{count|day|days} imported. What does not match is listed under Differences.', {
        count: days.length,
      });
    });
  return { chosen, read, imported, doing, choose, readLines, importAll };
};

type Import = ReturnType<typeof useImport>;

const chooseForm = (connectors: readonly string[], { chosen, doing, choose }: Import) =>
  entryForm(
    {
      submit: say('Read the columns'),
      plain: chosen !== null,
      label: say('Choose a file'),
      busy: doing.busy,
      onSubmit: (values, element) =>
        choose(
          values.text('connector'),
          values.number('skip_lines') ?? 0,
          element.querySelector<HTMLInputElement>('input[type=file]')?.files ?? null,
        ),
    },
    selectField(say('Connector'), 'connector', connectors),
    textField(say('CSV file of the processor'), 'file', {
      type: 'file',
      accept: '.csv,.txt,text/csv',
      required: true,
    }),
    numberField(say('Lines before the column names'), 'skip_lines', {
      min: 0,
      step: 1,
      defaultValue: '0',
    }),
  );

interface MapProps {
  readonly of: Chosen;
  readonly steps: Import;
}

/** The form that maps the columns of a chosen file. */
const MapColumns = ({ of: chosen, steps }: MapProps): JSX.Element => {
  const { file, name } = chosen;
  const [kindColumn, setKindColumn] = useState(guessKindColumn(file));
  return div(
    { class: 'stack' },
    p(null, `${name}: ${say('{count|column|columns}', { count: file.columns.length })}.`),
    entryForm(
      {
        submit: say('Show the lines'),
        plain: steps.read !== null,
        label: say('Map the columns'),
        busy: steps.doing.busy,
        onSubmit: (values) => steps.readLines(chosen, values),
      },
      ...mappingFields({ file, kindColumn, onKindColumn: setKindColumn }),
    ),
  );
};

/** Returns the lines of a parsed file with the button that imports them, or its problems. */
const readFile = (chosen: Chosen, { days, problems }: UploadedFile, steps: Import): JSX.Element =>
  problems.length > 0
    ? ul(
        { class: 'stack' },
        ...problems.map((problem) => li({ key: problem }, serverText(problem))),
      )
    : div(
        { class: 'stack' },
        preview(days),
        entryForm(
          {
            submit: say('Import the lines'),
            label: say('Import the lines'),
            busy: steps.doing.busy,
            needs: 'reconciliation.import',
            onSubmit: (values) => steps.importAll(chosen, days, values.checked('is_complete')),
          },
          checkField(say('The days are complete: no more lines are expected'), 'is_complete'),
        ),
      );

interface ImportProps {
  /** The connectors whose statements can be imported. */
  readonly connectors: readonly string[];
  readonly onChange: () => void;
}

/** The card that imports a file. */
export const ImportFile = ({ connectors, onChange }: ImportProps): JSX.Element => {
  const { account } = usePlace();
  const steps = useImport({ id: account.id }, onChange);
  const { chosen, read, imported, doing } = steps;
  return card(
    say('Import a file'),
    {},
    outcome(doing),
    imported.length > 0 ? results(imported) : null,
    chooseForm(connectors, steps),
    chosen === null ? null : h(MapColumns, { key: chosen.text, of: chosen, steps }),
    chosen === null || read === null ? null : readFile(chosen, read, steps),
  );
};
