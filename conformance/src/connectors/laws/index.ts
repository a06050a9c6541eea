// Lists the laws of connectors in the order of a run: those that judge the whole run come last.
import type { ConnectorLaw } from '../law.ts';
import { callbackLaws } from './callbacks.ts';
import { capabilityLaws } from './capabilities.ts';
import { formLaws } from './forms.ts';
import { identityLaws } from './identity.ts';
import { outcomeLaws } from './outcomes.ts';
import { parentLaws } from './parents.ts';
import { readingLaws } from './reading.ts';
import { signatureLaws } from './signatures.ts';
import { statementLaws } from './statements.ts';

export const connectorLaws: readonly ConnectorLaw[] = [
  ...capabilityLaws,
  ...identityLaws,
  ...readingLaws,
  ...parentLaws,
  ...formLaws,
  ...signatureLaws,
  ...outcomeLaws,
  ...callbackLaws,
  ...statementLaws,
];
