/** Scripts may have reordered or hidden their items: they are replaced as a whole. */
const LISTS = 'ul, ol, dl, tbody';

/**
 * Changes `live` from what `before` renders to what `after` renders. What both render alike stays as it is, with all that scripts
 * and readers have done to it: open details, pages of tables, what has the focus.
 */
export function patch(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  patchAttributes(live, before, after);
  const lives = [...live.childNodes];
  const [olds, news] = [[...before.childNodes], [...after.childNodes]];
  if (live.matches(LISTS) || lives.length !== olds.length || olds.length !== news.length) live.replaceChildren(...news);
  else for (const [index, node] of lives.entries()) patchNode(node, olds[index] as Node, news[index] as Node);
}

function patchNode(live: ChildNode, before: Node, after: Node): void {
  const isSame = [before, after].every(({ nodeName }) => nodeName === live.nodeName);
  if (isSame && live instanceof Element) patch(live, before as Element, after as Element);
  else if (!before.isEqualNode(after)) live.replaceWith(after);
}

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of after.attributes) if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}
