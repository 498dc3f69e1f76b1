import { frenchSpaces } from '../lib/spaces.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fills the opening of the quiz: `data-bind` texts, `data-attr="name:value"` attributes, `data-each` elements once for each item. */
export function bind(root: HTMLElement, values: Values): void {
  const { bind: text, attr } = root.dataset;
  if (text) root.textContent = frenchSpaces(String(values[text]));
  const [name, value] = attr?.split(':') ?? [];
  if (name && value) root.setAttribute(name, String(values[value]));
  for (const child of [...root.children] as HTMLElement[]) {
    const { each } = child.dataset;
    if (each) child.replaceWith(...(values[each] as readonly Values[]).map((item) => filled(child, item)));
    else bind(child, values);
  }
}

function filled(element: HTMLElement, item: Values): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  bind(copy, item);
  return copy;
}
