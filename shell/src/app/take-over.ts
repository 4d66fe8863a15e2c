import { publishLoadTimeout, START_NOTICE_ID } from 'platform/contract';
import type { PageConfiguration } from 'platform/contract';
import './start-notice.css';
import type { App } from './create-app.tsx';

/** The shell has come: what the page would say without it goes, and loaders learn how long they may take here. */
export function takeOver(configuration: PageConfiguration): void {
  document.getElementById(START_NOTICE_ID)?.remove();
  publishLoadTimeout(configuration, globalThis);
}

/** Tools for the few whose browser may make areas fail on purpose; nobody else's loads their code. */
export function showTools(app: App, { faults }: PageConfiguration): void {
  if (!faults) return;
  import(/* webpackChunkName: "faults" */ '../features/fault/show-fault-tools.tsx').then(
    ({ showFaultTools }) => showFaultTools(app, faults),
    (error: unknown) => console.error('The fault panel could not be loaded.', error),
  );
}
