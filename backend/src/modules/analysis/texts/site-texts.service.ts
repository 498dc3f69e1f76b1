import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { AnalysisOutput } from '../results/analysis.js';
import { PersonalizedIntro } from '../results/intro.entity.js';
import { Recommendations } from '../results/recommendations.entity.js';
import type { StoredText, TextKind } from '../results/stored-text.js';
import { contentColumns, storedText, type TextRow } from './text-row.js';
import { standing } from './text-state.js';
import { updatedText } from './updated-text.js';

const KINDS: readonly TextKind[] = ['intro', 'recommendations'];

const entityOf = (kind: TextKind) => (kind === 'intro' ? PersonalizedIntro : Recommendations);

/** The texts of a prospect as they are stored: always those that its figures allow. */
@Injectable()
export class SiteTexts {
  constructor(private readonly clock: Clock) {}

  /** What a finding brings; `renew` then makes the words of it, in the same transaction. */
  async keep(manager: EntityManager, kind: TextKind, prospectId: string, finding: AnalysisOutput, at: Date): Promise<void> {
    const row = await this.row(manager, kind, prospectId);
    const known = row && { ...storedText(kind, row), replaceable: 'replaceable' in row && row.replaceable };
    const next = updatedText(kind, known, finding, at.toISOString());
    const isChosen = finding.text?.choice !== undefined && next.source !== 'manual';
    const isNew = !row || isChosen || finding.source === 'manual' || next.source !== known?.source;
    await this.store(manager, kind, prospectId, row, next, isNew ? at : row.provenance.measured_at, { replaceable: false });
  }

  /** In the transaction of every change of a result: texts and figures change together. */
  async renew(manager: EntityManager, prospectId: string, facts: SiteFacts): Promise<void> {
    const now = this.clock.now();
    for (const kind of KINDS) {
      const row = await this.row(manager, kind, prospectId);
      if (!row) continue;
      const known = storedText(kind, row);
      const next = standing(kind, known, facts, now.toISOString());
      if (isDeepStrictEqual(next, known)) continue;
      const isSame = isDeepStrictEqual(next.content, known.content) && next.source === known.source;
      await this.store(manager, kind, prospectId, row, next, isSame ? row.provenance.measured_at : now);
    }
  }

  async stored(manager: EntityManager, kind: TextKind, prospectId: string): Promise<StoredText | null> {
    const row = await this.row(manager, kind, prospectId);
    return row && storedText(kind, row);
  }

  /** A person’s change to what is stored; `renew` follows in the same transaction. */
  async change(manager: EntityManager, kind: TextKind, prospectId: string, next: (text: StoredText) => StoredText): Promise<void> {
    const row = await this.row(manager, kind, prospectId);
    if (row) await this.store(manager, kind, prospectId, row, next(storedText(kind, row)), this.clock.now());
  }

  private row(manager: EntityManager, kind: TextKind, prospectId: string): Promise<TextRow | null> {
    return manager.findOneBy<TextRow>(entityOf(kind), { prospect_id: prospectId });
  }

  private async store(
    manager: EntityManager,
    kind: TextKind,
    prospectId: string,
    row: TextRow | null,
    text: StoredText,
    at: Date,
    also: object = {},
  ): Promise<void> {
    const { content, source, provider, choice, made_of, draft, approval } = text;
    await manager.save(entityOf(kind), {
      ...(row && { id: row.id }),
      prospect_id: prospectId,
      ...contentColumns(kind, content),
      ...(kind === 'recommendations' && also),
      writing: { choice, made_of, draft, approval },
      edited_at: approval ? new Date(approval.at) : null,
      provenance: { source, provider, measured_at: at, origins: {} },
    } as object);
  }
}
