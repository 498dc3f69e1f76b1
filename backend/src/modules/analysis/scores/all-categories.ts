import { acquisition, type CategoryScore, digitalMaturity, type InnovationParts, innovation } from './categories.js';
import { isCounted, type Keyword, type SeoScore, seoParts } from './seo.js';
import { type TechnicalParts, technicalParts, technicalScore } from './technical.js';

interface CategoryInput extends Omit<InnovationParts, 'quiz'> {
  /** The unrounded quiz categories. */
  quiz: Record<'maturity' | 'acquisition' | 'innovation', number | null> | null;
  technical: TechnicalParts;
  seo: SeoScore;
  /** The live ones; null = not measured. */
  keywords: readonly Keyword[] | null;
  warnings: number | null;
  lighthouseSeo: number | null;
}

/** The three categories of the score pages (decisions, formulas 4, 6 and 7). */
export function categoriesOf({
  quiz,
  technical,
  seo,
  keywords,
  warnings,
  lighthouseSeo,
  overall,
  ...front
}: CategoryInput): Record<'maturity' | 'acquisition' | 'innovation', CategoryScore> {
  return {
    maturity: digitalMaturity(quiz?.maturity ?? null, technicalScore(technical), overall, technicalParts(technical)),
    acquisition: acquisition({
      quiz: quiz?.acquisition ?? null,
      composite: seo.composite,
      keywordCount: keywords === null ? null : keywords.filter(isCounted).length,
      warnings,
      lighthouseSeo,
      overall,
      seoParts: seoParts(seo, lighthouseSeo),
    }),
    innovation: innovation({ quiz: quiz?.innovation ?? null, overall, ...front }),
  };
}
