import type { ProbeResult } from '../../src/providers/tech-stack/technology.js';

/** A home page as a technology serves it, with what has to be recognised. */
export interface SystemPage {
  /** Name of the rule. */
  of: string;
  /** What is special about this page, where a rule has several. */
  name?: string;
  html: string;
  headers?: Record<string, string>;
  cookies?: readonly string[];
  url?: string;
  /** Answers of further files. */
  answers?: readonly ProbeResult[];
  version?: string;
  /** The site’s system where it is another one than the rule; null where none may be named. */
  system?: string | null;
}

const WORDS = `<h1>Reliure Bovard à Payerne</h1><p>Nous relions livres, thèses et registres dans notre atelier, et réparons
  les ouvrages anciens pour les paroisses et les bibliothèques. Devis gratuit, délai de deux semaines.</p><p>026 555 14 20</p>`;

/** A page with a few words of a company and what a system adds to head and body. */
export const doc = (head: string, body = '', attributes = ''): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Reliure Bovard</title>${head}</head><body${attributes && ' '}${attributes}>${WORDS}${body}</body></html>`;

export const generator = (content: string): string => `<meta name="generator" content="${content}">`;
export const script = (...addresses: string[]): string => addresses.map((src) => `<script src="${src}" defer></script>`).join('');
export const style = (...addresses: string[]): string => addresses.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
export const code = (text: string): string => `<script>${text}</script>`;
export const picture = (...addresses: string[]): string => addresses.map((src) => `<img src="${src}" alt="Atelier">`).join('');
export const frame = (src: string): string => `<iframe src="${src}" title="Contenu"></iframe>`;

export const of = (name: string, html: string, rest: Omit<SystemPage, 'of' | 'html'> = {}): SystemPage => ({ of: name, html, ...rest });
export const served = (name: string, headers: Record<string, string>, rest: Omit<SystemPage, 'of' | 'html'> = {}): SystemPage =>
  of(name, doc(''), { headers, ...rest });
