import type { Attributes } from '../html/parse-html.js';
import type { PageDocument } from './page-document.js';

/** Limits of foreign text and of stored files. */
const MAX = { srcset: 4000, css: 100_000, files: 100 };
/** Elements that load a file, those first that may change the page with it (W3C Mixed Content: blockable). */
const ACTIVE = new Set(['script', 'iframe', 'frame', 'object', 'embed']);
const LOADING = new Set([...ACTIVE, 'img', 'video', 'audio', 'source', 'track', 'input']);
const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Collects resources that a page loads without encryption. */
export class InsecureFiles {
  readonly found: PageDocument['insecureFiles'] = [];

  constructor(private readonly resolve: (address: string | undefined) => string | null) {}

  /** Adds what a browser loads on parsing the element. */
  element(name: string, { src, srcset, data, poster, style, type }: Attributes): void {
    const isActive = ACTIVE.has(name);
    if (LOADING.has(name) && (name !== 'script' || isJavaScript(type))) this.load(name === 'object' ? data : src, isActive);
    if (poster) this.load(poster, false);
    for (const candidate of srcset?.slice(0, MAX.srcset).split(/,\s+/) ?? []) this.load(candidate.trim().split(/\s+/)[0], false);
    if (style) this.styles(style);
  }

  /** Images and imports of a style. */
  styles(css: string): void {
    for (const [, address] of css.slice(0, MAX.css).matchAll(/(?:url\(\s*["']?|@import\s+["'])(http:[^"')\s]{1,2000})/gi))
      this.load(address, false);
  }

  /** Adds a resource without encryption; localhost is secure. */
  load(address: string | undefined, active: boolean): void {
    const url = this.resolve(address);
    if (!url?.startsWith('http:') || LOCAL.test(new URL(url).hostname)) return;
    if (this.found.length < MAX.files && !this.found.some((file) => file.url === url)) this.found.push({ url, active });
  }
}

export const isJavaScript = (type: string | undefined) =>
  !type || /^(module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());

/** Browsers then load everything over https (CSP, upgrade-insecure-requests). */
export const upgrades = (policy: string | undefined): boolean =>
  /(?:^|[;,])\s*upgrade-insecure-requests\s*(?:[;,]|$)/i.test(policy?.slice(0, 10_000) ?? '');
