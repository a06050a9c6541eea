// Exports the conformance suite as a library: laws for any implementation of the service, and a
// runner for them.
export type {
  AccountOptions,
  CheckoutChoice,
  Control,
  ControlledAccount,
  ControlledClock,
  ControlledEvents,
  ControlledPartners,
  ControlledPayer,
  ControlledPostings,
  ControlledSettings,
  ControlledSubAccounts,
  ControlScript,
  KeyOptions,
  Posting,
} from './targets/control/control.ts';
export { parseCertificate, type Certificate } from '@kasir/connector/certificate';
export { certificateSchema } from './connectors/certificate.ts';
export type { ConnectorResult } from './connectors/law.ts';
export { connectorExitCode, tableOf, type ConnectorReport } from './connectors/report.ts';
export { runConnectorLaws, type ConnectorRunOptions } from './connectors/run.ts';
export { kasirControl } from './targets/control/kasir.ts';
export { law, nameOf, type Law, type Need } from './law.ts';
export type { Level, SkipReason, Verdict } from './verdict.ts';
export { laws, watchingLaws } from './laws/index.ts';
export { registry } from './registry.ts';
export { htmlOf } from './report/html.ts';
export { junitOf } from './report/junit.ts';
export {
  exitCodeOf,
  reportSchema,
  type Failure,
  type LawResult,
  type Report,
  type ReportFile,
} from './report/report.ts';
export { failureText, summaryText } from './report/text.ts';
export { profiles, type ProfileName } from './run/profiles.ts';
export { parseKnown, type KnownFailure } from './report/known-failures.ts';
export type { RunOptions } from './runner/options.ts';
export type { Ending, EndReason } from './targets/wire/run-end.ts';
export type { Trial } from './run/trial.ts';
export { run } from './suite.ts';
export { expectObject, expectSame, expectStatus, expectThat } from './violation.ts';
export { agreed, kasirChoices } from './kasir-choices.ts';
export { RESULT } from './run/run-context.ts';
export { kasirMagic } from './targets/magic/kasir.ts';
export { parseMagic, type Magic } from './targets/magic/magic.ts';
