/** Lets the browser answer and paint before what follows: a phone answers between short tasks, not within a long one. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
