/**
 * `/widget.js` on a page of the agency: puts the trial form, in a frame of our own page, where its script tag stands. It sets no cookie,
 * stores nothing, and writes neither inline styles nor markup, so that it runs under a strict policy of the host.
 */

import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import { WIDGET_MESSAGES, WIDGET_PATH, WIDGET_SCRIPT, type WidgetLanguage } from '../../../backend/src/rules/widget.rules.ts';
import { WIDGET_WORDS, widgetLanguage } from './widget-words.ts';

/** Pixels before the viewport at which the frame begins to load. */
const LOADS_WITHIN = '600px';
/** The frame answers at once after its `load`; one that is refused loads an error page, which never answers. */
const ANSWERS_WITHIN_MS = 3000;
const LOADS_WITHIN_MS = 30_000;
/** Heights of the frame, px: what a message may ask for, and the form's own on wide and narrow pages, reserved so that nothing jumps. */
const HEIGHT = { least: 120, most: 6000, wide: 780, narrow: 1040 };
const NARROW = 592;

/** What stands where the form would be, with the way to it. */
function showMessage(place: HTMLElement, text: string, link: string, href: string): void {
  const message = document.createElement('p');
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  anchor.textContent = link;
  message.setAttribute('role', 'status');
  message.append(`${text} `, anchor);
  place.replaceChildren(message);
  place.style.minHeight = '';
}

/** The frame with everything that it and this page say to each other. */
function showFrame(place: HTMLElement, origin: string, language: WidgetLanguage): void {
  const words = WIDGET_WORDS[language];
  const frame = document.createElement('iframe');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const giveUp = (shown: string, reason: string) => {
    clearTimeout(timer);
    listening.abort();
    showMessage(place, shown, words.link, `${origin}${pagePath('trial')}`);
    console.error(`SmartIndex widget: ${reason}`);
  };
  const noAnswer = () => giveUp(words.unreachable, words.noAnswer(origin));
  const onMessage = (event: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { type, height } = event.data ?? {};
    if (type === WIDGET_MESSAGES.height && typeof height === 'number' && height >= 0) {
      clearTimeout(timer);
      frame.style.height = `${Math.min(Math.max(Math.ceil(height), HEIGHT.least), HEIGHT.most)}px`;
      place.style.minHeight = '';
    }
    if (type === WIDGET_MESSAGES.top && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  };

  addEventListener('message', onMessage, { signal });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (/^(?:frame|child|default)-src/.test(effectiveDirective) && blockedURI.startsWith(origin))
        giveUp(words.refused, words.forbidden(origin));
    },
    { signal },
  );
  frame.addEventListener(
    'load',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(words.refused, words.notAllowed(location.origin)), ANSWERS_WITHIN_MS);
      frame.contentWindow?.postMessage({ type: WIDGET_MESSAGES.hello }, origin);
    },
    { signal },
  );
  timer = setTimeout(noAnswer, LOADS_WITHIN_MS);
  frame.title = words.title;
  frame.referrerPolicy = 'no-referrer';
  frame.src = `${origin}${WIDGET_PATH}?lang=${language}`;
  frame.style.cssText = `display:block;width:100%;border:0;height:${place.clientHeight}px`;
  place.append(frame);
}

function start(script: HTMLScriptElement): void {
  script.dataset.shown = '';
  const { origin } = new URL(script.src);
  const place = document.createElement('div');
  script.after(place);
  place.style.minHeight = `${place.clientWidth < NARROW ? HEIGHT.narrow : HEIGHT.wide}px`;
  const language = widgetLanguage(script.dataset.lang, script.closest('[lang]')?.getAttribute('lang'), document.documentElement.lang);
  const whenNear = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      whenNear.disconnect();
      showFrame(place, origin, language);
    },
    { rootMargin: LOADS_WITHIN },
  );
  whenNear.observe(place);
}

/** A script that another one has put into the page is not `currentScript` when it was made a module. */
const scripts: Iterable<HTMLOrSVGScriptElement | HTMLScriptElement> = document.currentScript
  ? [document.currentScript]
  : document.querySelectorAll<HTMLScriptElement>(`script[src*="${WIDGET_SCRIPT}"]:not([data-shown])`);
for (const script of scripts) if (script instanceof HTMLScriptElement) start(script);
