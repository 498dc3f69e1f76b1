import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../common/clock.js';
import { conflict, notFound } from '../../../../common/errors.js';
import { pluralForm } from '../../../../rules/figures.rules.js';
import { type Language, languageOf, translatable } from '../../../../rules/language.rules.js';
import { composedIn } from '../../../../words/catalogues.js';
import { heldProspect, UNKNOWN_LINK } from '../../../prospects/held-prospect.queries.js';
import { ProspectQueries } from '../../../prospects/prospects.queries.js';
import type { JudgedList } from '../../findings/findings.contract.js';
import { Findings } from '../../findings/findings.queries.js';
import { PageBudget } from '../../page-report/page-budget.service.js';
import { ScanQueries } from '../../scans/scan.queries.js';
import { Scans } from '../../scans/scans.service.js';
import { RefreshQueries } from '../refresh/refresh.queries.js';
import type { PlanProgress } from './plan-progress.contract.js';
import { planProgressOf } from './plan-progress.js';
import { DonePlanStep } from './plan-step.entity.js';
import { analysisOf, foundNow, NOT_MEASURABLE, SHOWN_STEPS_OF_PLAN, STEP_GONE } from './step-check.js';

interface Marked {
  token: string;
  step: string;
  done: boolean;
  asked: Language | null;
}

/** What was measured less than this ago is answered as it is. */
const AGAIN_AFTER_MS = 10 * 60_000;

/** Progress of a prospect's plan: steps it marked as done and steps measured again. */
@Injectable()
export class PlanProgresses {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly findings: Findings,
    private readonly scans: Scans,
    private readonly running: ScanQueries,
    private readonly attempts: RefreshQueries,
    private readonly budget: PageBudget,
    private readonly clock: Clock,
  ) {}

  async of(token: string, asked: Language | null): Promise<PlanProgress> {
    const prospect = await this.prospects.byToken(token);
    const { id } = prospect;
    const language = languageOf(asked, prospect.language);
    const [list, open, rows] = await Promise.all([
      this.findings.of(id, language),
      this.running.openAnalyses(id),
      this.database.getRepository(DonePlanStep).find({ where: { prospect_id: id }, order: { step_id: 'ASC' } }),
    ]);
    const lasts = await Promise.all((['pagespeed', 'page'] as const).map((analysis) => this.attempts.lastAttempt(id, analysis)));
    return composedIn(language, () => planProgressOf(list, { open, rows, lasts }));
  }

  async mark({ token, step: stepId, done, asked }: Marked): Promise<PlanProgress> {
    const { id } = await this.prospects.byToken(token);
    const known = await this.database.getRepository(DonePlanStep).findOneBy({ prospect_id: id, step_id: stepId });
    const title = known?.title ?? (await this.stepOf(id, stepId)).step.title;
    await this.keep(id, { step_id: stepId, title, done_at: done ? this.clock.now() : null });
    return this.of(token, asked);
  }

  async remeasure(token: string, stepId: string, asked: Language | null): Promise<PlanProgress> {
    const { id } = await this.prospects.byToken(token);
    const { step, list } = await this.stepOf(id, stepId);
    const analysis = analysisOf(step);
    if (!analysis) throw conflict('not_measurable', NOT_MEASURABLE);
    if ((await this.running.openAnalyses(id)).has(analysis)) return this.of(token, asked);
    const known = await this.database.getRepository(DonePlanStep).findOneBy({ prospect_id: id, step_id: stepId });
    const waitMs = (known?.asked_at?.getTime() ?? 0) + AGAIN_AFTER_MS - this.clock.now().getTime();
    if (waitMs > 0) {
      const minutes = Math.ceil(waitMs / 60_000);
      throw conflict(
        'measured_just_now',
        pluralForm(
          minutes,
          translatable`Cette étape vient d’être mesurée. Réessayez dans ${minutes} minute.`,
          translatable`Cette étape vient d’être mesurée. Réessayez dans ${minutes} minutes.`,
        ),
      );
    }
    await this.budget.spend(id);
    const found_before = foundNow(step, list);
    await this.keep(id, { step_id: stepId, title: step.title, asked_at: this.clock.now(), analysis, found_before });
    await this.scans.startForProspect(id, analysis);
    return this.of(token, asked);
  }

  private async stepOf(prospectId: string, stepId: string): Promise<{ step: JudgedList['plan'][number]; list: JudgedList }> {
    const list = await this.findings.of(prospectId);
    const step = list.plan.slice(0, SHOWN_STEPS_OF_PLAN).find(({ id }) => id === stepId);
    if (!step) throw notFound(STEP_GONE);
    return { step, list };
  }

  private async keep(prospectId: string, row: Partial<DonePlanStep>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await heldProspect(manager, prospectId, UNKNOWN_LINK);
      await manager.upsert(DonePlanStep, { prospect_id: prospectId, ...row } as object, ['prospect_id', 'step_id']);
    });
  }
}
