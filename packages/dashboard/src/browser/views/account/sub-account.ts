// The life cycle of a sub-account and the steps that an operator can take.
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { unlessRefused } from '../../api/rights.ts';
import { say } from '../../language.ts';
import { card } from '../../parts/layout.ts';
import { outcome, whenLoaded } from '../../parts/notice.ts';
import { button, div, fieldset, legend, p } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import type { Account } from '../../place.ts';

const steps = [
  ['register', say('Register')],
  ['awaitDocuments', say('Ask for documents')],
  ['activate', say('Activate live payments')],
  ['suspend', say('Suspend')],
  ['resume', say('Resume')],
] as const;

/** The status of a sub-account and the steps that an operator can take. */
export const SubAccount = ({ account }: { readonly account: Account }): JSX.Element | null => {
  const doing = useDoing();
  const params = { id: account.id };
  const read = useLoad((signal) => api().accounts.get({ params }, signal), []);
  if (account.parent === null) return null;
  return card(
    say('Sub-account'),
    {},
    whenLoaded(read, ({ sub_account: seen }) =>
      seen ? p(null, `${seen.type}, ${seen.email} `, badge(seen.status)) : null,
    ),
    fieldset(
      null,
      legend(null, say('What its partner and the platform do')),
      div(
        { class: 'row' },
        ...steps.map(([step, title]) =>
          button(
            {
              key: step,
              class: 'small',
              ...unlessRefused(`subAccounts.${step}`, doing.busy),
              onClick: () =>
                void doing.run(async () => {
                  const { status } = await api().subAccounts[step]({ params, body: {} });
                  read.reload();
                  return say('It is {status} now.', { status });
                }),
            },
            title,
          ),
        ),
      ),
    ),
    outcome(doing),
  );
};
