/**
 * Asks one question at a time, on behalf of many. An answer serves those who asked before its question was sent; who
 * comes later waits for the next one, so that nobody gets an answer older than their own question.
 */
export function oneAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
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

  return () => {
    if (!underWay) return start();
    next ??= underWay.then(start, start);
    return next;
  };
}
