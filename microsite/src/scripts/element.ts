import { frenchSpaces } from '../lib/spaces.ts';

/** Creates an element with a text. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), { textContent: frenchSpaces(text), ...properties });
