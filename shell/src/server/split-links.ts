/** What React puts in front of a page's content for the head of a document. */
const HEAD_ELEMENT = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)[^>]*>)/;

/** Parts content from the links that belong into the head. Titles are the delivery server's; it knows better ones. */
export function splitLinks(text: string): { html: string; links: string[] } {
  const links: string[] = [];
  let html = text;
  for (let found = HEAD_ELEMENT.exec(html)?.[0]; found; found = HEAD_ELEMENT.exec(html)?.[0]) {
    html = html.slice(found.length);
    if (found.startsWith('<link')) links.push(found);
  }
  return { html, links };
}
