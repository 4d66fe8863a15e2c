/** Marks the links that preload the shell's scripts (platform's delivery server writes them). */
const PRELOADS = 'link[data-run]';

/** Attributes that must equal the preload's, or the browser fetches the script a second time. */
const COPIED_ATTRIBUTES = ['crossorigin', 'fetchpriority', 'integrity'];

/** Runs the preloaded scripts of the shell, in order. */
export function runShellScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(PRELOADS)) {
    const script = document.createElement('script');
    script.async = false;
    for (const name of COPIED_ATTRIBUTES) {
      const value = link.getAttribute(name);
      if (value !== null) script.setAttribute(name, value);
    }
    script.src = link.href;
    document.head.append(script);
  }
}
