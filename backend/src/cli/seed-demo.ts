import { createHash } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { events } from '../common/database/domain-events.js';
import { returnedRows } from '../common/database/returned-rows.js';
import { siteFactsOf } from '../modules/analysis/findings/site-facts.js';
import { AnalysisResults } from '../modules/analysis/measurements/analysis-results.service.js';
import type { AnalysisName, AnalysisReport, Recommendation, Results } from '../modules/analysis/results/analysis.contract.js';
import type { AnalysisOutput } from '../modules/analysis/results/analysis.js';
import { composed } from '../modules/analysis/texts/text-state.js';
import { Appointment } from '../modules/appointments/appointment.entity.js';
import { AuditRequest } from '../modules/audit-requests/audit-request.entity.js';
import { Note } from '../modules/prospects/note.entity.js';
import { applyFact } from '../modules/prospects/pipeline.queries.js';
import { Prospect } from '../modules/prospects/prospect.entity.js';
import { emitCreated, emitDeleted } from '../modules/prospects/prospect-changes.queries.js';
import { writeProspectFigures } from '../modules/prospects/write-figures.queries.js';
import { Referral } from '../modules/referrals/referral.entity.js';
import { type DemoCompany, type DemoStage, demoCompanies } from './demo-companies.js';
import { seedDemoQuiz } from './demo-quiz.js';
import { demoResults, unreachable } from './demo-results.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PROVIDER = 'Démonstration';
const STAGES: readonly DemoStage[] = ['untouched', 'mailed', 'seen', 'started', 'halfway', 'finished', 'booked'];
/** Analyses of a site that is only partly measured. */
const PARTIAL: readonly AnalysisName[] = ['cms', 'connectivity', 'page'];

/** The same id for the same thing on every run, shaped like a version 4 UUID. */
const demoId = (name: string): string =>
  createHash('sha256')
    .update(`smartindex demo ${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

const reached = (company: DemoCompany, stage: DemoStage) => STAGES.indexOf(company.stage) >= STAGES.indexOf(stage);

/** Adds the missing example prospects, each in its own transaction. Nobody gets an e-mail. */
export async function seedDemo(app: INestApplicationContext): Promise<string[]> {
  const database = app.get(DataSource);
  const now = app.get(Clock).now();
  let added = 0;
  for (const [index, company] of demoCompanies.entries()) {
    const id = demoId(company.domain);
    const createdAt = new Date(now.getTime() - (index + 3) * DAY_MS);
    const isNew = await database.transaction(async (manager) => {
      if (!(await addProspect(manager, company, id, createdAt))) return false;
      await writeProspectFigures(manager, [id]);
      await addResults(manager, app.get(AnalysisResults, { strict: false }), company, id, createdAt);
      await addVisits(manager, company, id, createdAt);
      if (!company.trial && reached(company, 'mailed')) await applyFact(manager, id, 'email_sent', createdAt);
      if (reached(company, 'finished')) await applyFact(manager, id, 'quiz_done', createdAt);
      if (reached(company, 'halfway')) await seedDemoQuiz(manager, company, id, tokenOf(company), createdAt, reached(company, 'finished'));
      await addRequests(manager, company, id, index, now);
      return true;
    });
    if (isNew) added += 1;
  }
  const known = demoCompanies.length - added;
  return [
    `${added} prospects de démonstration ajoutés${known ? `, ${known} déjà présents et laissés tels quels` : ''}.`,
    'Leurs chiffres sont inventés et marqués comme exemples\u202f; `seed-demo --remove` les enlève.',
  ];
}

/** Takes the made-up prospects away again, with all that hangs on them. */
export async function removeDemo(app: INestApplicationContext): Promise<string[]> {
  const count = await app.get(DataSource).transaction(async (manager) => {
    const gone = await manager.query<{ id: string }[]>('DELETE FROM prospects WHERE id = ANY($1) RETURNING id', [
      demoCompanies.map(({ domain }) => demoId(domain)),
    ]);
    const ids = returnedRows(gone).map(({ id }) => id);
    await emitDeleted(manager, ids);
    return ids.length;
  });
  return [`${count} prospects de démonstration supprimés.`];
}

const tokenOf = ({ domain }: DemoCompany) => demoId(`token ${domain}`).replaceAll('-', '').slice(0, 8);

async function addProspect(manager: EntityManager, company: DemoCompany, id: string, createdAt: Date): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(Prospect)
    .values({
      id,
      token: tokenOf(company),
      email: `${company.first ? company.first[0]?.toLowerCase() : 'contact'}@${company.domain}`.normalize('NFKD').replace(/\p{M}/gu, ''),
      prenom: company.first,
      nom: company.last,
      business_name: company.name,
      site_url: `https://${company.domain}/`,
      poste: company.role || null,
      location: company.city,
      source: PROVIDER,
      notes: 'Entreprise inventée, pour essayer le produit.',
      page_vue: reached(company, 'seen'),
      // from here to the end of the quiz (specification 1, section 4)
      quiz_commence: reached(company, 'started'),
      quiz_en_cours: company.stage === 'halfway',
      quiz_fait: reached(company, 'finished'),
      rdv_pris: company.stage === 'booked',
      email_sent: !company.trial && reached(company, 'mailed'),
      email_sent_at: !company.trial && reached(company, 'mailed') ? createdAt : null,
      status: company.status,
      review_status: company.review,
      self_serve_score: null,
      metadata: {
        demo: true,
        company: company.name,
        industry: company.industry,
        location: company.city,
        ...(company.trial && { is_trial: true }),
        ...(company.site !== 'unmeasured' && { analyze_status: 'completed', last_analyzed: createdAt.toISOString() }),
      },
      created_at: createdAt,
      updated_at: createdAt,
    } as object)
    .orIgnore()
    .returning('id')
    .execute();
  const isNew = (raw as unknown[]).length > 0;
  if (isNew) await emitCreated(manager, [id]);
  return isNew;
}

async function addResults(manager: EntityManager, results: AnalysisResults, company: DemoCompany, id: string, at: Date): Promise<void> {
  const save = (analysis: AnalysisName, result: Results[AnalysisName], measuredAt = at) =>
    results.save(manager, { prospectId: id, analysis, site: null, scanId: null, measuredAt, durationMs: 0 }, {
      state: 'sample',
      source: 'sample',
      provider: PROVIDER,
      result,
    } as AnalysisOutput);
  if (company.site === 'unmeasured') return;
  if (company.site === 'unreachable') return save('connectivity', unreachable(company));
  // a month earlier everything was a little worse, so that the timeline has something to compare
  const before = new Date(at.getTime() - 30 * DAY_MS);
  const older = demoResults({ ...company, level: Math.max(0, company.level - 9) }, before);
  const current = demoResults(company, at);
  for (const analysis of Object.keys(current) as (keyof typeof current)[]) {
    if (company.site === 'partial' && !PARTIAL.includes(analysis)) continue;
    if (company.site === 'complete') await save(analysis, older[analysis], before);
    await save(analysis, current[analysis]);
  }
  if (company.site !== 'complete') return;
  const report = Object.fromEntries(Object.entries(current).map(([name, result]) => [name, { ...result, state: 'measured' }]));
  const nothing = { state: 'pending' };
  const facts = siteFactsOf({ company: company.name, domain: company.domain, city: company.city }, {
    intro: nothing,
    recommendations: nothing,
    ...report,
  } as unknown as AnalysisReport);
  const intro = composed('intro', facts, null);
  if (intro) await save('intro', { content: intro.content as string });
  const steps = composed('recommendations', facts, null);
  if (steps) await save('recommendations', { recommendations: steps.content as Recommendation[], analysis: [] });
}

async function addVisits(manager: EntityManager, company: DemoCompany, id: string, createdAt: Date): Promise<void> {
  const steps: [DemoStage, string, number][] = [
    ['seen', 'link_open', 20],
    ['seen', 'page_view', 21],
    ['started', 'quiz_start', 24],
    ['finished', 'quiz_complete', 26],
    ['finished', 'score_view', 27],
    ['booked', 'appointment', 33],
  ];
  for (const [stage, type, minutes] of steps) {
    if (!reached(company, stage)) continue;
    const occurredAt = new Date(createdAt.getTime() + 20 * HOUR_MS + minutes * 60_000);
    await manager.query(
      `INSERT INTO events (prospect_id, type, actor, occurred_at, payload) VALUES ($1, $2, 'human', $3, '{"demo": true}')`,
      [id, type, occurredAt],
    );
  }
}

async function addRequests(manager: EntityManager, company: DemoCompany, id: string, index: number, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - (index + 2) * DAY_MS);
  if (company.stage === 'booked') {
    const start = new Date(now.getTime() - (index + 1) * DAY_MS);
    start.setUTCHours(9, 0, 0, 0);
    const end = new Date(start.getTime() + 30 * 60_000);
    // past calls: a made-up one must not take a place that a real prospect could book
    await manager.insert(Appointment, { prospect_id: id, start_at: start, end_at: end, status: 'held' });
    await applyFact(manager, id, 'call_booked', createdAt);
  }
  if (index % 7 === 4) {
    await manager.insert(Note, { prospect_id: id, content: 'Exemple de note : rappeler après la présentation du rapport.' });
    const { id: referralId } = await manager.save(Referral, {
      prospect_id: id,
      original_email: null,
      referred_email: `recommandation-${index}@entreprise.example`,
      status: (['pending', 'contacted', 'converted'] as const)[index % 3] ?? 'pending',
      created_at: createdAt,
    } as Referral);
    await events.emit(manager, { type: 'referral.created', ids: [referralId] });
  }
  if (index % 6 === 2) {
    const { id: requestId } = await manager.save(AuditRequest, {
      prospect_id: id,
      email: `audit@${company.domain}`,
      site_url: `https://${company.domain}/`,
      status: (['pending', 'in_progress', 'completed', 'cancelled'] as const)[Math.floor(index / 6) % 4] ?? 'pending',
      created_at: createdAt,
    } as AuditRequest);
    await events.emit(manager, { type: 'audit.requested', ids: [requestId] });
    await applyFact(manager, id, 'audit_requested', createdAt);
  }
}
