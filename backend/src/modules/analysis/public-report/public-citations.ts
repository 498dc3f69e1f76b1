import { citationVerdict, isAssistant, silenceWords } from '../../../rules/citations.rules.js';
import { excerptOf } from '../citations/excerpt.js';
import type { Company } from '../citations/is-cited.js';
import type { Results } from '../results/analysis.contract.js';
import type { PublicReport } from './public-report.contract.js';

type PublicCitations = Pick<PublicReport['citations'], 'platforms' | 'verdict'>;

/** What a prospect reads of its citations: the counts with their proof, and failed calls without what is the agency's business. */
export function publicCitations(
  platforms: Results['citations']['platforms'],
  { company, siteUrl, city }: { company: string; siteUrl: string | null; city: string | null },
): PublicCitations {
  const about: Company = { name: company, url: siteUrl ?? '', city };
  return {
    platforms: platforms.flatMap(({ platform, citations, runs, source, measured_at, failed, answers }) =>
      isAssistant(platform)
        ? [
            {
              ...{ platform, citations, runs, source: source ?? null, measured_at: measured_at ?? null },
              failed: failed ? { count: failed.count, asked: failed.asked, cause: silenceWords(failed.code), date: failed.date } : null,
              answers: [...answers]
                .sort((a, b) => Number(b.cited) - Number(a.cited))
                .map(({ question, answer, cited, model, date }) => ({ question, answer: excerptOf(answer, about), cited, model, date })),
            },
          ]
        : [],
    ),
    verdict: citationVerdict(platforms),
  };
}
