/** Name and e-mail address of an account. */
interface Person {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
}

/** A person's name, or the e-mail address without one. */
export function personName({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}
