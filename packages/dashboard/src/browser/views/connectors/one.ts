// The card of a connector, with the buttons that change it.
import { h, type JSX } from 'preact';
import { Confirm } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { notice, outcome } from '../../parts/notice.ts';
import { button, code, details, div, p, span, strong, summary } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { Copy } from '../../parts/values.ts';
import { useChanges } from './changes.ts';
import { ClaimForm } from './claim.ts';
import { admission, channels, factsOf, type Connector } from './facts.ts';

type Changes = ReturnType<typeof useChanges>;

/** Returns a secret that is shown only once. */
const newSecret = (secret: string): JSX.Element =>
  notice(
    'good',
    strong(null, 'The new secret'),
    p(null, 'Give it to the connector now: it cannot be read again.'),
    span({ class: 'secret' }, code(null, secret), h(Copy, { text: secret, what: 'the secret' })),
  );

const buttons = (one: Connector, changes: Changes): JSX.Element => {
  const { busy } = changes.doing;
  const small = (text: string, onClick: () => void) =>
    button({ type: 'button', class: 'small', disabled: busy, onClick }, text);
  return div(
    { class: 'row' },
    small('Read its capabilities', changes.refresh),
    one.is_enabled ? small('Disable', changes.disable) : small('Enable', changes.enable),
    one.secrets === 1
      ? small('New secret', changes.addSecret)
      : h(Confirm, {
          text: 'Drop the former secret',
          question: 'Does the connector have the new one?',
          busy,
          onConfirm: changes.dropSecret,
        }),
    h(Confirm, {
      text: 'Remove',
      question: `Remove ${one.name}? Nothing can be refunded through it afterwards.`,
      busy,
      onConfirm: changes.remove,
    }),
  );
};

interface OneProps {
  readonly one: Connector;
  readonly onChange: () => void;
}

export const ConnectorCard = ({ one, onChange }: OneProps): JSX.Element => {
  const changes = useChanges(one.name, onChange);
  const { doing, secret, certify } = changes;
  return card(
    one.name,
    {
      aside: span(
        { class: 'row' },
        one.is_enabled ? badge('Enabled', 'good') : badge('Disabled', 'idle'),
        admission(one),
      ),
    },
    secret === null ? null : newSecret(secret),
    factsOf(one),
    channels(one),
    buttons(one, changes),
    details(
      null,
      summary(null, 'Replace its certificate'),
      h(ClaimForm, {
        submit: 'Replace the certificate',
        label: `Replace the certificate of ${one.name}`,
        busy: doing.busy,
        fields: [],
        onSubmit: certify,
      }),
    ),
    outcome(doing),
  );
};
