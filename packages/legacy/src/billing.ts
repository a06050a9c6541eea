// Reads the person who is billed from requests for cards, invoices and recurring payments.

type Sent = string | null | undefined;

interface Address {
  readonly country?: Sent;
  readonly street_line1?: Sent;
  readonly street_line2?: Sent;
  readonly city?: Sent;
  readonly province_state?: Sent;
  readonly province?: Sent;
  readonly state?: Sent;
  readonly postal_code?: Sent;
}

/** A person as sent. */
interface Person {
  readonly given_names?: Sent;
  readonly surname?: Sent;
  readonly email?: Sent;
  readonly mobile_number?: Sent;
  readonly phone_number?: Sent;
  readonly address?: Address | null | undefined;
  readonly addresses?: readonly Address[] | null | undefined;
}

/** Returns a person as the receiver of a bill; `email` is used when the person has none. */
export const billedTo = (person: Person | null | undefined, email?: Sent) => ({
  given_names: person?.given_names,
  surname: person?.surname,
  email: person?.email ?? email,
  mobile_number: person?.mobile_number ?? person?.phone_number,
  address: person?.address ?? person?.addresses?.[0],
});
