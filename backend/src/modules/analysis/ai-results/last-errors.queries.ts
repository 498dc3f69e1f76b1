import type { EntityManager } from 'typeorm';
import type { AnalysisName, TaskError } from '../results/analysis.contract.js';

/** Returns the error of the last attempt of an analysis by prospect; successful ones are absent. */
export async function lastErrors(
  manager: EntityManager,
  analysis: AnalysisName,
  prospectIds: string[],
): Promise<ReadonlyMap<string, TaskError>> {
  const rows = await manager.query<{ prospect_id: string; error: TaskError | null }[]>(
    `SELECT p.id AS prospect_id, last.error FROM unnest($2::uuid[]) AS p(id)
       CROSS JOIN LATERAL (SELECT error FROM measurements WHERE prospect_id = p.id AND analysis = $1 AND former_site IS NULL
                            ORDER BY measured_at DESC, id DESC LIMIT 1) AS last`,
    [analysis, prospectIds],
  );
  return new Map(rows.flatMap(({ prospect_id, error }) => (error ? [[prospect_id, error]] : [])));
}
