/** Marks the links by which the page asks ahead for the shell's scripts (platform's page.ts). */
const MARKED = 'link[data-run]';

/** What differs from the request that was made ahead would be fetched a second time. */
const COPIED = ['crossorigin', 'fetchpriority', 'integrity'];

/** Runs the shell's scripts, in order; the page has asked for them already. */
export function runShell(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(MARKED)) {
    const script = document.createElement('script');
    script.async = false;
    for (const name of COPIED) {
      const value = link.getAttribute(name);
      if (value !== null) script.setAttribute(name, value);
    }
    script.src = link.href;
    document.head.append(script);
  }
}
