import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../common/errors.js';
import type { Language } from '../../rules/language.rules.js';
import type { PageShell } from './page-shell.js';
import { contentSecurityPolicy } from './pages.js';
import { ADMIN, MICROSITE } from './static-files.js';

export interface ServedShell extends PageShell {
  csp: string;
}

/** The built pages of the microsite and the back-office, read once. */
@Injectable()
export class PageShells {
  private readonly pages = new Map<string, Promise<ServedShell>>();

  page(name: string, language: Language): Promise<ServedShell> {
    const folder = language === 'fr' ? name : join(language, name);
    let page = this.pages.get(folder);
    if (!page) {
      page = this.read(folder);
      this.pages.set(folder, page);
      page.catch(() => this.pages.delete(folder));
    }
    return page;
  }

  /** The back-office with a fresh nonce for the styles its components write. */
  async backOffice(): Promise<{ html: string; csp: string }> {
    const html = await readFile(join(ADMIN, 'index.html'), 'utf8').catch(notBuilt);
    const nonce = randomBytes(16).toString('base64');
    const csp = contentSecurityPolicy({ scripts: [], styles: [`nonce-${nonce}`] });
    return { html: html.replaceAll('%NONCE%', nonce), csp };
  }

  private async read(folder: string): Promise<ServedShell> {
    const [shell, hashes] = await Promise.all([
      readFile(join(MICROSITE, folder, 'shell.json'), 'utf8'),
      readFile(join(MICROSITE, 'csp.json'), 'utf8'),
    ]).catch(notBuilt);
    const known = (JSON.parse(hashes) as Record<string, { scripts: string[]; styles: string[] }>)[`/${join(folder, 'index.html')}`];
    return { ...(JSON.parse(shell) as PageShell), csp: contentSecurityPolicy(known ?? { scripts: [], styles: [] }) };
  }
}

export function notBuilt(error: unknown): never {
  throw new Problem(
    503,
    'not_built',
    `pages are not built: ${String(error)}`,
    'Le site n’est pas encore construit : lancez « npm run build ».',
  );
}
