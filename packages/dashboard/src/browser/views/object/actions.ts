// The actions possible on an object now, by one button or with an amount or failure code.
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import type { Doing } from '../../api/load.ts';
import { unlessRefused } from '../../api/rights.ts';
import { say } from '../../language.ts';
import { entryForm, numberField, textField } from '../../parts/forms.ts';
import { outcome } from '../../parts/notice.ts';
import { button, details, div, summary } from '../../parts/tags.ts';
import { usePlace } from '../../place.ts';
import type { ObjectDetail } from './detail.ts';

type Action = ObjectDetail['actions'][number];

const titles: Readonly<Record<Action, string>> = {
  pay: say('Pay'),
  authorize: say('Authorize'),
  decline: say('Decline'),
  cancel: say('Cancel'),
  expire: say('Expire'),
  refund: say('Refund'),
  capture: say('Capture'),
};

/** The actions that take an amount, with the title of its field. */
const amounts: Readonly<Partial<Record<Action, string>>> = {
  pay: say('Amount to pay'),
  refund: say('Amount to refund'),
  capture: say('Amount to capture'),
};

interface ActionsProps {
  readonly object: ObjectDetail;
  readonly doing: Doing;
  readonly onDone: () => void;
}

/** The actions possible now; some take an amount or a failure code. */
export const Actions = ({ object, doing, onDone }: ActionsProps): JSX.Element => {
  const { account } = usePlace();
  const act = (action: Action, amount?: number, failureCode?: string) =>
    void doing.run(async () => {
      const { status } = await api().objects.act({
        params: { id: account.id, object: object.id },
        body: {
          action,
          ...(amount !== undefined && { amount }),
          ...(failureCode !== undefined && { failure_code: failureCode }),
        },
      });
      onDone();
      return [
        say('{act}: done.', { act: titles[action] }),
        ...(status === null ? [] : [say('It is {status} now.', { status })]),
      ].join(' ');
    });
  const detailed = object.actions.filter((one) => one in amounts || one === 'decline');
  return div(
    { class: 'stack' },
    div(
      { class: 'row' },
      ...object.actions.map((action) =>
        button(
          {
            key: action,
            class: action === 'pay' || action === 'capture' ? 'main' : '',
            ...unlessRefused('objects.act', doing.busy),
            onClick: () => act(action),
          },
          titles[action],
        ),
      ),
    ),
    detailed.length === 0
      ? null
      : details(
          null,
          summary(null, say('With another amount or a failure code')),
          ...detailed.map((action) =>
            entryForm(
              {
                submit: titles[action],
                needs: 'objects.act',
                plain: true,
                busy: doing.busy,
                label: say('{act} with details', { act: titles[action] }),
                onSubmit: (values) =>
                  act(action, values.number('amount'), values.some('failure_code')),
              },
              action === 'decline'
                ? textField(say('Failure code'), 'failure_code', {
                    placeholder: 'INSUFFICIENT_BALANCE',
                  })
                : numberField(amounts[action] ?? '', 'amount', {
                    min: 0,
                    required: true,
                  }),
            ),
          ),
        ),
    outcome(doing),
  );
};
