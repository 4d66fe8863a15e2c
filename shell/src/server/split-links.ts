/** The tags for the document's head that React renders before the content. */
const HEAD_ELEMENT = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)[^>]*>)/;

/** Separates the content from links for the head. Drops titles: the delivery server has better ones. */
export function splitLinks(text: string): { html: string; links: string[] } {
  const links: string[] = [];
  let html = text;
  for (let found = HEAD_ELEMENT.exec(html)?.[0]; found; found = HEAD_ELEMENT.exec(html)?.[0]) {
    html = html.slice(found.length);
    if (found.startsWith('<link')) links.push(found);
  }
  return { html, links };
}
