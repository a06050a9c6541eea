// The changes of a connector, one for each button of its card.
import { useState } from 'preact/hooks';
import { api } from '../../api/client.ts';
import { useDoing } from '../../api/load.ts';
import { say } from '../../language.ts';
import { usePlace } from '../../place.ts';
import type { Claim } from './claim.ts';

/** Returns the changes of a connector, and the secret that the last one has made. */
export const useChanges = (name: string, onChange: () => void) => {
  const { account } = usePlace();
  const [secret, setSecret] = useState<string | null>(null);
  const doing = useDoing(onChange);
  const { change } = doing;
  const params = { id: account.id, name };
  const { connectors } = api();
  return {
    doing,
    secret,
    refresh: () =>
      change(() => connectors.refresh({ params, body: {} }), say('Its capabilities were read.')),
    disable: () =>
      change(
        () => connectors.disable({ params, body: {} }),
        say('It gets nothing new; what it has begun goes on.'),
      ),
    enable: () =>
      change(() => connectors.enable({ params, body: {} }), say('It begins operations again.')),
    addSecret: () =>
      change(async () => {
        const { secret: made } = await connectors.rotate({ params, body: { step: 'add' } });
        setSecret(made);
      }, say('Both secrets are in use until the former one is dropped.')),
    dropSecret: () =>
      change(async () => {
        await connectors.rotate({ params, body: { step: 'drop' } });
        setSecret(null);
      }, say('The former secret is dropped.')),
    certify: (claim: Claim) =>
      change(
        () => connectors.certify({ params, body: claim }),
        say('The certificate is replaced.'),
      ),
    remove: () => change(() => connectors.remove({ params }), say('Removed.')),
  };
};
