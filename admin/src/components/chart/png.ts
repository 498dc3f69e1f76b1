import { FONT } from '../../layout/tokens';

const SVG = 'http://www.w3.org/2000/svg';
/** Everything of a drawing that sheets say. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'opacity',
  'paint-order',
];
const MARGIN = 24;
/** Above the drawing for its title, below it for where it comes from. */
const [HEAD, FOOT] = [48, 32];
/** Pixels of the picture for each of the screen. */
const SCALE = 2;

interface Words {
  title: string;
  note: string;
}

/** The drawing as it stands on the screen, with its title and where it comes from: a picture of its own, without the page's sheets. */
export function drawingOf(svg: SVGSVGElement, { title, note }: Words): SVGSVGElement {
  const { width, height } = svg.getBoundingClientRect();
  const [ink, grey, paper] = ['--ink', '--grey', '--paper'].map((name) => getComputedStyle(svg).getPropertyValue(name).trim());
  const whole = element('svg', { xmlns: SVG, width: width + 2 * MARGIN, height: height + HEAD + FOOT + MARGIN }) as SVGSVGElement;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  for (const [index, original] of [...svg.querySelectorAll('*')].entries()) takeLooks(original, copies[index] as Element);
  for (const [name, value] of Object.entries({ x: MARGIN, y: HEAD, width, height, overflow: 'visible' }))
    copy.setAttribute(name, String(value));
  const words = { x: MARGIN, 'font-family': FONT };
  whole.append(
    element('rect', { width: '100%', height: '100%', fill: paper ?? '' }),
    element('text', { ...words, y: 30, fill: ink ?? '', 'font-size': 17, 'font-weight': 560 }, title),
    copy,
    element('text', { ...words, y: HEAD + height + FOOT, fill: grey ?? '', 'font-size': 13 }, note),
  );
  return whole;
}

/** A PNG of the very drawing. */
export async function pngOf(svg: SVGSVGElement, words: Words): Promise<Blob> {
  const drawing = drawingOf(svg, words);
  drawing.prepend(element('style', {}, await fontFaces()));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * SCALE);
  canvas.height = Math.round(image.height * SCALE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

function element(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

function takeLooks(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  for (const name of LOOKS) to.setAttribute(name, computed.getPropertyValue(name));
  for (const name of ['class', 'style', 'href', 'tabindex']) to.removeAttribute(name);
}

/** A picture loads nothing, so it carries the page's fonts; one that does not come is the reader's own. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => ({ style, href: href ?? location.href })),
  );
  const faces = rules.map(async ({ style, href }) => {
    const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
    const response = await fetch(new URL(source, href)).catch(() => null);
    if (!response?.ok) return '';
    const bytes = Array.from(new Uint8Array(await response.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
    const kept = ['font-family', 'font-weight', 'unicode-range'].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    return `@font-face{${kept};src:url("data:font/woff2;base64,${btoa(bytes)}")}`;
  });
  return (await Promise.all(faces)).join('');
}
