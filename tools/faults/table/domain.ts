// Data table of faults in what the API says: callbacks that nobody should get, values outside lists.
import type { Fault } from '../fault.ts';

const decideQr = 'packages/legacy/src/qr_codes/decide.ts';

export const domainFaults: readonly Fault[] = [
  {
    id: 'qr-given-back-told',
    title: 'a payment that was given back is told like one that is kept',
    file: decideQr,
    find: 'takeBack(at, tx, payment);\n    return ok(shown);',
    replace: 'takeBack(at, tx, payment);',
    laws: ['wh-31'],
  },
  {
    id: 'qr-source-scheme',
    title: 'a QR payment names the scheme of the code as the provider that paid',
    file: 'packages/payments/src/attempt.ts',
    find: 'source: detail.source ?? issuer_name',
    replace: 'source: channel.code',
    laws: ['rt-31'],
  },
  {
    id: 'ver-unlisted-refused',
    title: 'an endpoint that lists no versions takes none',
    file: 'packages/core/src/versions.ts',
    find: "return known.length === 0 || known.includes(asked) ? null : 'Unsupported api-version.';",
    replace: "return known.includes(asked) ? null : 'Unsupported api-version.';",
    laws: ['ver-2'],
  },
];
