// Laws about checkouts on cardless credit: one for each external_id, also under concurrency.
import { law, type Law } from '../../law.ts';
import { checkoutBody } from '../../run/samples/bodies.ts';
import { errorCodeOf, expectRefusal, expectSame, expectThat, summarize } from '../../violation.ts';
import { isSuccess } from '../../wire/message.ts';

const create = 'cardless_credit.create';

const reference = law({
  id: 'rc-57',
  on: create,
  title: 'of checkouts with one external_id, also concurrent ones, exactly one is made',
  level: 'M',
  clauses: ['CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR', 'ERR-CONF-05'],
  run: async (trial) => {
    const body = checkoutBody(trial);
    const one = trial.outgoing(create, { body });
    const responses = await trial.burst(Array.from({ length: trial.profile.burst }, () => one));
    const made = responses.filter(isSuccess);
    expectSame('checkouts of one external_id', 1, made.length);
    const codes = responses.filter((response) => !isSuccess(response)).map(errorCodeOf);
    expectThat(
      codes.every((code) => code === 'DUPLICATE_PAYMENT_ERROR'),
      'DUPLICATE_PAYMENT_ERROR for every other',
      responses.map(summarize).join('; '),
    );
    const later = await trial.call(create, { body: { ...body, amount: 12_345 } });
    expectRefusal(later, 422, ['DUPLICATE_PAYMENT_ERROR'], 'for an external_id that is used');
  },
});

export const cardlessCreditLaws: readonly Law[] = [reference];
