import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { conflict, invalid } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { SiteJudgement } from '../findings/site-judgement.service.js';
import { AnalysisResults } from '../measurements/analysis-results.service.js';
import type { Recommendation } from '../results/analysis.contract.js';
import type { TextOrigin } from '../results/analysis.js';
import type { TextContent, TextKind } from '../results/stored-text.js';
import { cleanDraft } from '../texts/choice.js';
import { SiteTexts } from '../texts/site-texts.service.js';
import { released } from '../texts/text-state.js';
import type { TextApprovalRequest, TextEditRequest, TextReview, TextReviews as TextReviewsRecord } from './text-review.contract.js';
import { textReviewOf } from './text-review.js';

/** Provider of a text of staff on public pages; the address of its author stays on the server. */
export const BY_HAND = 'Saisie manuelle';

/** Reads, approves, edits and releases the texts of a prospect (decision 31). */
@Injectable()
export class TextReviews {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly judgement: SiteJudgement,
    private readonly texts: SiteTexts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async read(prospectId: string): Promise<TextReviewsRecord> {
    await this.prospects.get(prospectId);
    const of = (kind: TextKind) => this.textReview(this.database.manager, prospectId, kind);
    return { intro: await of('intro'), recommendations: await of('recommendations') };
  }

  /** Publishes the draft unchanged, with the figures shown beside it. */
  approve(prospectId: string, kind: TextKind, { reason, seen }: TextApprovalRequest, user: SignedInUser): Promise<TextReview> {
    return this.change(prospectId, kind, 'approve_text', user, async (manager, review) => {
      if (!review.draft) throw conflict('no_draft', 'Il n’y a pas de texte à approuver.');
      refuseStale(review, seen);
      const { text, steps, by_person } = review.draft;
      await this.publish(manager, prospectId, kind, text ?? steps ?? '', {
        by: user.name || user.email,
        reason: reason ?? null,
        byPerson: by_person,
      });
      return { text: text ?? steps, reason: reason ?? null };
    });
  }

  /** Publishes a text of staff; writing it approves it. */
  edit(prospectId: string, kind: TextKind, { text, steps, reason, seen }: TextEditRequest, user: SignedInUser): Promise<TextReview> {
    const content = kind === 'intro' ? text && cleanDraft(text) : steps;
    if (!content) throw invalid('Écrivez le texte.', { [kind === 'intro' ? 'text' : 'steps']: 'Écrivez le texte.' });
    return this.change(prospectId, kind, 'edit_text', user, async (manager, review) => {
      refuseStale(review, seen);
      await this.publish(manager, prospectId, kind, content, { by: user.name || user.email, reason: reason ?? null, byPerson: true });
      return { text: content, reason: reason ?? null };
    });
  }

  /** Returns to the composed text: an approved text becomes a draft, a draft is deleted. */
  release(prospectId: string, kind: TextKind, user: SignedInUser): Promise<TextReview> {
    return this.change(prospectId, kind, 'release_text', user, async (manager) => {
      await this.texts.change(manager, kind, prospectId, (text) => released(kind, text));
      await this.judgement.renew(manager, prospectId, null);
      return { text: null };
    });
  }

  private async publish(
    manager: EntityManager,
    prospectId: string,
    kind: TextKind,
    content: TextContent,
    approval: TextOrigin['approval'],
  ): Promise<void> {
    const steps = content as Recommendation[];
    const result =
      kind === 'intro'
        ? { content: content as string }
        : { recommendations: steps, analysis: steps.map(({ solution }) => solution).filter(Boolean) };
    const attempt = { prospectId, analysis: kind, site: null, scanId: null, measuredAt: this.clock.now(), durationMs: 0 };
    const origin = { state: 'measured' as const, source: 'manual' as const, provider: BY_HAND };
    await this.results.save(manager, attempt, { ...origin, result, ...(approval && { text: { approval } }) });
  }

  /** Runs a change after the figures were renewed, so that the stored figures are those that staff saw. */
  private async change(
    prospectId: string,
    kind: TextKind,
    action: string,
    user: SignedInUser,
    work: (manager: EntityManager, review: TextReview) => Promise<object>,
  ): Promise<TextReview> {
    await this.prospects.get(prospectId);
    return this.database.transaction(async (manager) => {
      await this.judgement.renew(manager, prospectId, null);
      const review = await this.textReview(manager, prospectId, kind);
      const after = await work(manager, review);
      const before = { text: review.approved?.text ?? review.approved?.steps ?? null };
      await this.audit.record(manager, user, { action, resource: 'prospects', resourceId: prospectId, before, after: { kind, ...after } });
      return this.textReview(manager, prospectId, kind);
    });
  }

  private async textReview(manager: EntityManager, prospectId: string, kind: TextKind): Promise<TextReview> {
    const facts = await this.judgement.facts(manager, prospectId);
    const { site_url } = await manager.findOneByOrFail(Prospect, { id: prospectId });
    return textReviewOf(kind, await this.texts.stored(manager, kind, prospectId), facts, this.clock.now().toISOString(), site_url ?? '');
  }
}

function refuseStale({ version }: TextReview, seen: string | undefined): void {
  if (seen !== undefined && seen !== version)
    throw conflict('text_changed', 'Le texte ou ses chiffres ont changé pendant votre lecture : relisez-les.');
}
