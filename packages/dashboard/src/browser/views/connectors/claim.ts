// A form whose last fields are the certificate of a connector and the reason to use it without one.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../language.ts';
import { entryForm, textField, type Values } from '../../parts/forms.ts';
import { notice } from '../../parts/notice.ts';
import { div } from '../../parts/tags.ts';

/** The certificate of a connector, or the reason to use it without one. */
export interface Claim {
  readonly certificate?: Record<string, unknown>;
  readonly override_reason?: string;
}

interface ClaimFormProps {
  readonly submit: string;
  readonly label: string;
  readonly busy: boolean;
  readonly plain?: boolean;
  readonly fields: readonly ComponentChildren[];
  readonly onSubmit: (claim: Claim, values: Values) => void;
}

const readCertificate = async (file: File): Promise<Record<string, unknown>> => {
  const value = JSON.parse(await file.text()) as unknown;
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error(say('The certificate must be the JSON file that the law suite has written.'));
};

/** The form; `onSubmit` receives the parsed certificate and the entered values. */
export const ClaimForm = ({
  submit,
  label,
  busy,
  plain = true,
  fields,
  onSubmit,
}: ClaimFormProps): JSX.Element => {
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (values: Values, file: File | undefined) => {
    try {
      const reason = values.some('override_reason');
      onSubmit(
        {
          ...(file && file.size > 0 && { certificate: await readCertificate(file) }),
          ...(reason !== undefined && { override_reason: reason }),
        },
        values,
      );
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return div(
    { class: 'stack' },
    problem === null ? null : notice('bad', problem),
    entryForm(
      {
        submit,
        plain,
        busy,
        label,
        onSubmit: (values, element) =>
          void read(
            values,
            element.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0],
          ),
      },
      ...fields,
      div(
        { class: 'wide' },
        textField(
          say('Certificate'),
          'certificate',
          { type: 'file', accept: '.json,application/json' },
          say('The file that kasir-conformance connector --certificate has written.'),
        ),
      ),
      div(
        { class: 'wide' },
        textField(
          say('Or the reason to use it without one'),
          'override_reason',
          { maxLength: 500 },
          say('It is stored, and shown wherever the connector is listed.'),
        ),
      ),
    ),
  );
};
