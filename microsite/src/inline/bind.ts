import { isShown, pairsOf, textOf, valueAt } from '../../../backend/src/rules/page-places.rules.ts';
import { frenchSpaces } from '../lib/spaces.ts';

/**
 * Fills static HTML with a view model:
 * - `data-bind="a.b"`            text, with French spacing
 * - `data-show="a"`, `"!a"`, `"a=x|y"`  visible when true, false, one of the values; of several, parted by spaces, one suffices
 * - `data-attr="href:a;title:b"` attributes; null removes them
 * - `data-var="--value:a"`       custom properties, by CSSOM: the policy forbids style attributes
 * - `<template data-each="a">`   its content once per item, bound to the item
 * - `data-each="a"`            on another element of such a content: itself once per item
 * Binding again replaces what was shown before; what the view does not know (undefined) keeps its words.
 */
export function bind(root: ParentNode, view: unknown): void {
  for (const old of root.querySelectorAll(`[${ITEM}]`)) old.remove();
  if (root instanceof HTMLElement) bindElement(root, view);
  for (const element of root.querySelectorAll<HTMLElement>(PLACES)) bindElement(element, view);
}

/** Address of an image in a template until it is bound: HTML wants one, and nothing is asked for. */
export const LATER = 'data:,';

export const PLACES = '[data-bind],[data-show],[data-attr],[data-var],[data-each]';
const ITEM = 'data-item';

/** One element; a template draws its items behind itself. */
export function bindElement(element: HTMLElement, view: unknown): void {
  const { bind: text, show, attr, var: variables, each } = element.dataset;
  const items = each ? valueAt(view, each) : undefined;
  if (items && !(element instanceof HTMLTemplateElement)) {
    element.replaceWith(...itemsOf(element, items));
    return;
  }
  const known = (path: string, apply: (value: unknown) => void) => {
    const value = valueAt(view, path);
    if (value !== undefined) apply(value);
  };
  if (text) {
    known(text, (value) => {
      element.textContent = frenchSpaces(textOf(value));
    });
  }
  if (show) element.toggleAttribute('hidden', !isShown(view, show));
  for (const [name, path] of attr ? pairsOf(attr) : []) {
    known(path, (value) => (value === null || value === false ? element.removeAttribute(name) : element.setAttribute(name, textOf(value))));
  }
  for (const [name, path] of variables ? pairsOf(variables) : []) known(path, (value) => element.style.setProperty(name, textOf(value)));
  if (items && element instanceof HTMLTemplateElement) element.after(...itemsOf(element.content, items));
}

function itemsOf<T extends HTMLElement | DocumentFragment>(one: T, items: unknown): T[] {
  return (items as unknown[]).map((item) => {
    const clone = one.cloneNode(true) as T;
    bind(clone, item);
    if (clone instanceof DocumentFragment) for (const child of clone.children) child.setAttribute(ITEM, '');
    return clone;
  });
}
