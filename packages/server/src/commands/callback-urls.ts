// Reads where webhooks of an account go, for commands that show it beside other facts.
import type { Remote } from './remote.ts';

/**
 * Returns the callback URLs of an account by event family; null where the operator of the token may
 * not read them: they come with the secrets of webhooks.
 */
export const callbackUrlsOf = async (
  { client, bodyOf }: Remote,
  id: string,
  mode: 'test' | 'live',
): Promise<Readonly<Record<string, string>> | null> => {
  const found = await client.webhooks.get({ params: { id }, query: { mode } });
  return !found.ok && found.status === 403 ? null : bodyOf(found).urls;
};
