import { createElement, type FunctionComponent, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An island of these pages takes plain properties over from what the server drew: it has no slots, no actions, and no life of its own. */
export default function hydrateIsland(element: HTMLElement) {
  return (Island: FunctionComponent, properties: object) =>
    startTransition(() => {
      if (element.hasAttribute('ssr'))
        hydrateRoot(element, createElement(Island, properties), { identifierPrefix: element.getAttribute('prefix') ?? '' });
    });
}
