/** The service cannot start; the message is for the operator, one line for each problem. Recognised by `name`. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === 'StartError';
}
