// Laws about the webhooks that a platform receives about its sub-accounts.
import type { Law } from '../../law.ts';
import { waitUntilIdle } from '../../runner/attempt.ts';
import { makeAccount } from '../../run/samples/makers.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { make } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectThat, textOf } from '../../violation.ts';
import { readDuringDelivery } from '../../views/delivery-reads.ts';
import { field } from '../../targets/wire/message.ts';
import { webhookLaw } from './webhook-law.ts';

/** Acts as a new platform; returns the path where all its webhooks arrive. */
const usePlatform = async (trial: Trial): Promise<string> => {
  const path = `/${trial.newReference()}`;
  const callback = { url: trial.receiver.url(path), token: trial.newReference() };
  await trial.useOwnAccount({ platform: true, callback });
  let problem: unknown;
  trial.receiver.during(path, async ({ body }) => {
    await readDuringDelivery(trial, body, trial.actor).catch((error: unknown) => {
      problem ??= error;
    });
  });
  trial.checkWhenIdle(async () => {
    if (problem !== undefined) throw problem;
  });
  return path;
};

/**
 * Returns the names of the webhooks about a sub-account, after checking that each has the form of
 * this family (EVT-CONF-01).
 */
const webhooksOf = (trial: Trial, path: string, id: string): string[] =>
  trial.receiver
    .at(path)
    .map(({ body }) => body)
    .filter((body) => field(field(body, 'data'), 'user_id') === id)
    .map((body) => {
      const name = textOf(body, 'event_type');
      expectThat(
        typeof field(body, 'master_acc_business_id') === 'string',
        'the business id of the platform',
        body,
      );
      expectThat(!Number.isNaN(Date.parse(textOf(body, 'created'))), 'a time', body);
      const enabled = field(field(field(body, 'data'), 'account_info'), 'payments_enabled');
      expectThat(typeof enabled === 'boolean', 'whether payments are enabled', body);
      if (name === 'account.activated')
        expectSame('payments_enabled of account.activated', true, enabled);
      return name;
    });

const managed = webhookLaw({
  id: 'wh-36',
  title: 'a MANAGED sub-account sends account.registered and then account.activated, once each',
  level: 'M',
  needs: ['writes', 'receiver', 'control', 'sub-accounts'],
  clauses: ['EVT-05', 'EVT-account.registered', 'EVT-account.activated', 'EVT-CONF-01'],
  endpoints: ['accounts.create'],
  run: async (trial) => {
    const path = await usePlatform(trial);
    const { subAccounts } = trial.context.control ?? {};
    const both = ['account.registered', 'account.activated'];
    for (const documents of [undefined, subAccounts?.awaitDocuments]) {
      const id = textOf(await makeAccount(trial, { type: 'MANAGED' }), 'id');
      const expectWebhooks = async (after: string, names: readonly string[]): Promise<void> => {
        await waitUntilIdle(trial.context);
        expectSame(`webhooks of ${after}`, names, webhooksOf(trial, path, id));
      };
      await expectWebhooks('an invitation', []);
      await subAccounts?.register(id);
      await expectWebhooks('a registration', both.slice(0, 1));
      await documents?.(id);
      await subAccounts?.activate(id);
      await expectWebhooks('an activation', both);
    }
  },
});

const owned = webhookLaw({
  id: 'wh-37',
  title: 'an OWNED sub-account sends account.registered if accounts API v1 made it, and no other',
  level: 'M',
  needs: ['writes', 'receiver', 'control'],
  clauses: ['EVT-04', 'VER-18', 'VER-CONF-04', 'EVT-account.registered'],
  endpoints: ['accounts.create', 'accounts_v1.create'],
  run: async (trial) => {
    const path = await usePlatform(trial);
    const input = await sampleOf(trial, 'accounts_v1.create');
    const first = await make(trial, 'accounts_v1.create', input, 'a sub-account of v1');
    const second = await makeAccount(trial);
    await waitUntilIdle(trial.context);
    const v1 = webhooksOf(trial, path, String(first['id'] ?? first['user_id']));
    expectSame('webhooks of a sub-account of v1', ['account.registered'], v1);
    const v2 = webhooksOf(trial, path, textOf(second, 'id'));
    expectSame('webhooks of a sub-account of v2', [], v2);
  },
});

export const subAccountLaws: readonly Law[] = [managed, owned];
