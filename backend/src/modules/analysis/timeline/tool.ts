import { toolName } from '../../../rules/provenance.rules.js';
import type { AnalysisName, Results } from '../analysis.contract.js';

/** Stored results of an earlier version may lack fields. */
type Stored<Name extends AnalysisName> = Partial<Results[Name]>;

/** What measured, as far as its figures can be compared with each other: two of one name are progress, two names are « autre outil ». */
export function toolOf(analysis: AnalysisName, provider: string, result: object): string {
  return toolName(provider, analysis === 'pagespeed' ? lighthouseOf(result) : null);
}

/** The engine behind PageSpeed Insights changes without its name. */
function lighthouseOf({ mobile_data, desktop_data }: Stored<'pagespeed'>): string | null {
  return mobile_data?.lighthouse_version || desktop_data?.lighthouse_version || null;
}
