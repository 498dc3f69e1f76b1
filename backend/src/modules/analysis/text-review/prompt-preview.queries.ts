import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict } from '../../../common/errors.js';
import { PLACEHOLDERS } from '../../../rules/placeholders.rules.js';
import { Settings } from '../../settings/settings.service.js';
import { Subjects } from '../measurements/subjects.queries.js';
import { offersOf } from '../texts/ai-texts.service.js';
import { promptData, promptVariables } from '../texts/prompt-data.js';
import { DEFAULT_PROMPTS, renderPrompt } from '../texts/prompts.js';
import type { PromptCatalogue, PromptPreview, PromptPreviewOrder } from './prompt-preview.contract.js';

/** A prompt as a model would read it about a prospect, without asking one. */
@Injectable()
export class PromptPreviews {
  constructor(
    private readonly database: DataSource,
    private readonly subjects: Subjects,
    private readonly settings: Settings,
  ) {}

  catalogue(): PromptCatalogue {
    return { variables: [...PLACEHOLDERS.prompt], builtIn: DEFAULT_PROMPTS };
  }

  async of({ prompt, template, prospectId }: PromptPreviewOrder): Promise<PromptPreview> {
    const id = prospectId ?? (await this.latest());
    const subject = id && (await this.subjects.of(id));
    if (!subject) throw conflict('no_website', 'L’aperçu demande un prospect avec un site web : créez-en un, ou choisissez-en un autre.');
    const facts = await this.subjects.facts({ ...subject, prospectId: id });
    const kind = prompt === 'recommendations' ? 'recommendations' : 'intro';
    const rendered = renderPrompt(template.trim() || DEFAULT_PROMPTS[prompt], promptVariables(facts));
    return {
      prospect: { id, company: facts.company, domain: facts.domain },
      unknown: rendered.ok ? [] : rendered.unknown,
      text: rendered.ok ? rendered.text : null,
      data: promptData(facts, offersOf(kind, facts), (await this.settings.get('texts')).drafts),
    };
  }

  private async latest(): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }[]>(
      `SELECT id FROM prospects WHERE site_url <> '' ORDER BY updated_at DESC, id LIMIT 1`,
    );
    return row?.id ?? null;
  }
}
