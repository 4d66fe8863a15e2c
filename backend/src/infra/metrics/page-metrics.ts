import { Counter, Registry } from 'prom-client';

/** What the composition root counts of the pages that it delivers beside the service. */
export const pageRegistry = new Registry();

const pagesWithoutContent = new Counter({
  name: 'maida_pages_without_content_total',
  help: 'Pages that should have been rendered on the server and went out without content, by reason',
  labelNames: ['reason'],
  registers: [pageRegistry],
});

/** Counts a page that its visitor’s browser had to make. */
export function countPageWithoutContent(reason: string): void {
  pagesWithoutContent.inc({ reason });
}
