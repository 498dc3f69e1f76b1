import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { deadline } from '../../../common/deadline.js';
import { LanguageModel } from '../../../providers/llm/language-model.js';
import { CAUSES, ProviderError } from '../../../providers/provider-error.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { AnalysisOutput, TextOrigin } from '../results/analysis.js';
import type { TextContent, TextKind } from '../results/stored-text.js';
import { type Choice, choiceOf, choiceSchema } from './choice.js';
import { draftOf } from './draft.js';
import { offeredIntro } from './intro.js';
import { type Offer, promptData, promptVariables } from './prompt-data.js';
import { type AiPromptTexts, DRAFT_RULES, renderPrompt, SYSTEM_RULES } from './prompts.js';
import { offeredSteps } from './recommendations.js';
import { composed, OWN_RULES } from './text-state.js';

/** Options for texts of models, from the settings. */
export abstract class TextSettings {
  abstract prompts(): Promise<AiPromptTexts>;
  /** Whether the model also writes drafts for staff. */
  abstract withDrafts(): Promise<boolean>;
}

type Reason = NonNullable<AnalysisOutput['reason']>;
type Answer = { choice: Choice; provider: string } | { reason: Reason | null };

/** A composed text and its composer; `reason`: why the rules chose although a model is configured. */
export type Written = Pick<AnalysisOutput, 'provider' | 'reason'> & { content: TextContent; source: 'builtin' | 'live'; text: TextOrigin };

/** Timeout of the exchange, after which the rules choose. */
const LONGEST_MS = 120_000;
const MAX_TOKENS = { choice: 500, withDraft: 1200 };
const PROMPTS = { intro: 'companySummary', recommendations: 'recommendations' } as const;

/** Introduction and first steps, made of sentences of ours: a model chooses and orders them, or our rules do. */
@Injectable()
export class AiTexts {
  constructor(
    private readonly model: LanguageModel,
    private readonly settings: TextSettings,
    private readonly clock: Clock,
  ) {}

  /** Returns null without facts to state. */
  async write(kind: TextKind, facts: SiteFacts, signal: AbortSignal): Promise<Written | null> {
    const own = composed(kind, facts, null);
    if (!own) return null;
    const answer = await this.ask(kind, facts, signal);
    if (!('choice' in answer))
      return { content: own.content, source: 'builtin', provider: OWN_RULES, ...(answer.reason && { reason: answer.reason }), text: {} };
    const { choice, provider } = answer;
    const chosen = { ids: choice.ids, provider };
    const draft = draftOf(kind, choice.draft, own.content, facts, { by: provider, at: this.clock.now().toISOString() });
    const content = composed(kind, facts, chosen)?.content ?? own.content;
    return { content, source: 'live', provider, text: { choice: chosen, ...(draft && { draft }) } };
  }

  /** The model’s choice, else why there is none. */
  private async ask(kind: TextKind, facts: SiteFacts, signal: AbortSignal): Promise<Answer> {
    const rendered = renderPrompt((await this.settings.prompts())[PROMPTS[kind]], promptVariables(facts));
    if (!rendered.ok)
      return {
        reason: {
          code: 'invalid_prompt',
          message: `Le modèle de texte des réglages emploie une variable inconnue : ${rendered.unknown.join(', ')}`,
        },
      };
    const limit = deadline(LONGEST_MS, signal);
    try {
      return await this.choose(kind, facts, rendered.text, limit.signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return { reason: reasonOf(error) };
    } finally {
      limit.end();
    }
  }

  private async choose(kind: TextKind, facts: SiteFacts, instructions: string, signal: AbortSignal): Promise<Answer> {
    const offers = offersOf(kind, facts);
    const [first, ...others] = offers.map(({ id }) => id);
    if (!first) return { reason: null };
    const draft = await this.settings.withDrafts();
    const { value, model } = await this.model.complete({
      system: [SYSTEM_RULES, ...(draft ? [DRAFT_RULES] : []), instructions].join('\n\n'),
      user: promptData(facts, offers, draft),
      schema: choiceSchema({ ids: [first, ...others], draft }),
      schemaName: PROMPTS[kind],
      maxTokens: draft ? MAX_TOKENS.withDraft : MAX_TOKENS.choice,
      signal,
    });
    return { choice: choiceOf(value), provider: `${this.model.provider} ${model}` };
  }
}

export const offersOf = (kind: TextKind, facts: SiteFacts): Offer[] => (kind === 'intro' ? offeredIntro(facts) : offeredSteps(facts));

/** Returns the reason of a fallback; none without a key. */
function reasonOf(error: unknown): Reason | null {
  if (error instanceof ProviderError) return error.code === 'not_configured' ? null : { code: error.code, message: error.message };
  if (error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name))
    return { code: 'vendor_timeout', message: `Rédaction : ${CAUSES.vendor_timeout}` };
  throw error;
}
