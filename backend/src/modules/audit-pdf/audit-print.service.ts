import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { PdfPrinter } from '../../providers/browser/pdf-printer.service.js';
import type { Language } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { auditDocument } from './audit-document.js';
import { AuditFactsQueries } from './audit-facts.queries.js';
import { destinations, pageCount } from './destinations.js';
import { betterLayout, FLOWING, type Layout, type Places } from './layout.js';

export interface PrintedAudit {
  file: Buffer;
  bytes: number;
  pages: number;
  sha256: string;
  duration_ms: number;
  made_at: Date;
  language: Language;
}

const FACES = [
  { file: 'HankenGrotesk_400Regular.ttf', weight: 400 },
  { file: 'HankenGrotesk_600SemiBold.ttf', weight: 600 },
];

/** Prints audits in the language of their reader. Two to four times each: a trial tells whether another layout is better, the last one the pages of the contents. */
@Injectable()
export class AuditPrint {
  private fonts: Promise<string> | undefined;

  constructor(
    private readonly facts: AuditFactsQueries,
    private readonly printer: PdfPrinter,
  ) {}

  async print(prospectId: string): Promise<PrintedAudit> {
    const started = performance.now();
    const facts = await this.facts.of(prospectId);
    this.fonts ??= fontFaces();
    const fonts = await this.fonts;
    const printed = async (layout: Layout, places: Places | null) =>
      this.printer.print(await composedIn(facts.language, () => auditDocument(facts, fonts, places, layout)));
    const trial = async (layout: Layout) => destinations(await printed(layout, null));
    let layout = FLOWING;
    let places = await trial(layout);
    for (let next = betterLayout(layout, places); next; next = betterLayout(layout, places)) {
      layout = next;
      places = await trial(layout);
    }
    const file = await printed(layout, places);
    return {
      file,
      bytes: file.length,
      pages: pageCount(file),
      sha256: createHash('sha256').update(file).digest('hex'),
      made_at: facts.madeAt,
      language: facts.language,
      duration_ms: Math.round(performance.now() - started),
    };
  }
}

/** The product's type, inside the document: the printing browser reads nothing from elsewhere. */
async function fontFaces(): Promise<string> {
  const faces = FACES.map(async ({ file, weight }) => {
    const data = await readFile(new URL(`../../../assets/fonts/${file}`, import.meta.url));
    return `@font-face{font-family:"Hanken Grotesk";font-weight:${weight};src:url(data:font/ttf;base64,${data.toString('base64')})}`;
  });
  return (await Promise.all(faces)).join('');
}
