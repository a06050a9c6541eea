// Data table of faults that apply the settings of another account or of another mode.
import type { Fault } from '../fault.ts';

const routed = 'const route = routeOf(event, owner, { mode, now: at }, fallback);';

/** Routes an event with the token of the platform above its account, in some cases. */
const withTokenAbove = (when: string): string => `const usual = ${routed.slice(14)}
    const above = owner?.parent ? await account(owner.parent) : undefined;
    const route =
      above && ${when} && usual.url !== null
        ? { ...usual, token: above.callbacks[job.partition.mode].token }
        : usual;`;

export const ownerFaults: readonly Fault[] = [
  {
    id: 'owner-token-of-platform',
    title: 'webhooks of a sub-account carry the token of its platform',
    find: routed,
    replace: withTokenAbove('true'),
    laws: ['story-106'],
  },
  {
    id: 'owner-token-of-platform-again',
    title: 'a repeated webhook of a sub-account carries the token of its platform',
    find: routed,
    replace: withTokenAbove('(job.payload as DeliveryWork).first !== undefined'),
    laws: ['story-2'],
  },
  {
    id: 'owner-token-at-own-url',
    title: 'the callback to the URL of a code carries the token of the platform',
    find: routed,
    replace: withTokenAbove('event.url !== null'),
    laws: ['story-1'],
  },
  {
    id: 'owner-token-of-receiver',
    title: 'all accounts with receivers at one origin share the token of the first',
    find: routed,
    replace: `const usual = ${routed.slice(14)}
    const known = ((globalThis as { tokens?: Map<string, string> }).tokens ??= new Map());
    const origin = usual.url === null ? '' : hostOf(usual.url);
    if (usual.url !== null && !known.has(origin)) known.set(origin, usual.token);
    const route =
      usual.url === null ? usual : { ...usual, token: known.get(origin) ?? usual.token };`,
    laws: ['story-101'],
  },
  {
    id: 'owner-token-of-live',
    title: 'webhooks of test mode carry the token of live mode',
    find: 'token: sentToken(settings, now), secrets',
    replace: 'token: account.callbacks.live.token, secrets',
    laws: ['story-101'],
  },
  {
    id: 'owner-url-of-live',
    title: 'webhooks of test mode go to the URL of live mode',
    find: 'const { urls } = settings;',
    replace: 'const { urls } = account.callbacks.live;',
    laws: ['story-101'],
  },
  {
    id: 'owner-secret-shared',
    title: 'webhooks of all accounts are signed with one secret',
    find: 'signingSecret(secret, partition, number);\n    const signed',
    replace: "signingSecret(secret, { ...partition, account: 'all' }, number);\n    const signed",
    laws: ['story-101'],
  },
  {
    id: 'owner-secret-of-live',
    title: 'webhooks of test mode are signed with the secret of live mode',
    find: 'signingSecret(secret, partition, number);\n    const signed',
    replace: "signingSecret(secret, { ...partition, mode: 'live' }, number);\n    const signed",
    laws: ['story-101'],
  },
  {
    id: 'owner-business-of-platform',
    title: 'a webhook of a sub-account names its platform as the business',
    find: 'const business_id = sender.account.id;',
    replace:
      'const business_id = (sender.account as { parent?: string | null }).parent ?? sender.account.id;',
    laws: ['story-104'],
  },
  {
    id: 'owner-version-of-platform',
    title: 'a request for a sub-account has the version that its platform is set to',
    find: 'return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);',
    replace: `const found = directory.subAccount({ account: own.id, mode: key.mode }, forUserId);
  return chain(found, (sub) => sub && { ...sub, versions: own.versions });`,
    laws: ['ver-7'],
  },
  {
    id: 'owner-version-of-live',
    title: 'requests of test mode have the version that live mode is set to',
    find: 'account.versions[partition.mode][endpoint.resource] ?? null,',
    replace: 'account.versions.live[endpoint.resource] ?? null,',
    laws: ['ver-7'],
  },
];
