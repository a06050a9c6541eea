// Adds a connector to the account.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useDoing } from '../../api/load.ts';
import { say } from '../../language.ts';
import { checkField, textField, type Values } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { outcome } from '../../parts/notice.ts';
import { usePlace } from '../../place.ts';
import { ClaimForm, type Claim } from './claim.ts';

const fields = () => [
  textField(
    say('Name'),
    'name',
    { required: true, placeholder: 'my-bank' },
    say('Lower-case letters, digits and -.'),
  ),
  textField(
    say('Address'),
    'url',
    { type: 'url', required: true, placeholder: 'https://connector.example' },
    say('The base URL where it listens.'),
  ),
  textField(
    say('Shared secret'),
    'secret',
    { type: 'password', required: true, placeholder: 'whsec_…' },
    say('The output of: kasir connectors secret'),
  ),
  checkField(say('Call it without TLS in a network that I trust'), 'allow_http'),
];

const bodyOf = (claim: Claim, values: Values) => ({
  name: values.text('name'),
  url: values.text('url'),
  secret: values.text('secret'),
  allow_http: values.checked('allow_http'),
  ...claim,
});

export const AddConnector = ({ onChange }: { readonly onChange: () => void }): JSX.Element => {
  const { account } = usePlace();
  // A new form after each success: the secret must not stay in the old one.
  const [added, setAdded] = useState(0);
  const doing = useDoing(onChange);
  const params = { id: account.id };
  return card(
    say('Add a connector'),
    {},
    outcome(doing),
    h(ClaimForm, {
      key: added,
      submit: say('Add the connector'),
      label: say('Add a connector'),
      busy: doing.busy,
      plain: false,
      fields: fields(),
      onSubmit: (claim, values) =>
        doing.change(
          async () => {
            await api().connectors.add({ params, body: bodyOf(claim, values) });
            setAdded((count) => count + 1);
          },
          say('{name} is added. Give it the address for its callbacks.', {
            name: values.text('name'),
          }),
        ),
    }),
  );
};
