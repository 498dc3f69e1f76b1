/** The page around the frame of the widget. */

import type { WIDGET_MESSAGES } from '../../../../backend/src/rules/widget.rules.ts';

let origin: string | null = null;

/** Its origin once it has named itself; null on our own pages. */
export const hostOrigin = (): string | null => origin;

export function setHostOrigin(known: string): void {
  origin = known;
}

type Message = { type: typeof WIDGET_MESSAGES.height; height: number } | { type: typeof WIDGET_MESSAGES.top };

/** Nothing is said to a page that has not named itself. */
export function tellHost(message: Message): void {
  if (origin) window.parent.postMessage(message, origin);
}
