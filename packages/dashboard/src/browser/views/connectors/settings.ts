// Changes how long live requests wait, and what happens to late money.
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { entryForm, numberField, selectField, type Values } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { outcome, whenLoaded } from '../../parts/notice.ts';
import { usePlace } from '../../place.ts';

const bodyOf = (values: Values) => ({
  wait_ms: values.number('wait_ms') ?? 0,
  late_success: values.text('late_success') === 'refund' ? ('refund' as const) : ('keep' as const),
});

export const LiveSettings = (): JSX.Element => {
  const { account } = usePlace();
  const params = { id: account.id };
  const settings = useLoad((signal) => api().liveSettings.get({ params }, signal), [account.id]);
  const doing = useDoing(settings.reload);
  return card(
    'Waiting and late money',
    {},
    outcome(doing),
    whenLoaded(settings, ({ wait_ms: waitMs, late_success: late }) =>
      entryForm(
        {
          submit: 'Save',
          plain: true,
          busy: doing.busy,
          label: 'Waiting and late money',
          onSubmit: (values) =>
            doing.change(
              () => api().liveSettings.update({ params, body: bodyOf(values) }),
              'Saved.',
            ),
        },
        numberField('Requests wait, milliseconds', 'wait_ms', {
          min: 0,
          max: 120_000,
          step: 1,
          required: true,
          defaultValue: String(waitMs),
        }),
        selectField(
          'Money that arrives after a decline',
          'late_success',
          [
            ['keep', 'is kept'],
            ['refund', 'is given back'],
          ],
          { value: late },
        ),
      ),
    ),
  );
};
