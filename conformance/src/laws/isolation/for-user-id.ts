// The law about for-user-id: only a platform acts for another account.
import { law, type Law } from '../../law.ts';
import { qrBody } from '../../run/samples/bodies.ts';
import { expectStatus, expectThat, summarize, textOf } from '../../violation.ts';

const powerless = law({
  id: 'iso-7',
  title: 'for-user-id gives no access to an account unless the sender is its platform',
  level: 'M',
  needs: ['writes', 'control'],
  clauses: ['CORE-HDR-for_user_id-gate', 'CORE-UNSPEC-03'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    const [plain, victim] = [await trial.account(), await trial.account()];
    const body = qrBody(trial);
    const forged = { ...plain, forUserId: victim.id };
    const response = await trial.call('qr_codes.create', { body }, { as: forged });
    trial.noteChoice(
      'for-user-id of an account that is not a platform',
      response.status === 403 ? 'is rejected' : 'is ignored',
    );
    const params = { external_id: textOf(body, 'external_id') };
    const there = await trial.call('qr_codes.get', { params }, { as: victim });
    expectStatus(there, 404, 'in the account that was named');
    const here = await trial.call('qr_codes.get', { params }, { as: plain });
    expectStatus(here, response.status === 403 ? 404 : 200, 'in the own account');
    const platform = await trial.account({ platform: true });
    const stranger = { ...platform, forUserId: victim.id };
    const second = await trial.call('qr_codes.create', { body }, { as: stranger });
    expectThat(
      second.status >= 400 && second.status < 500,
      'a rejection for an unrelated account',
      summarize(second),
    );
  },
});

export const forUserIdLaws: readonly Law[] = [powerless];
