/** What of an account tells who it is. */
interface Person {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
}

/** What a person is called; whoever gave no name, by the e-mail address. */
export function personName({ firstname, lastname, email }: Person): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}
