// Changes the settings of live mode: the wait of requests, late successes, statements and fees.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, type ControlApi } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { entryForm, numberField, selectField, type Values } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { outcome, whenLoaded } from '../../parts/notice.ts';
import { usePlace } from '../../place.ts';
import { agreedFeeRows, type AgreedFee } from './agreed-fees.ts';

type Change = NonNullable<Parameters<ControlApi['liveSettings']['update']>[0]['body']>;

const bodyOf = (values: Values, fees: readonly AgreedFee[]): Change => ({
  wait_ms: values.number('wait_ms') ?? 0,
  late_success: values.text('late_success') === 'refund' ? ('refund' as const) : ('keep' as const),
  missing_after_days: values.number('missing_after_days') ?? 7,
  agreed_fees: [...fees],
});

export const LiveSettings = ({ known }: { readonly known: readonly string[] }): JSX.Element => {
  const { account } = usePlace();
  const params = { id: account.id };
  const settings = useLoad((signal) => api().liveSettings.get({ params }, signal), [account.id]);
  const [fees, setFees] = useState<readonly AgreedFee[]>([]);
  useEffect(() => setFees(settings.data?.agreed_fees ?? []), [settings.data]);
  const doing = useDoing(settings.reload);
  return card(
    say('Waiting, late money and statements'),
    {},
    outcome(doing),
    whenLoaded(settings, ({ wait_ms: waitMs, late_success: late, ...statements }) =>
      entryForm(
        {
          submit: say('Save'),
          plain: true,
          busy: doing.busy,
          label: say('Waiting, late money and statements'),
          onSubmit: (values) =>
            doing.change(
              () => api().liveSettings.update({ params, body: bodyOf(values, fees) }),
              say('Saved.'),
            ),
        },
        numberField(say('Requests wait, milliseconds'), 'wait_ms', {
          min: 0,
          max: 120_000,
          step: 1,
          required: true,
          defaultValue: String(waitMs),
        }),
        selectField(
          say('Money that arrives after a decline'),
          'late_success',
          [
            ['keep', say('is kept')],
            ['refund', say('is refunded')],
          ],
          { value: late },
        ),
        numberField(say('Missing in statements after, days'), 'missing_after_days', {
          min: 1,
          max: 90,
          step: 1,
          required: true,
          defaultValue: String(statements.missing_after_days),
        }),
        agreedFeeRows({ fees, known, onChange: setFees }),
      ),
    ),
  );
};
