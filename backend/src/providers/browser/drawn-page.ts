import type { FrameDocument } from '../html/parse-html.js';

/** What a browser shows of a page once its scripts have run. */
export interface DrawnPage {
  url: string;
  /** Its document with the open shadow roots declared in it; images that style sheets hide have the attribute `hidden`. */
  html: string;
  /** Documents of the same origin in framesets and in frames that fill the window. */
  frames: FrameDocument[];
  /** Visible text, line by line. */
  lines: string[];
  /** Pictures, videos and drawings of some size. */
  media: number;
  /** Text of an opaque overlay that covers the window; null without one. */
  cover: string | null;
  /** Its questions were answered no: a yes leads away from it. */
  declines?: boolean;
}

const LONGEST_HTML = 2_000_000;
const LONGEST_TEXT = 100_000;

/** Open shadow roots of a document, and its text with theirs: `innerText` leaves out what they show. */
const TOOLS = `
  const openRootsIn = (document) => {
    const found = [];
    for (const pending = [document]; pending.length > 0 && found.length < 1000; )
      for (const { shadowRoot } of pending.pop().querySelectorAll('*')) if (shadowRoot) found.push(shadowRoot), pending.push(shadowRoot);
    return found;
  };
  const textOf = (document) => [
    document.body?.innerText ?? '',
    ...openRootsIn(document).flatMap((root) => [...root.children].map((element) => element.innerText ?? '')),
  ].filter(Boolean).join('\\n');
`;

/** Runs inside the page, so it is a text: what is there, and whether it still changes. */
export const LOOK = `(() => {
  ${TOOLS}
  const text = textOf(document);
  return {
    url: location.href,
    ready: document.readyState === 'complete',
    size: text.slice(0, ${LONGEST_TEXT}).length + document.getElementsByTagName('*').length,
    words: text.trim().length,
  };
})()`;

export const READ = `(() => {
  ${TOOLS}
  const root = document.documentElement;
  const body = document.body;
  const shadowRoots = openRootsIn(document);
  const all = (selector, top = root) => [top, ...shadowRoots].flatMap((tree) => [...(tree?.querySelectorAll(selector) ?? [])]);
  const isLarge = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height > 900 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const hasPicture = (element) => getComputedStyle(element).backgroundImage.includes('url(');
  const pictures = all('img, video, canvas, svg, object, embed').slice(0, 500).filter(isLarge).length;
  const painted = all('*', body).slice(0, 1500).filter((element) => hasPicture(element) && isLarge(element)).length;
  const isOpaque = (element) => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    const alpha = /rgba\\(.*[,/]\\s*([\\d.]+)\\)/.exec(backgroundColor);
    return Number(opacity) > 0.95 && backgroundColor !== 'transparent' && (!alpha || Number(alpha[1]) > 0.95);
  };
  const covers = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left <= 2 && top <= 2 && right >= innerWidth - 20 && bottom >= innerHeight - 2;
  };
  const coverAt = (x, y) => {
    for (let element = document.elementFromPoint(x, y); element && element !== body && element !== root; element = element.parentElement)
      if (['fixed', 'absolute'].includes(getComputedStyle(element).position) && covers(element) && isOpaque(element)) return element;
    return null;
  };
  const centre = coverAt(innerWidth / 2, innerHeight / 2);
  const corner = coverAt(innerWidth * 0.1, innerHeight * 0.9);
  const cover = centre && (centre === corner || corner?.contains(centre) || centre.contains(corner)) ? centre.innerText.slice(0, 2000) : null;
  const fills = (frame) => frame.tagName === 'FRAME' || (covers(frame) && frame.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const documents = all('frame, iframe, object, embed').filter(fills).slice(0, 8).flatMap((frame) => {
    try {
      return frame.contentDocument?.body?.innerHTML ? [frame.contentDocument] : [];
    } catch {
      return [];
    }
  });
  const htmlOf = (document, longest) => {
    const { documentElement, doctype } = document;
    const roots = openRootsIn(document);
    for (const image of [document, ...roots].flatMap((tree) => [...tree.querySelectorAll('img')]))
      if (!image.checkVisibility({ visibilityProperty: true })) image.setAttribute('hidden', '');
    const inner = documentElement.getHTML ? documentElement.getHTML({ shadowRoots: roots }) : documentElement.innerHTML;
    const tag = documentElement.cloneNode(false).outerHTML.replace(/<\\/html>$/i, '');
    return ((doctype ? '<!doctype ' + doctype.name + '>' : '') + tag + inner + '</html>').slice(0, longest);
  };
  const text = [document, ...documents].map(textOf).join('\\n').slice(0, ${LONGEST_TEXT});
  const typed = all('input[type=submit], input[type=button]').slice(0, 20).map(({ value }) => value);
  const alts = all('img').slice(0, 50).filter(isLarge).map(({ alt }) => alt);
  return {
    url: location.href,
    html: htmlOf(document, ${LONGEST_HTML}),
    frames: documents.map((inner) => ({ url: inner.URL.startsWith('http') ? inner.URL : location.href, html: htmlOf(inner, ${LONGEST_HTML / 4}) })),
    lines: [...text.split('\\n'), ...typed, ...alts].map((line) => line.trim().slice(0, 600)).filter(Boolean).slice(0, 800),
    media: pictures + painted,
    cover,
  };
})()`;
