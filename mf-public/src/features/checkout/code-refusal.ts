import { errorCodeOf, isApiError, isRecord } from 'shared-api';
import { CODE_PROBLEMS, type CodeProblem } from 'shared-api/contract';

/** Why a promotion's code gives nothing: key of a text below `code.problem`. */
export interface CodeRefusal {
  readonly kind: CodeProblem | 'missing' | 'failed' | 'rate_limited';
  /** What the dishes have to come to, in MRU. */
  readonly minimum: number;
}

/** A refusal without figures. */
export function codeRefusal(kind: CodeRefusal['kind']): CodeRefusal {
  return { kind, minimum: 0 };
}

/** What an error says about a code. */
export function codeRefusalOf(error: unknown): CodeRefusal {
  if (isApiError(error, 'promotion_invalid')) return refusalIn(error.problem?.current);
  const code = errorCodeOf(error);
  if (code === 'validation_failed' || code === 'not_found') return codeRefusal('unknown');
  return codeRefusal(code === 'rate_limited' ? 'rate_limited' : 'failed');
}

function refusalIn(current: unknown): CodeRefusal {
  const { reason, minimum } = isRecord(current) ? current : {};
  return {
    kind: CODE_PROBLEMS.find((known) => known === reason) ?? 'unknown',
    minimum: typeof minimum === 'number' ? minimum : 0,
  };
}
