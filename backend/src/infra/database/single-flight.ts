/** A question that failed sooner than this met a broken connection; later, a database that answers nobody. */
const PATIENCE_MS = 2000;

/**
 * Asks one question at a time for many: whoever comes while one is under way waits for the next, so that no answer is
 * older than its question. Who waited for a database that does not answer is not made to wait for it once more.
 */
export function singleFlight<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;

  function start(): Promise<Answer> {
    next = null;
    const answer = ask();
    underWay = answer;
    const end = () => {
      if (underWay === answer) underWay = null;
    };
    answer.then(end, end);
    return answer;
  }

  function follow(before: Promise<Answer>): Promise<Answer> {
    const begun = performance.now();
    return before.then(start, (error: unknown) => {
      if (performance.now() - begun < PATIENCE_MS) return start();
      next = null;
      throw error;
    });
  }

  return () => {
    if (!underWay) return start();
    next ??= follow(underWay);
    return next;
  };
}
