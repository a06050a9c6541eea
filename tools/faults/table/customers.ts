// Data table of faults in customers: their changes, versions, limits and references.
import type { Fault } from '../fault.ts';

const content = 'packages/unified/src/customers/content.ts';
const decide = 'packages/unified/src/customers/decide.ts';
const handlers = 'packages/unified/src/customers/handlers.ts';
const render = 'packages/unified/src/customers/render.ts';
const update = 'packages/unified/src/customers/update.contract.ts';
const inline = 'packages/unified/src/customers/inline.ts';
const details = 'packages/models/src/customer/details.ts';
const limits = 'packages/core/src/limits.ts';

export const customerFaults: readonly Fault[] = [
  {
    id: 'customer-detail-merged',
    title: 'a change of individual_detail keeps the fields that are not sent',
    file: content,
    find: 'next(individual && shownIndividual(individual), before.individual_detail)',
    replace:
      'next(individual && { ...before.individual_detail, ...shownIndividual(individual) }, before.individual_detail)',
    laws: ['st-13'],
  },
  {
    id: 'customer-null-ignored',
    title: 'null in a change leaves the field as it is',
    file: content,
    find: '(sent === undefined ? before : sent);',
    replace: '(sent ?? before);',
    laws: ['st-13'],
  },
  {
    id: 'customer-list-appended',
    title: 'a list in a change is appended to the list that was there',
    file: content,
    find: 'next(sent === null ? [] : sent, before);',
    replace: 'sent === undefined ? before : sent === null ? [] : [...before, ...sent];',
    laws: ['st-13', 'st-14'],
  },
  {
    id: 'customer-absent-cleared',
    title: 'a change clears the description when it does not name it',
    file: content,
    find: 'description: next(sent.description, before.description),',
    replace: 'description: sent.description ?? null,',
    laws: ['st-13', 'st-14', 'rc-5'],
  },
  {
    id: 'customer-documents-lost',
    title: 'documents of a new customer are not kept',
    file: content,
    find: 'kyc_documents: nextList(sent.kyc_documents, before.kyc_documents),',
    replace: 'kyc_documents: before.kyc_documents,',
    laws: ['rt-1:customers.create'],
  },
  {
    id: 'customer-foreign-detail',
    title: 'details of a business are taken for a person',
    file: decide,
    find: 'const refusal = refusedBy([unfitDetails(row, command)]);',
    replace: 'const refusal = refusedBy([]);',
    laws: ['st-15'],
  },
  {
    id: 'customer-unknown-400',
    title: 'changing a customer that does not exist is 400',
    file: decide,
    find: "if (!row) return fail('DATA_NOT_FOUND',",
    replace: "if (!row) return fail('API_VALIDATION_ERROR' as 'DATA_NOT_FOUND',",
    laws: ['err-1:customers.update'],
  },
  {
    id: 'customer-patch-not-keyed',
    title: 'a repeated change is carried out again',
    file: update,
    find: "idempotency: 'standard'",
    replace: "idempotency: 'none'",
    laws: ['idem-15:customers.update'],
  },
  {
    id: 'customer-patch-open',
    title: 'a key that may only read can change customers',
    file: update,
    find: "permission: 'customer:write'",
    replace: "permission: 'customer:read'",
    laws: ['auth-3:customers.update'],
  },
  {
    id: 'customer-list-whole',
    title: 'every customer is found by any reference_id',
    file: handlers,
    find: 'const filter = { any: { reference_id: [query.reference_id] } };',
    replace: 'const filter = {};',
    laws: ['fl-12'],
  },
  {
    id: 'customer-list-no-more',
    title: 'the list of customers always says that there are more',
    file: handlers,
    find: 'return answeredPage(rows, more, context);',
    replace: 'return answeredPage(rows, true, context);',
    laws: ['fl-12'],
  },
  {
    id: 'customer-version-email',
    title: 'the original version shows no e-mail address',
    file: render,
    find: 'email: customer.email,',
    replace: 'email: null,',
    laws: ['ver-6'],
  },
  {
    id: 'customer-version-id',
    title: 'the original version shows ids of other customers',
    file: render,
    find: '    id,\n    reference_id: customer.reference_id,',
    replace: '    id: id.toUpperCase(),\n    reference_id: customer.reference_id,',
    laws: ['ver-6'],
  },
  {
    id: 'customer-contact-51',
    title: 'an e-mail address of 51 characters is taken',
    file: limits,
    find: 'customer_contact_characters: 50,',
    replace: 'customer_contact_characters: 51,',
    laws: ['val-2:customers.create'],
  },
  {
    id: 'customer-company-101',
    title: 'the company of an identity account may have 101 characters',
    file: limits,
    find: 'identity_company_characters: 100,',
    replace: 'identity_company_characters: 101,',
    laws: ['val-2:customers.update'],
  },
  {
    id: 'customer-name-optional',
    title: 'a person needs no given_names',
    file: details,
    find: '  given_names: plain(255),\n',
    replace: '  given_names: plain(255).nullish(),\n',
    laws: ['val-4:customers.update', 'val-4:customers.create'],
  },
  {
    id: 'customer-name-special',
    title: 'names of persons may have special characters',
    file: details,
    find: "text(max).regex(/^[\\p{L}\\p{M}\\p{N} .'’-]+$/u, {",
    replace: 'text(max).regex(/./u, {',
    laws: ['val-17'],
  },
  {
    id: 'customer-any-id',
    title: 'a customer_id that names nobody is taken',
    file: inline,
    find: 'if (row) return { ok: true, row };',
    replace: 'return { ok: true, row: row ?? null };',
    laws: ['iso-5:payment_methods.create', 'iso-12:customers.create'],
  },
];
