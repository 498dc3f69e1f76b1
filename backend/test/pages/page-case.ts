import type { TlsState } from '../../src/providers/url-guard/tls-state.js';
import type { OutcomeName } from '../../src/rules/outcome-names.rules.js';

/** One answer of a website. */
export interface Served {
  /** Where the address leads in the end; the address itself when absent. A path means the same host. */
  to?: string;
  status?: number;
  headers?: Record<string, string>;
  html: string;
  /** Its bytes, where they are no text. */
  bytes?: Buffer;
}

/** A page as it is met under the address of a company, and what it has to be called. */
export interface PageCase extends Served {
  name: string;
  company: string;
  /** Main name and ending of the address that staff know. */
  host: string;
  outcome: OutcomeName;
  /** Other names that are as true. */
  or?: readonly OutcomeName[];
  /** Where its own script leads, which only a browser runs; the company is named there too. */
  leads?: string;
  /** What is wrong with its https; plain http without it. */
  https?: TlsState['state'];
}

interface Head {
  lang?: string;
  head?: string;
}

export const html = (title: string, body: string, { lang = 'fr', head = '' }: Head = {}): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

type Rest = Partial<Omit<PageCase, 'name' | 'html'>>;

export const wrong = (outcome: OutcomeName, name: string, page: string, rest: Rest = {}): PageCase => ({
  company: 'Menuiserie Favre Sàrl',
  host: 'menuiserie-favre.ch',
  name,
  outcome,
  html: page,
  ...rest,
});

export const honest = (name: string, company: string, host: string, page: string, rest: Rest = {}): PageCase => ({
  name,
  company,
  host,
  outcome: 'ok',
  html: page,
  ...rest,
});
