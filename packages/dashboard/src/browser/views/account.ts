// Settings of the account: name, platform, versions, switches, rates and terms.
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing } from '../api/load.ts';
import { words } from '../format.ts';
import { say } from '../language.ts';
import { checkField, entryForm, field, numberField, textField } from '../parts/forms.ts';
import { factList } from '../parts/facts.ts';
import { card, head } from '../parts/layout.ts';
import { outcome } from '../parts/notice.ts';
import { code, div, p, textarea } from '../parts/tags.ts';
import { moment, serverText } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { brandingCard } from './account/branding.ts';
import type { Change, PartProps } from './account/part.ts';
import { SubAccount } from './account/sub-account.ts';

const general = ({ account, doing, onChange }: PartProps): JSX.Element =>
  card(
    say('General'),
    {},
    factList([
      [say('Account id'), code(null, account.id)],
      [say('Account number'), code(null, account.number)],
      [say('Created'), moment(account.created)],
      [say('Sub-account of'), account.parent === null ? null : code(null, account.parent)],
    ]),
    entryForm(
      {
        submit: say('Save'),
        needs: 'accounts.update',
        busy: doing.busy,
        label: say('General settings'),
        onSubmit: (values) => {
          const email = values.text('email');
          onChange(
            {
              name: values.text('name'),
              ...(account.parent === null && { platform: values.checked('platform') }),
              email: email === '' ? null : email,
            },
            say('Saved.'),
          );
        },
      },
      textField(say('Name'), 'name', { defaultValue: account.name, required: true }),
      textField(say('Email for delivery health'), 'email', {
        type: 'email',
        defaultValue: account.email ?? '',
        placeholder: say('the operator'),
      }),
      account.parent === null
        ? checkField(say('Platform: may act for sub-accounts'), 'platform', {
            defaultChecked: account.platform,
          })
        : null,
    ),
  );

const switches = ({ account, doing, onChange }: PartProps): JSX.Element =>
  card(
    say('Switches'),
    {},
    p({ class: 'hint' }, say('A feature that is off returns its documented error.')),
    entryForm(
      {
        submit: say('Save the switches'),
        needs: 'accounts.update',
        busy: doing.busy,
        label: say('Switches'),
        onSubmit: (values) =>
          onChange(
            {
              switches: Object.fromEntries(
                facts().switches.map((name) => [name, values.checked(name)]),
              ),
            },
            say('The switches are set.'),
          ),
      },
      div(
        { class: 'checks wide' },
        ...facts().switches.map((name) =>
          checkField(serverText(words(name)), name, {
            defaultChecked: account.switches[name] !== false,
          }),
        ),
      ),
    ),
  );

const versions = ({ account, doing, onChange }: PartProps): JSX.Element => {
  const { route } = usePlace();
  const known = Object.entries(account.versions[route.mode]);
  return card(
    say('Versions in {mode} mode', { mode: say(route.mode) }),
    {},
    p(
      { class: 'hint' },
      say(
        'What a request without a version gets, and how webhooks are written. An empty date removes one.',
      ),
    ),
    entryForm(
      {
        submit: say('Save the versions'),
        needs: 'accounts.update',
        busy: doing.busy,
        label: say('Versions'),
        onSubmit: (values) => {
          const added = values.some('resource');
          const all = [
            ...known.map(([name]) => [name, values.some(name) ?? null]),
            ...(added === undefined ? [] : [[added, values.text('date')]]),
          ];
          onChange(
            { versions: { [route.mode]: Object.fromEntries(all) } },
            say('The versions are set.'),
          );
        },
      },
      ...known.map(([name, date]) =>
        textField(serverText(words(name)), name, { type: 'date', defaultValue: date }),
      ),
      textField(say('Another resource'), 'resource', { placeholder: 'customers' }),
      textField(say('Its version'), 'date', { type: 'date' }),
    ),
  );
};

const further = ({ account, doing, onChange }: PartProps): JSX.Element => {
  const { route } = usePlace();
  const { terms = {}, cards = {} } = account;
  return card(
    say('Rates, terms and cards'),
    {},
    entryForm(
      {
        submit: say('Save the rate'),
        needs: 'accounts.update',
        plain: true,
        busy: doing.busy,
        label: say('Rate limit'),
        onSubmit: (values) =>
          onChange(
            { rates: { [route.mode]: values.number('rate') ?? 0 } },
            say('The rate is set.'),
          ),
      },
      numberField(
        say('Requests per minute and endpoint, {mode} mode (0: no limit)', {
          mode: say(route.mode),
        }),
        'rate',
        {
          min: 0,
          step: 1,
          required: true,
          defaultValue: account.rates[route.mode] ?? '',
        },
      ),
    ),
    entryForm(
      {
        submit: say('Save terms and cards'),
        needs: 'accounts.update',
        plain: true,
        busy: doing.busy,
        label: say('Terms and cards'),
        onSubmit: (values) =>
          void doing.run(async () => {
            const given = values.json('json', say('Terms and cards'));
            await api().accounts.update({ params: { id: account.id }, body: given as Change });
            return say('Terms and cards are set.');
          }),
      },
      div(
        { class: 'wide' },
        field(
          say('Terms by channel category, and what cards may do, as JSON'),
          textarea({
            name: 'json',
            rows: 8,
            spellcheck: false,
            defaultValue: JSON.stringify({ terms, cards }, null, 2),
          }),
        ),
      ),
    ),
  );
};

export const AccountView = (): JSX.Element => {
  const { account, refresh } = usePlace();
  const doing = useDoing();
  const onChange: PartProps['onChange'] = (change, done) =>
    void doing.run(async () => {
      await api().accounts.update({ params: { id: account.id }, body: await change });
      refresh();
      return done;
    });
  const part = { account, doing, onChange };
  return div(
    { class: 'stack' },
    head({ title: say('Settings'), lead: account.name }),
    outcome(doing),
    general(part),
    brandingCard(part),
    h(SubAccount, { account }),
    switches(part),
    versions(part),
    further(part),
  );
};
