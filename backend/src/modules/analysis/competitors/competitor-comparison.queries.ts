import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentManager } from '../../../common/database/one-connection.js';
import { displayDomain } from '../../../common/urls.js';
import { NOT_MEASURED, whyNotMeasured } from '../../../rules/competitors.rules.js';
import { AGENCY_ZONE, localDate } from '../../../rules/dates.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { cityOf, companyInWords } from '../../prospects/prospect-view.js';
import { Settings } from '../../settings/settings.service.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { Competitor } from './competitor.entity.js';
import { type CompetitorFigures, comparedWith, figuresOf, type MeasuredLive, plainFigures } from './competitor-figures.js';
import type { CompetitorComparison } from './competitors.contract.js';
import { isExcluded } from './excluded-domains.js';

type Row = Pick<Competitor, 'url' | 'domain' | 'name' | 'measured_at' | 'outcome' | 'figures'>;

const COMPETITORS = 'SELECT url, domain, name, measured_at, outcome, figures FROM neighbours WHERE prospect_id = $1 ORDER BY chosen_at, id';

/** Results of the home page of the prospect on a day (Swiss time). */
const OWN = `SELECT DISTINCT ON (m.analysis) m.analysis, m.provider, m.result FROM measurements m JOIN prospects p ON p.id = m.prospect_id
    WHERE m.prospect_id = $1 AND m.analysis IN ('pagespeed', 'page', 'reviews', 'keywords') AND m.state = 'measured' AND m.source = 'live'
      AND m.former_site IS NULL AND m.result IS NOT NULL AND (m.measured_at AT TIME ZONE $3)::date = $2::date
      AND (m.analysis <> 'page' OR site_address(m.result ->> 'url') = site_address(p.site_url))
    ORDER BY m.analysis, m.measured_at DESC, m.id DESC`;

/** Reads the comparison for a prospect's own report; no other page uses it. */
@Injectable()
export class CompetitorComparisonQueries {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Null unless the prospect and a competitor were measured on the same day. */
  async of(prospect: Prospect): Promise<CompetitorComparison | null> {
    const rows = await this.admitted(prospect.id);
    const last = rows.reduce<Date | null>((max, { measured_at: at }) => (at && (!max || at > max) ? at : max), null);
    if (!last) return null;
    const own = await this.own(prospect.id, localDate(last));
    if (!own.speed && !own.findings) return null;
    const self = { name: companyInWords(prospect), domain: displayDomain(prospect.site_url), city: cityOf(prospect) };
    return {
      measured_at: last.toISOString(),
      yours: plainFigures(own),
      others: rows.map((row) => toShown(row, localDate(last), own, self)),
    };
  }

  private async admitted(prospectId: string): Promise<Row[]> {
    const rows = await currentManager(this.database).query<Row[]>(COMPETITORS, [prospectId]);
    if (rows.length === 0) return [];
    const { neverMeasured } = await this.settings.get('neighbours');
    return rows.filter(({ url }) => !isExcluded(url, neverMeasured));
  }

  private async own(prospectId: string, day: string): Promise<CompetitorFigures> {
    const rows = await currentManager(this.database).query<(MeasuredLive & { analysis: AnalysisName })[]>(OWN, [
      prospectId,
      day,
      AGENCY_ZONE,
    ]);
    return figuresOf(Object.fromEntries(rows.map((row) => [row.analysis, row])));
  }
}

function toShown(
  row: Row,
  day: string,
  own: CompetitorFigures,
  self: { name: string; domain: string; city: string | null },
): CompetitorComparison['others'][number] {
  const { name, domain } = row;
  const isOfDay = row.measured_at !== null && localDate(row.measured_at) === day;
  const figures = isOfDay ? row.figures : null;
  const nothing = { speed: null, findings: null, reviews: null, search: null };
  const { speed, findings, reviews, search } = figures ? comparedWith(own, figures, { own: self, theirs: { name, domain } }) : nothing;
  const isBare = [speed, findings, reviews, search].every((figure) => figure === null);
  return {
    ...{ name, domain, speed, findings, search },
    rating: reviews?.rating ?? null,
    reviews: reviews?.count ?? null,
    missing: isBare ? NOT_MEASURED[whyNotMeasured(isOfDay ? row.outcome : null)] : null,
  };
}
