/** Applies the attribute of `render/css-variables.ts` before the first paint: `data-css="--value:63;--x:2"`. */
function setVariables(element: HTMLElement): void {
  for (const pair of element.dataset.css?.split(';') ?? []) {
    const [name = '', value = ''] = pair.split(':');
    element.style.setProperty(name, value);
  }
}

const within = (node: Element): HTMLElement[] => [
  ...(node instanceof HTMLElement && node.dataset.css ? [node] : []),
  ...node.querySelectorAll<HTMLElement>('[data-css]'),
];

new MutationObserver((records) => {
  for (const { target, addedNodes } of records)
    for (const node of [target, ...addedNodes]) if (node instanceof Element) for (const element of within(node)) setVariables(element);
}).observe(document, { childList: true, subtree: true, attributeFilter: ['data-css'] });
