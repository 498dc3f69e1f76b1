import { escapeHtml } from '../../common/html.js';

/** JSON that cannot end its script element nor open a comment in it. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * Completes a built page: the answer of the API goes into its `#page-data` element, and texts into the places marked
 * `<!--slot:name-->default<!--/slot-->`, so that the first answer already shows them (clarification 6). What stands between
 * `<!--when:name other-->` and `<!--/when:name other-->` is left out when all these texts are empty: a claim that the agency
 * does not make leaves no frame, no label and no unit behind (decision 5). Such parts may stand in each other under
 * different names.
 */
export function injectIntoPage(html: string, data: unknown, slots: Record<string, string>): string {
  const filled = withoutEmpty(html, slots).replace(
    /<!--slot:([\w.]+)-->([\s\S]*?)<!--\/slot-->/g,
    (_marked, name: string, fallback: string) => {
      const text = slots[name];
      return text === undefined ? fallback : escapeHtml(text);
    },
  );
  return filled.replace(
    /(<script type="application\/json" id="page-data">)(<\/script>)/,
    (_element, open: string, close: string) => open + inlineJson(data ?? null) + close,
  );
}

/** Built pages hide what nobody has filled in. */
const uncovered = (part: string): string => part.replace(/^(\s*<[^>]*?) hidden(?:="")?(?=[\s>])/, '$1');

/** A text that nobody knows (undefined) is not an empty one: its part stays, with the words it was built with. */
function withoutEmpty(html: string, slots: Record<string, string>): string {
  return html.replace(/<!--when:([\w. ]+)-->([\s\S]*?)<!--\/when:\1-->/g, (_part, names: string, content: string) =>
    names.split(' ').every((name) => slots[name] === '')
      ? ''
      : withoutEmpty(names.split(' ').some((name) => slots[name]) ? uncovered(content) : content, slots),
  );
}
