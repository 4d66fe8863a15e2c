/** What comes within so many milliseconds; undefined when it comes later, or as undefined. Rejects as `answer` does. */
export async function withTimeout<Value>(
  answer: Promise<Value>,
  patience: number,
): Promise<Value | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patience);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
