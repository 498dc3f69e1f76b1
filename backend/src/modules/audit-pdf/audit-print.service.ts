import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DocumentFonts } from '../../providers/browser/document-fonts.service.js';
import { PdfPrinter } from '../../providers/browser/pdf-printer.service.js';
import { legibleName, withoutUndrawn } from '../../providers/browser/script-fonts.js';
import type { Language } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { auditDocument } from './audit-document.js';
import type { AuditFacts } from './audit-facts.js';
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

/** Prints audits in the language of their reader, two to four times each: to compare layouts, and to number the contents. */
@Injectable()
export class AuditPrint {
  constructor(
    private readonly facts: AuditFactsQueries,
    private readonly printer: PdfPrinter,
    private readonly fonts: DocumentFonts,
  ) {}

  async print(prospectId: string): Promise<PrintedAudit> {
    const started = performance.now();
    const known = await this.facts.of(prospectId);
    const compose = (facts: AuditFacts, fonts: string, layout: Layout, places: Places | null) =>
      composedIn(facts.language, () => auditDocument(facts, fonts, places, layout));
    const words = await compose(known, '', FLOWING, null);
    const [fonts, undrawn] = [await this.fonts.rules(words), await this.fonts.undrawn(words)];
    const facts = { ...known, company: legibleName(known.company, known.domain, undrawn) };
    const printed = async (layout: Layout, places: Places | null) =>
      this.printer.print(withoutUndrawn(await compose(facts, fonts, layout, places), undrawn));
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
