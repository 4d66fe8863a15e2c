type AttributeValue = string | boolean | undefined;

/** An opening tag; attributes that are false or undefined are left out. */
export function tag(name: string, attributes: Readonly<Record<string, AttributeValue>>): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...parts].join(' ')}>`;
}

/**
 * A preload whose attributes differ from those of the later request is fetched twice: files of the page's own origin
 * are requested without `crossorigin`, those of another one (development servers) anonymously.
 */
export function asset(name: 'link' | 'script', attributes: Readonly<Record<string, AttributeValue>>): string {
  const address = String(attributes['href'] ?? attributes['src']);
  const crossorigin = /^https?:/.test(address) ? 'anonymous' : undefined;
  return tag(name, { ...attributes, crossorigin });
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** JSON for a `<script>` element, escaped so that it can't end the element. */
export function scriptJson(content: unknown): string {
  return JSON.stringify(content)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
