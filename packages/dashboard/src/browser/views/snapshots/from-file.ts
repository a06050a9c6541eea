// Restores the account from a snapshot file downloaded earlier.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../language.ts';
import { checkField, entryForm, textField } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { notice } from '../../parts/notice.ts';

interface FromFileProps {
  readonly busy: boolean;
  readonly onRestore: (file: unknown, clock: boolean) => void;
}

export const FromFile = ({ busy, onRestore }: FromFileProps): JSX.Element => {
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined, clock: boolean) => {
    try {
      if (!file) throw new Error(say('Choose a file first.'));
      const content = JSON.parse(await file.text()) as unknown;
      setProblem(null);
      onRestore(content, clock);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return card(
    say('From a file'),
    {},
    problem === null ? null : notice('bad', problem),
    entryForm(
      {
        submit: say('Restore the file'),
        needs: 'snapshots.restore',
        plain: true,
        busy,
        label: say('Restore from a file'),
        onSubmit: (values, element) =>
          void read(
            element.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0],
            values.checked('clock'),
          ),
      },
      textField(say('Snapshot file'), 'file', { type: 'file', accept: '.json,application/json' }),
      checkField(say('Set the clock back too'), 'clock'),
    ),
  );
};
