/** What a browser's own tree says of a document. */
export interface ReadByBrowser {
  title: string;
  /** Each level with its texts. */
  headings: string[][];
  links: string[];
  text: string;
}

/** Runs inside a page, so it is a text: reads documents by the browser's tree, shadow roots and computed styles. */
export const composedReading = String.raw`((documents, pageUrl) => {
  const words = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  // shown with something else than what is written in them
  const REPLACED = new Set(['IFRAME', 'TEXTAREA', 'VIDEO', 'SELECT', 'NOSCRIPT']);
  const SVG_TEXT = ['text', 'a', 'tspan', 'foreignObject'];
  const shownIn = (node) => {
    const assigned = node.tagName === 'SLOT' ? node.assignedNodes() : [];
    return assigned.length > 0 ? assigned : [...(node.shadowRoot ?? node).childNodes];
  };
  const isInline = (element, display) =>
    /^inline|^none$|^contents$|^ruby|math/.test(display) && element.tagName !== 'BR' && element.tagName !== 'BUTTON';
  const textOf = (element, isRead) => {
    const { display } = getComputedStyle(element);
    const inside = isRead === 'as written' ? !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) && isRead : isRead && display !== 'none' && !REPLACED.has(element.tagName);
    const hasText = inside === 'as written' || element.namespaceURI !== 'http://www.w3.org/2000/svg' || SVG_TEXT.includes(element.localName);
    const text = shownIn(element).map((node) => {
      if (node.nodeType === Node.ELEMENT_NODE) return textOf(node, inside);
      return node.nodeType === Node.TEXT_NODE && inside && hasText ? node.data : '';
    }).join('');
    return isInline(element, display) || !inside ? text : ' ' + text + ' ';
  };
  const elementsIn = (node) => {
    const shown = shownIn(node);
    const others = node.shadowRoot ? [...node.childNodes].filter((child) => !child.assignedSlot) : [];
    return [...shown, ...others].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE).flatMap((element) => [element, ...elementsIn(element)]);
  };
  const frame = document.body.appendChild(document.createElement('iframe'));
  return documents.map((html) => {
    const inner = frame.contentDocument;
    inner.open();
    // closed roots are out of reach
    inner.write(html.replaceAll('shadowrootmode="closed"', 'shadowrootmode="open"'));
    inner.close();
    const elements = elementsIn(inner);
    const base = inner.querySelector('base[href]')?.getAttribute('href') ?? pageUrl;
    const headings = elements.filter(({ tagName }) => /^H[1-6]$/.test(tagName));
    const read = (heading) => words(textOf(heading, heading.checkVisibility() || 'as written'));
    const addresses = elements.flatMap((element) => {
      const href = element.getAttribute('href');
      const isLink = element.localName === 'a' || element.tagName === 'AREA';
      return isLink && href !== null ? [new URL(href, base).href.replace(/#.*/, '')] : [];
    });
    return {
      title: words(inner.title),
      headings: [...new Set(headings.map(({ localName }) => localName))]
        .toSorted()
        .map((name) => [name, ...headings.filter(({ localName }) => localName === name).map(read)]),
      links: [...new Set(addresses)].filter((address) => address !== pageUrl).toSorted(),
      text: inner.body ? words(textOf(inner.body, true)) : '',
    };
  });
})`;
