import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import type { Verdict } from '../../infra/http/routes.ts';

/** The user or an admin; others do not learn whether the account exists. */
export function selfOrAdmin(question: { actor: SignedIn; input: { params: { id: string } } }): Verdict {
  const { actor, input } = question;
  return actor.id === input.params.id || isAdmin(actor) ? 'allow' : 'not_found';
}

/** The user alone. */
export function selfAlone(question: { actor: SignedIn; input: { params: { id: string } } }): Verdict {
  return question.actor.id === question.input.params.id ? 'allow' : 'not_found';
}

/** The user or an admin, for a call that names the account by its e-mail address. */
export function selfOrAdminByEmail(question: {
  actor: SignedIn;
  input: { params: { email: string } };
}): Verdict {
  const { actor, input } = question;
  return actor.email === input.params.email || isAdmin(actor) ? 'allow' : 'not_found';
}
