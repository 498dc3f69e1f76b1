import { frenchSpaces } from './format.ts';

/**
 * Fills static HTML with a view model:
 * - `data-bind="a.b"`            text, with French spacing
 * - `data-show="a"`, `"!a"`, `"a=x|y"`  visible when true, false, one of the values
 * - `data-attr="href:a;title:b"` attributes; null removes them
 * - `data-var="--value:a"`       custom properties, by CSSOM: the policy forbids style attributes
 * - `<template data-each="a">`   its content once per item, bound to the item
 * Binding again replaces what was shown before; what the view does not know (undefined) keeps its words.
 */

/** Address of an image in a template until it is bound: HTML wants one, and nothing is asked for. */
export const LATER = 'data:,';

type View = Readonly<Record<string, unknown>>;

const ITEM = 'data-item';

export function valueAt(view: unknown, path: string): unknown {
  let value = view;
  for (const key of path.split('.')) value = (value as View | null | undefined)?.[key];
  return value;
}

/** `a`, `!a` or `a=x|y` */
export function isShown(view: unknown, condition: string): boolean {
  const [path = '', values] = condition.split('=');
  if (values !== undefined) return values.split('|').includes(String(valueAt(view, path)));
  return path.startsWith('!') ? !valueAt(view, path.slice(1)) : Boolean(valueAt(view, path));
}

const pairs = (list: string): [string, string][] => list.split(';').map((pair) => pair.split(':') as [string, string]);
const textOf = (value: unknown): string => (value === null ? '' : String(value));

function bindElement(element: HTMLElement, view: unknown): void {
  const { bind: text, show, attr, var: variables } = element.dataset;
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
  for (const [name, path] of attr ? pairs(attr) : []) {
    known(path, (value) => (value === null || value === false ? element.removeAttribute(name) : element.setAttribute(name, textOf(value))));
  }
  for (const [name, path] of variables ? pairs(variables) : []) known(path, (value) => element.style.setProperty(name, textOf(value)));
}

export function bind(root: ParentNode, view: unknown): void {
  for (const old of root.querySelectorAll(`[${ITEM}]`)) old.remove();
  if (root instanceof HTMLElement) bindElement(root, view);
  for (const element of root.querySelectorAll<HTMLElement>('[data-bind],[data-show],[data-attr],[data-var]')) bindElement(element, view);
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[data-each]')) {
    const items = (valueAt(view, template.dataset.each ?? '') ?? []) as unknown[];
    const clones = items.map((item) => {
      const clone = template.content.cloneNode(true) as DocumentFragment;
      bind(clone, item);
      for (const child of clone.children) child.setAttribute(ITEM, '');
      return clone;
    });
    template.after(...clones);
  }
}
