import { SCRIPTS_ID } from 'platform/contract';

/** Loads the scripts that the page holds back in a template, and runs them in order. */
export function runShellScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`);
  if (!template) return;
  const tags = document.importNode(template.content, true);
  for (const script of tags.querySelectorAll('script')) script.async = false;
  document.head.append(tags);
}
