// The card of a connector, with the buttons that change it.
import { h, type JSX } from 'preact';
import { say } from '../../language.ts';
import { Confirm } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { outcome } from '../../parts/notice.ts';
import { button, details, div, span, summary } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { newSecret } from '../../parts/secret.ts';
import { useChanges } from './changes.ts';
import { ClaimForm } from './claim.ts';
import { admission, channels, factsOf, type Connector } from './facts.ts';

type Changes = ReturnType<typeof useChanges>;

const buttons = (one: Connector, changes: Changes): JSX.Element => {
  const { busy } = changes.doing;
  const small = (text: string, onClick: () => void) =>
    button({ class: 'small', disabled: busy, onClick }, text);
  return div(
    { class: 'row' },
    small(say('Read its capabilities'), changes.refresh),
    one.is_enabled ? small(say('Disable'), changes.disable) : small(say('Enable'), changes.enable),
    one.secrets === 1
      ? small(say('New secret'), changes.addSecret)
      : h(Confirm, {
          text: say('Drop the former secret'),
          question: say('Does the connector have the new one?'),
          busy,
          onConfirm: changes.dropSecret,
        }),
    h(Confirm, {
      text: say('Remove'),
      question: say('Remove {name}? Nothing can be refunded through it afterwards.', {
        name: one.name,
      }),
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
        one.is_enabled ? badge(say('Enabled'), 'good') : badge(say('Disabled'), 'idle'),
        admission(one),
      ),
    },
    secret === null
      ? null
      : newSecret({
          title: say('The new secret'),
          hint: say('Give it to the connector now: it cannot be read again.'),
          secret,
          what: say('the secret'),
        }),
    factsOf(one),
    channels(one),
    buttons(one, changes),
    details(
      null,
      summary(null, say('Replace its certificate')),
      h(ClaimForm, {
        submit: say('Replace the certificate'),
        label: say('Replace the certificate of {name}', { name: one.name }),
        busy: doing.busy,
        fields: [],
        onSubmit: certify,
      }),
    ),
    outcome(doing),
  );
};
