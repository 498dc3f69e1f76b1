/** The trial form on other pages of the agency (decision 71). Shared by the server, the frame, `widget.js` and the back-office. */

/** Path of the page inside the frame, and of the script that puts the frame on a page. */
export const WIDGET_NAME = 'widget';
export const WIDGET_PATH = `/${WIDGET_NAME}`;
export const WIDGET_SCRIPT = `${WIDGET_PATH}.js`;

/** Of `data-lang`, else of the host page. */
export const WIDGET_LANGUAGES = ['fr', 'de', 'it', 'en'] as const;
export type WidgetLanguage = (typeof WIDGET_LANGUAGES)[number];

export const MAX_WIDGET_ORIGINS = 50;

/** `type` of the messages between the host page and the frame. */
export const WIDGET_MESSAGES = {
  /** Host → frame, once the frame has loaded. */
  hello: 'smartindex:hello',
  /** Frame → host: `{ type, height }` in CSS pixels; the first one is the answer to `hello`. */
  height: 'smartindex:height',
  /** Frame → host: another screen begins, its top should be in sight. */
  top: 'smartindex:top',
} as const;

/** Full host names and IPv4 addresses alone: a source of a content security policy knows no others, and nothing here can end its directive. */
const HOST = /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]*[a-z0-9])$/;

/** Returns `https://agence.ch` for what a person typed (« Agence.ch/contact »); null for what is no web origin. */
export function normalisedOrigin(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !HOST.test(url.hostname)) return null;
  return url.origin;
}

/** The tag that an agency copies into its page. */
export const widgetSnippet = (origin: string, language: WidgetLanguage): string =>
  `<script src="${origin}${WIDGET_SCRIPT}" data-lang="${language}" async></script>`;
