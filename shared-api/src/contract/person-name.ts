/** What a person is called by. */
export interface Person {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
}

/** First and last name in that order; null for somebody without a name. */
export function fullName({ firstname, lastname }: Omit<Person, 'email'>): string | null {
  return [firstname, lastname].filter(Boolean).join(' ') || null;
}

/** The same, or the e-mail address of somebody without a name. */
export function personName(person: Person): string {
  return fullName(person) ?? person.email;
}
