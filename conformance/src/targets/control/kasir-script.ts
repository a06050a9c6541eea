// The operations of the control API of a Kasir server as shell commands, for scripts in reports.
import { channelTypes, type ChannelType } from '@kasir/models';
import type { AccountOptions, ControlScript, Feature, KeyOptions } from './control.ts';

/** Returns the body of a request that creates an account. */
export const accountBody = ({ name, platform = false, parent, callback }: AccountOptions) => ({
  name,
  platform,
  ...(parent !== undefined && { parent }),
  ...(callback && {
    callback_urls: { default: callback.url },
    callback_token: callback.token,
  }),
});

/** Returns the body of a request that creates a key. */
export const keyBody = ({ mode, permissions }: KeyOptions) => ({
  name: 'Conformance',
  mode,
  ...(permissions && { permissions }),
});

/** Returns the body of a change that switches a feature of an account off or on. */
export const switchBody = (feature: Feature, isOn: boolean) => ({
  switches: {
    [feature in channelTypes
      ? channelTypes[feature as ChannelType].accountSwitch
      : feature.toLowerCase()]: isOn,
  },
});

/** Decision of a payer -> its button, on usual pages and on those of card banks. */
export const decisions = {
  approve: ['approve', 'AUTHENTICATED'],
  decline: ['decline', 'UNAUTHENTICATED'],
  leave: ['cancel', 'CANCELLED_AUTHENTICATION'],
} as const;

/** Returns a curl command for the control API; the shell expands variables in double quotes. */
const curl = (path: string, body: unknown, method = 'POST'): string =>
  [
    'curl -sS',
    ...(method === 'POST' ? [] : [`-X ${method}`]),
    '-H "authorization: Bearer $CONTROL_TOKEN" -H \'content-type: application/json\'',
    `--data-binary "${JSON.stringify(body).replaceAll(/["`\\]/g, String.raw`\$&`)}"`,
    `"$CONTROL_URL${path}"`,
  ].join(' ');

/**
 * Returns a command that presses the button of a decision: that of a card bank if the page has it.
 */
const press = (page: string, [usual, ofBank]: readonly [string, string]): string =>
  `CHOICE=${usual}; curl -sS "${page}" | grep -q 'value="${ofBank}"' && CHOICE=${ofBank}; ` +
  `curl -sS -o /dev/null --data "choice=$CHOICE" "${page}"`;

/** Longest wait for everything that becomes due. */
const WAIT_MS = 30_000;

/** Arguments as texts; those of other types are read where they are used. */
type Args = readonly unknown[];

const at = (account: unknown, path: string): string => `/accounts/${String(account)}${path}`;

/** Operation -> its command. */
const commands: Readonly<Record<string, (args: Args) => string>> = {
  'clock.advance': ([ms]) => curl('/clock/advance', { ms, wait_ms: WAIT_MS }),
  'clock.freeze': () => curl('/clock/freeze', {}),
  'clock.run': () => curl('/clock/run', {}),
  'postings.post': ([account, posting]) => curl(at(account, '/transactions'), posting),
  'postings.reverse': ([account, transaction_id]) =>
    curl(at(account, '/transactions'), { transaction_id, status: 'REVERSED' }, 'PATCH'),
  'postings.void': ([account, transaction_id]) =>
    curl(at(account, '/transactions'), { transaction_id, status: 'VOIDED' }, 'PATCH'),
  'payer.approve': ([page]) => press(String(page), decisions.approve),
  'payer.decline': ([page]) => press(String(page), decisions.decline),
  'payer.leave': ([page]) => press(String(page), decisions.leave),
  'payer.finishCheckout': ([page, choice]) =>
    `curl -sS -o /dev/null --data "choice=${String(choice)}" "${String(page)}"`,
  'settings.callback': ([account, url, token]) =>
    curl(
      at(account, ''),
      { callback_urls: { test: { default: url } }, callback_token: { test: token } },
      'PATCH',
    ),
  'settings.feature': ([account, feature, isOn]) =>
    curl(at(account, ''), switchBody(feature as Feature, isOn === true), 'PATCH'),
  'settings.versions': ([account, resource, dates]) =>
    curl(
      at(account, ''),
      {
        versions: Object.fromEntries(
          Object.entries(dates as object).map(([mode, date]) => [
            mode,
            { [String(resource)]: date },
          ]),
        ),
      },
      'PATCH',
    ),
  'subAccounts.register': ([account]) => curl(at(account, '/register'), {}),
  'subAccounts.awaitDocuments': ([account]) => curl(at(account, '/await_documents'), {}),
  'subAccounts.activate': ([account]) => curl(at(account, '/activate'), {}),
  'partners.register': ([account, id, public_key]) =>
    curl(at(account, '/partners'), { id, public_key }),
};

export const kasirScript: ControlScript = {
  account: (options) => `${curl('/accounts', accountBody(options))} | jq '{id, key: .key.key}'`,
  key: (account, options) => `${curl(at(account, '/keys'), keyBody(options))} | jq -r .key`,
  act: (name, args) => commands[name]?.(args) ?? null,
};
