// Business rules of customers: creating one and changing one.
import { iso, type Violation } from '@kasir/core';
import {
  asStored,
  fail,
  okRaw,
  publicText,
  type At,
  type Command,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import { customers } from '@kasir/models';
import { refusedBy } from '../refuse.ts';
import { changed } from './content.ts';
import type { createCustomer } from './create.contract.ts';
import { findCustomer } from './find.ts';
import { insertCustomer, type CustomerRow } from './insert.ts';
import { answered } from './render.ts';
import type { updateCustomer } from './update.contract.ts';
import { CURRENT, ORIGINAL } from './versions.ts';

type Create = Command<typeof createCustomer>;
type Update = Command<typeof updateCustomer>;

/** What the original version does not know: sent there, it could not be shown (VER-17). */
const unknownThen = ({ body, context }: Create): (Violation | null)[] => {
  if (context.version !== ORIGINAL) return [];
  const remedy = `Version ${ORIGINAL} does not know this: send api-version ${CURRENT}`;
  return [
    body.type === 'BUSINESS'
      ? { path: 'body.type', message: `${remedy}, or type INDIVIDUAL.` }
      : null,
    body.identity_accounts?.length
      ? { path: 'body.identity_accounts', message: `${remedy}, or leave this field out.` }
      : null,
  ];
};

/** Creates a customer; its reference_id is its own (CUST-UNSPEC-10). */
export const decideCreate = (at: At, tx: Tx, command: Create): Reply<typeof createCustomer> => {
  const { body, context } = command;
  const refusal = refusedBy(unknownThen(command));
  if (refusal) return refusal;
  return tx.find(customers, 'reference_id', body.reference_id)
    ? fail(
        'DUPLICATE_ERROR',
        'There is a customer with this reference_id: update that one, or send another reference_id.',
      )
    : answered(insertCustomer(at, tx, body), context);
};

/** Details of the type that the customer is not, or none of the type that it is (CUST-CONF-05). */
const unfitDetails = ({ public: { type } }: CustomerRow, { body }: Update): Violation | null => {
  const [own, other] =
    type === 'BUSINESS'
      ? (['business_detail', 'individual_detail'] as const)
      : (['individual_detail', 'business_detail'] as const);
  if (body[other]) {
    return {
      path: `body.${other}`,
      message: `Leave this field out: this customer is of type ${type}.`,
    };
  }
  return body[own] === null
    ? {
        path: `body.${own}`,
        message: `Must be an object for type ${type}. Leave it out to keep it as it is.`,
      }
    : null;
};

/** Changes what is sent. A change that leaves everything as it is writes nothing. */
export const decideUpdate = (at: At, tx: Tx, command: Update): Reply<typeof updateCustomer> => {
  const row = findCustomer(tx, command.params.id);
  if (!row) return fail('DATA_NOT_FOUND', 'There is no customer with this id.');
  const refusal = refusedBy([unfitDetails(row, command)]);
  if (refusal) return refusal;
  const after = customers.schema.parse({ ...row.public, ...changed(row.public, command.body) });
  if (JSON.stringify(after) === publicText(row)) return okRaw(asStored(row));
  return okRaw(asStored(tx.update(customers, row, { public: { ...after, updated: iso(at.now) } })));
};
