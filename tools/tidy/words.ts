// Data table of words of a private language that must not come back, and the standard terms
// (docs/glossary.md). The number of allowed occurrences of each is in words.json.

export interface Word {
  /** In lower case: a word of a sentence, or a part of a name. */
  readonly word: string;
  readonly instead: string;
  /**
   * Set where the word is good English in a sentence. Then it counts only as a part of names of
   * code and files (`part`), as a whole name of code as it is written here (`name`), or as the
   * first word of a comment (`opening`).
   */
  readonly only?: 'part' | 'name' | 'opening';
  /** The folder below which the word counts; omitted where it counts everywhere. */
  readonly below?: string;
  /** A name of a library that contains it, as code writes it. */
  readonly library?: string;
  /** The folder in whose SQL the word may stand, because a table or column has this name. */
  readonly stored?: string;
}

/** Names of functions, types and fields; other uses of their words are right. */
const renamed: Readonly<Record<string, string>> = {
  carryOut: 'runWorkflow',
  decidesLater: 'workflow handler',
  Home: 'partition state',
  Stage: 'NextAction',
  stageOf: 'nextActionOf',
  takeMoney: 'completePayment',
  holdMoney: 'authorizePayment',
  letGo: 'expireAuthorization',
  askPayer: 'requestApproval',
  payerPays: 'confirmPayment',
  endUnpaid: 'failRequest',
  endWaiting: 'closePendingRequests',
  withdrawn: 'expiredByMerchant',
  returnedWith: 'refundableFees',
  coversRefund: 'isRefundCovered',
  affords: 'hasSufficientBalance',
  sendBack: 'refundPayment',
  takeBack: 'autoReverse',
  taken_back: 'reversed',
  promised: 'reserved',
  movedIn: 'creditEntry',
  Moved: 'Movement',
  book: 'recordTransaction',
  booked: 'getTransaction',
  restate: 'setTransactionStatus',
  putIn: 'deposit',
  takeOut: 'withdraw',
  Handed: 'CashMovement',
  asked: 'requestedAmount',
  askedBy: 'requestedAmount',
  around: 'RequestContext',
  Around: 'RequestContext',
  usedMethod: 'resolvePaymentMethod',
  Usable: 'ResolvedMethod',
  bornAs: 'initialStatus',
  wayOf: 'returnUrlOf',
  refusedBy: 'ValidationFailure',
  momentOf: 'parseTimestamp',
  Leave: 'release',
  parked: 'queued',
  Want: 'ReadRequest',
  Lost: 'ConnectionLost',
  Thing: 'ModelObject',
  stirs: 'clearUndetermined',
  comesIn: 'expectPaymentTransaction',
  goesBack: 'expectRefundTransaction',
  rested: 'left out, default',
  broughtAlong: 'inline',
  birthOf: 'createdAt',
  confirmsUnaided: 'isConfirmedBySimulator',
};

/** First words of comments that describe with half a sentence. */
const openings: readonly string[] = ['what', 'whether', 'why', 'how', 'where'];

/** The folder of the stores, whose tables keep their names. */
const stored = 'packages/server/src/store/';

export const words: readonly Word[] = [
  { word: 'realm', instead: 'partition', stored },
  { word: 'errand', instead: 'workflow' },
  { word: 'duty', instead: 'job' },
  { word: 'abroad', instead: 'cross-partition step' },
  { word: 'told', instead: 'notified, emitted' },
  { word: 'tell', instead: 'notify, emit', only: 'part' },
  { word: 'answer', instead: 'response, return', only: 'part' },
  { word: 'verdict', instead: 'ChargeResult', below: 'packages/payments/' },
  { word: 'unfit', instead: 'validateX', only: 'part' },
  { word: 'shown', instead: 'toPublic, masked', only: 'part' },
  { word: 'lane', instead: 'job class', stored },
  { word: 'flight', instead: 'pipeline', only: 'part' },
  { word: 'foresee', instead: 'prefetch' },
  { word: 'spoiler', instead: 'failing command' },
  { word: 'rouse', instead: 'wake' },
  { word: 'installation', instead: 'bootstrap', only: 'part' },
  { word: 'desk', instead: 'testServer' },
  { word: 'trade', instead: 'paymentScenarios', only: 'part' },
  { word: 'wardrobe', instead: 'paymentMethodFixtures' },
  { word: 'ways', instead: 'requestBodies', only: 'part' },
  { word: 'harvest', instead: 'discovery' },
  { word: 'everywhere', instead: 'stores', only: 'part' },
  { word: 'scene', instead: 'createDeliveryHarness', only: 'part' },
  { word: 'world', instead: 'RunContext', only: 'part' },
  { word: 'effort', instead: 'profile', only: 'part' },
  { word: 'chance', instead: 'seededRandom', only: 'part' },
  { word: 'beside', instead: 'next to, extra, outside', only: 'part' },
  { word: 'whoever', instead: 'anyone who, the one who' },
  { word: 'honour', instead: 'accept, apply' },
  { word: 'instalment', instead: 'installment' },
  { word: 'authorise', instead: 'authorize' },
  { word: 'authorisation', instead: 'authorization' },
  { word: 'behaviour', instead: 'behavior' },
  { word: 'neighbour', instead: 'neighbor' },
  ...openings.map((word) => ({
    word,
    instead: 'a noun or a verb first: "Returns whether ...", "The amount that ..."',
    only: 'opening' as const,
  })),
  { word: 'iso', instead: 'toIsoString', only: 'name', library: 'z.iso' },
  ...Object.entries(renamed).map(([word, instead]) => ({ word, instead, only: 'name' as const })),
];
