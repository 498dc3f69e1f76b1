import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../common/clock.js';
import { conflict, notFound } from '../../../../common/errors.js';
import { pluralForm } from '../../../../rules/figures.rules.js';
import { type Language, translatable } from '../../../../rules/language.rules.js';
import { heldProspect, UNKNOWN_LINK } from '../../../prospects/held-prospect.queries.js';
import type { Prospect } from '../../../prospects/prospect.entity.js';
import { ProspectQueries } from '../../../prospects/prospects.queries.js';
import { PageBudget } from '../../page-report/page-budget.service.js';
import { ScanQueries } from '../../scans/scan.queries.js';
import { Scans } from '../../scans/scans.service.js';
import type { ShownAction } from './plan-action.contract.js';
import { judgedNow, progressOf } from './plan-actions.js';
import type { PlanProgress } from './plan-progress.contract.js';
import { DonePlanStep } from './plan-step.entity.js';
import { Plans } from './plans.queries.js';
import { analysisOf, foundNow, type JudgedNow, NOT_MEASURABLE, STEP_GONE } from './step-check.js';

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
    private readonly plans: Plans,
    private readonly scans: Scans,
    private readonly running: ScanQueries,
    private readonly budget: PageBudget,
    private readonly clock: Clock,
  ) {}

  async of(token: string, asked: Language | null): Promise<PlanProgress> {
    const { actions } = await this.plans.of(await this.prospects.byToken(token), asked);
    return progressOf(actions);
  }

  /** The faults of this moment are stored, so that a later measurement can say whether they are gone. */
  async mark({ token, step: stepId, done, asked }: Marked): Promise<PlanProgress> {
    const prospect = await this.prospects.byToken(token);
    const known = await this.database.getRepository(DonePlanStep).findOneBy({ prospect_id: prospect.id, step_id: stepId });
    const done_at = done ? this.clock.now() : null;
    if (known?.asked_at) await this.keep(prospect.id, { step_id: stepId, title: known.title, done_at });
    else {
      const { step, judged } = await this.stepOf(prospect, stepId);
      const title = step.title;
      const found_before = known && !step.findings.length ? known.found_before : foundNow(step, judged);
      await this.keep(prospect.id, { step_id: stepId, title, done_at, found_before });
    }
    return this.of(token, asked);
  }

  async remeasure(token: string, stepId: string, asked: Language | null): Promise<PlanProgress> {
    const prospect = await this.prospects.byToken(token);
    const { id } = prospect;
    const { step, judged } = await this.stepOf(prospect, stepId);
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
    const found_before = foundNow(step, judged);
    await this.keep(id, { step_id: stepId, title: step.title, asked_at: this.clock.now(), analysis, found_before });
    await this.scans.startForProspect(id, analysis);
    return this.of(token, asked);
  }

  /** In French, as it is stored. */
  private async stepOf(prospect: Prospect, stepId: string): Promise<{ step: ShownAction; judged: JudgedNow }> {
    const { actions, site } = await this.plans.of(prospect, 'fr');
    const step = actions.find(({ id }) => id === stepId);
    if (!step) throw notFound(STEP_GONE);
    return { step, judged: judgedNow(site) };
  }

  private async keep(prospectId: string, row: Partial<DonePlanStep>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await heldProspect(manager, prospectId, UNKNOWN_LINK);
      await manager.upsert(DonePlanStep, { prospect_id: prospectId, ...row } as object, ['prospect_id', 'step_id']);
    });
  }
}
