// Chooses the dated API version of a request, from two header spellings and the account's setting.

export type VersionChoice =
  | { readonly ok: true; readonly version: string | null }
  | { readonly ok: false; readonly message: string };

interface VersionRule {
  readonly version: 'required' | 'optional' | 'ignored';
  readonly versions?: readonly string[];
  readonly refused?: readonly string[];
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/**
 * Returns the version of a request that sends none: the account's setting when supported, otherwise
 * the newest.
 */
const usual = (known: readonly string[], setting: string | null): string | null =>
  setting !== null && known.includes(setting) ? setting : (known.at(-1) ?? null);

/** Returns the reason why a version is not available, or null. */
const objection = (
  { version, versions: known = [], refused = [] }: VersionRule,
  requested: string | undefined,
): string | null => {
  if (requested === undefined) return version === 'required' ? 'api-version is required.' : null;
  // VER-01, VER-UNSPEC-02
  if (!isDate(requested)) return 'api-version must be a date in the form YYYY-MM-DD.';
  const isKnown = known.length === 0 || known.includes(requested);
  return isKnown && !refused.includes(requested) ? null : 'Unsupported api-version.';
};

/**
 * Chooses the version of a request (VER-CONF-01, VER-CONF-02). `sent` are the values of API-Version
 * and X-API-VERSION; `accountDefault` is the account's setting for this mode. Returns a message
 * with the remedy when the header is missing, malformed, unknown or sent twice with different
 * values.
 */
export const chooseVersion = (
  rule: VersionRule,
  sent: readonly (string | undefined)[],
  accountDefault: string | null,
): VersionChoice => {
  if (rule.version === 'ignored') return { ok: true, version: null };
  const { versions: known = [] } = rule;
  // Official SDKs send the header without a value when their caller sets no version.
  const values = sent.filter((value) => value !== undefined && value !== '');
  const [requested] = values;
  if (values.some((value) => value !== requested))
    return { ok: false, message: 'api-version and x-api-version differ. Send one of them.' };
  const refused = objection(rule, requested);
  if (refused !== null) {
    const supported =
      known.length > 0
        ? ` Supported versions: ${known.join(', ')}.`
        : rule.refused?.includes(requested ?? '')
          ? ' Leave the header out.'
          : '';
    return { ok: false, message: refused + supported };
  }
  // VER-03
  if (requested === undefined) return { ok: true, version: usual(known, accountDefault) };
  return { ok: true, version: known.length > 0 ? requested : null }; // VER-07
};
