import { toolName } from '../../../rules/provenance.rules.js';
import type { AnalysisName, Results } from '../results/analysis.contract.js';

/** Stored results of an earlier version may lack fields. */
type Stored<Name extends AnalysisName> = Partial<Results[Name]>;

/** What measured, as far as its figures can be compared with each other: two of one name are progress, two names are « autre outil ». */
export function toolOf(analysis: AnalysisName, provider: string, result: object): string {
  const name = toolName(provider, analysis === 'pagespeed' ? lighthouseOf(result) : null);
  return analysis === 'page' ? `${name}, ${readAs(result)}` : name;
}

/** The same words read from the source and from the drawn page are two measurements. */
const readAs = ({ rendered }: Stored<'page'>): string => (rendered == null ? 'unknown' : rendered ? 'drawn' : 'source');

/** The engine behind PageSpeed Insights changes without its name. */
function lighthouseOf({ mobile_data, desktop_data }: Stored<'pagespeed'>): string | null {
  return mobile_data?.lighthouse_version || desktop_data?.lighthouse_version || null;
}

/** A measurement with what it was made with: figures alone are never compared. */
export interface Taken {
  provider: string;
  result: object;
}

/** Assistants are compared each by itself; when none of them was asked the same, there is nothing to compare. */
export function isSameTool(analysis: AnalysisName, before: Taken, after: Taken): boolean {
  if (analysis !== 'citations') return toolOf(analysis, before.provider, before.result) === toolOf(analysis, after.provider, after.result);
  const counted = ({ result }: Taken) => ((result as Stored<'citations'>).platforms ?? []).filter(({ citations }) => citations !== null);
  const pairs = counted(after).flatMap((now) =>
    counted(before)
      .filter(({ platform }) => platform === now.platform)
      .map((earlier) => sameQuestions(earlier, now)),
  );
  return pairs.length === 0 || pairs.includes(true);
}

type Assistant = Results['citations']['platforms'][number];

/** Whether an assistant was asked the same questions, by the same model, as often. */
export function sameQuestions(before: Partial<Assistant>, after: Partial<Assistant>): boolean {
  const asked = ({ runs, answers = [] }: Partial<Assistant>) =>
    JSON.stringify([runs ?? null, ...new Set(answers.map(({ question, model }) => `${question}\n${model ?? ''}`))].sort());
  return asked(before) === asked(after);
}
