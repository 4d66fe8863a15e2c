const KEPT_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function saveAs(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
