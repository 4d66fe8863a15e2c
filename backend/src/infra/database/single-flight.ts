/** A call that fails sooner met a broken connection; one that fails later, a database that does not answer. */
const QUICK_FAILURE_MS = 2000;

/**
 * Lets concurrent callers share one call: callers that arrive while one runs share the next one, so that no answer is
 * older than its question. A caller that waited for a database that does not answer does not wait for it a second time.
 */
export function singleFlight<Answer>(call: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;

  function start(): Promise<Answer> {
    next = null;
    const answer = call();
    running = answer;
    const end = () => {
      if (running === answer) running = null;
    };
    answer.then(end, end);
    return answer;
  }

  function follow(before: Promise<Answer>): Promise<Answer> {
    const startedAt = performance.now();
    return before.then(start, (error: unknown) => {
      if (performance.now() - startedAt < QUICK_FAILURE_MS) return start();
      next = null;
      throw error;
    });
  }

  return () => {
    if (!running) return start();
    next ??= follow(running);
    return next;
  };
}
