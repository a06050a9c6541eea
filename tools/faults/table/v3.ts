// Data table of faults in v3: its states, captures, tokens, ids and events.
import type { Fault } from '../fault.ts';

export const v3Faults: readonly Fault[] = [
  {
    id: 'v3-capture-not-final',
    title: 'what a capture of v3 leaves can be captured again',
    find: '...(final && { authorizedUntil: null }),',
    replace: '',
    laws: ['st-24', 'wh-27'],
  },
  {
    id: 'v3-authorized-succeeds',
    title: 'a request is SUCCEEDED once its authorization is captured',
    find: "return manualCapture ? 'AUTHORIZED' : 'SUCCEEDED';",
    replace: "return 'SUCCEEDED';",
    laws: ['st-24'],
  },
  {
    id: 'v3-code-finishes',
    title: 'a code for many payments ends as SUCCEEDED when it was paid',
    find: '  intent.state.repeats !== true &&\n',
    replace: '',
    laws: ['st-25'],
  },
  {
    id: 'v3-cancel-keeps-code',
    title: 'a canceled virtual account goes on to be paid',
    find: "repeats: body.type === 'REUSABLE_PAYMENT_CODE',",
    replace: 'repeats: false,',
    laws: ['st-23'],
  },
  {
    id: 'v3-token-still-charged',
    title: 'a canceled token is charged',
    find: "    case 'ACTIVE':\n      return null;\n    case 'INACTIVE':",
    replace: "    case 'ACTIVE':\n    case 'CANCELED':\n      return null;\n    case 'INACTIVE':",
    laws: ['st-26'],
  },
  {
    id: 'v3-amounts-differ',
    title: 'amount is ignored where it differs from request_amount',
    find: 'if (own !== null && other !== null && own !== other)',
    replace: 'if (own !== null && other !== null && own < 0)',
    laws: ['rt-17'],
  },
  {
    id: 'v3-v2-name',
    title: 'a payment of v3 is told as an event of v2',
    in: 'v3PaymentCapture',
    find: "name: 'payment.capture'",
    replace: "name: 'payment.succeeded' as 'payment.capture'",
    laws: ['wh-27'],
  },
  {
    id: 'v3-saves-early',
    title: 'a request shows its token before it is paid',
    find: "row.state.savesIfPaid !== true || row.state.status === 'SUCCEEDED';",
    replace: 'true;',
    laws: ['wh-30'],
  },
  {
    id: 'v3-payment-id',
    title: 'transactions show payments of v3 under ids of v2',
    find: "paidProduct: product.kind,\n    type: 'PAYMENT',",
    replace: "type: 'PAYMENT',",
    laws: ['st-24', 'wh-6'],
  },
  {
    id: 'v3-other-uuid',
    title: 'what v2 saved is no token',
    find: 'return kind === METHOD && state.reusable',
    replace: 'return kind === METHOD && !state.reusable',
    laws: ['st-27'],
  },
];
