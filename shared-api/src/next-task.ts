/** Ends the present task, so that the browser can handle input and paint before the code that follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
