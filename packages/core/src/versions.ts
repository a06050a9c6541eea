// Dated API versions: which one a request asks for, from two header spellings and the account's setting.

export type VersionChoice =
  | { readonly ok: true; readonly version: string | null }
  | { readonly ok: false; readonly message: string };

interface VersionRule {
  readonly version: 'required' | 'optional' | 'ignored';
  readonly versions?: readonly string[];
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/**
 * Chooses the version of a request (VER-01 to VER-03, VER-CONF-01, VER-CONF-02).
 * `sent` are the values of API-Version and X-API-VERSION; `accountDefault` is the account's setting for
 * this mode. Answers a message with the remedy when the header is missing, malformed, unknown or doubled.
 */
export const chooseVersion = (
  rule: VersionRule,
  sent: readonly (string | undefined)[],
  accountDefault: string | null,
): VersionChoice => {
  if (rule.version === 'ignored') return { ok: true, version: null };
  const known = rule.versions ?? [];
  const values = [...new Set(sent.filter((value) => value !== undefined))];
  const [asked] = values;
  if (values.length > 1)
    return { ok: false, message: 'Send one version: api-version and x-api-version differ.' };
  const choices = known.length > 0 ? `Send one of ${known.join(', ')}.` : 'Send a date YYYY-MM-DD.';
  if (asked === undefined) {
    if (rule.version === 'required')
      return { ok: false, message: `api-version is required. ${choices}` };
    return {
      ok: true,
      version:
        accountDefault !== null && known.includes(accountDefault)
          ? accountDefault
          : (known.at(-1) ?? null),
    };
  }
  if (!isDate(asked)) return { ok: false, message: `This version is no date. ${choices}` };
  if (known.length === 0) return { ok: true, version: null };
  if (!known.includes(asked))
    return { ok: false, message: `This version is not known here. ${choices}` };
  return { ok: true, version: asked };
};
