/**
 * A failed call in one line: whom it called, and why it got no answer, which `fetch` only says in its cause.
 * @param address Without secrets.
 */
export function noAnswer(address: string, error: unknown): Error {
  const { code, message } = causeOf(error);
  // A time limit is a DOMException, whose code is an old number.
  return new Error(`${address} does not answer: ${typeof code === 'string' ? code : message}.`, {
    cause: error,
  });
}

function causeOf(error: unknown): NodeJS.ErrnoException {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
