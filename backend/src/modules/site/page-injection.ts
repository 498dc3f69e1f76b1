const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON that cannot end its script element nor open a comment in it. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * Completes a built page: the answer of the API goes into its `#page-data` element, and texts into the places marked
 * `<!--slot:name-->default<!--/slot-->`, so that the first answer already shows them (clarification 6).
 */
export function injectIntoPage(html: string, data: unknown, slots: Record<string, string>): string {
  const filled = html.replace(/<!--slot:([\w.]+)-->([\s\S]*?)<!--\/slot-->/g, (_marked, name: string, fallback: string) => {
    const text = slots[name];
    return text === undefined ? fallback : escapeHtml(text);
  });
  return filled.replace(
    /(<script type="application\/json" id="page-data">)(<\/script>)/,
    (_element, open: string, close: string) => open + inlineJson(data ?? null) + close,
  );
}
