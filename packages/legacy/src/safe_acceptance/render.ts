// Renders the signed result of a safe acceptance: the charge, or the page where its holder
// authenticates.
import type { Context } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import type { SafeAcceptance } from '@kasir/models';
import { getInstrument, isWaiting, type IntentRow } from '@kasir/payments/state';
import { renderCharge } from '../card_charges/render.ts';
import { tokenId } from '../card_tokens/render.ts';
import { withSignature, type Fields } from './signature.ts';
import { acceptanceOf, openSecret } from './state.ts';

/** The name of safe acceptances in the URL of their page. */
export const ACCEPTANCE_PAGE = 'safe_acceptance';

const resultOf = (reads: Pick<View, 'get' | 'now'>, row: IntentRow, context: Context): Fields => {
  const { reference, instrument } = row.state;
  const own = {
    reference_id: reference,
    token_id: tokenId(getInstrument(reads, instrument)),
  };
  const page = context.page(ACCEPTANCE_PAGE, row.id);
  if (isWaiting(row)) return { ...own, status: 'IN_REVIEW', payer_authentication_url: page };
  const {
    promotion: _p,
    installment: _i,
    metadata: _m,
    ...charge
  } = renderCharge(reads, row, context);
  return { ...(charge as unknown as Fields), ...own, result_url: page };
};

export const renderAcceptance = (
  reads: Pick<View, 'get' | 'now'>,
  row: IntentRow,
  context: Context,
): SafeAcceptance => {
  const acceptance = acceptanceOf(row);
  if (!acceptance) throw new Error(`Charge ${row.id} came from no signed form`);
  return withSignature(
    openSecret(context, acceptance),
    resultOf(reads, row, context),
  ) as unknown as SafeAcceptance;
};
