import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { deadline } from '../../../common/deadline.js';
import { LanguageModel } from '../../../providers/llm/language-model.js';
import { CAUSES, ProviderError } from '../../../providers/provider-error.js';
import type { Recommendation } from '../analysis.contract.js';
import type { Finding } from '../analysis.js';
import { answerTexts } from './answer-texts.js';
import { guardIntro, guardSteps, type Refusal, type Verdict } from './fact-guard.js';
import type { Facts } from './facts.js';
import { writeIntro } from './intro.js';
import { pairSteps } from './pair-steps.js';
import { promptData, promptVariables, withCleanNames } from './prompt-data.js';
import { type AiPromptTexts, renderPrompt, SYSTEM_RULES } from './prompts.js';
import { STEPS, writeRecommendations } from './recommendations.js';

/** The prompts as the settings have them. */
export abstract class AiPrompts {
  abstract current(): Promise<AiPromptTexts>;
}

/** A text and who wrote it; `reason` says why it is the built-in one although a model is configured. */
export type Written<T> = { text: T } & Pick<Finding, 'provider' | 'reason'> & { source: 'builtin' | 'live' };

type Reason = NonNullable<Finding['reason']>;
type Answer = { texts: string[]; provider: string } | { reason: Reason | null };

interface Order {
  facts: Facts;
  prompt: keyof AiPromptTexts;
  steps: readonly Recommendation[] | null;
  guard(texts: string[]): Verdict;
}

const TRIES = 2;
/** Both tries together; the built-in text waits. */
const LONGEST_MS = 120_000;
const MAX_TOKENS = 800;

/** Whatever shape a model answers in is read as a list of texts. */
const answer = z.preprocess((raw) => ({ textes: answerTexts(raw) }), z.object({ textes: z.array(z.string()) }));

/** Introduction and first steps written by a model from the measured facts; the built-in text where that is not to be had. */
@Injectable()
export class AiTexts {
  constructor(
    private readonly writer: LanguageModel,
    private readonly prompts: AiPrompts,
  ) {}

  /** Null when there are too few facts for any text. */
  async intro(measured: Facts, signal: AbortSignal): Promise<Written<string> | null> {
    const text = writeIntro(measured);
    if (text === null) return null;
    const facts = withCleanNames(measured);
    const join = (paragraphs: string[]) => paragraphs.join('\n\n');
    const written = await this.write(
      { facts, prompt: 'companySummary', steps: null, guard: (texts) => guardIntro(facts, join(texts)) },
      signal,
    );
    return 'texts' in written ? live(join(written.texts), written.provider) : builtIn(text, written.reason);
  }

  async recommendations(measured: Facts, signal: AbortSignal): Promise<Written<Recommendation[]>> {
    const facts = withCleanNames(measured);
    const steps = writeRecommendations(measured);
    const first = (texts: string[]) => texts.slice(0, STEPS);
    const written = await this.write(
      { facts, prompt: 'recommendations', steps, guard: (texts) => guardSteps(facts, first(texts)) },
      signal,
    );
    return 'texts' in written ? live(pairSteps(first(written.texts), steps), written.provider) : builtIn(steps, written.reason);
  }

  /** A text that passes the guard, at the second try at the latest; else why there is none. */
  private async write(order: Order, signal: AbortSignal): Promise<Answer> {
    const rendered = renderPrompt((await this.prompts.current())[order.prompt], promptVariables(order.facts));
    if (!rendered.ok)
      return {
        reason: {
          code: 'invalid_prompt',
          message: `Le modèle de texte des réglages emploie une variable inconnue : ${rendered.unknown.join(', ')}`,
        },
      };
    const limit = deadline(LONGEST_MS, signal);
    try {
      return await this.tryTwice(order, rendered.text, limit.signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return { reason: reasonOf(error) };
    } finally {
      limit.end();
    }
  }

  private async tryTwice({ facts, prompt, steps, guard }: Order, instructions: string, signal: AbortSignal): Promise<Answer> {
    let refusal: Refusal | null = null;
    for (let left = TRIES; left > 0; left--) {
      const { value, model } = await this.writer.complete({
        system: `${SYSTEM_RULES}\n\n${instructions}`,
        user: promptData(facts, steps, refusal),
        schema: answer,
        schemaName: prompt,
        maxTokens: MAX_TOKENS,
        signal,
      });
      const verdict = guard(value.textes);
      if (verdict.ok) return { texts: value.textes.map(typographic), provider: `${this.writer.provider} ${model}` };
      refusal = verdict;
    }
    return { reason: refusal && { code: 'text_refused', message: `${REFUSED[refusal.reason]} (« ${refusal.what} »)` } };
  }
}

/** Swiss French apostrophes (decision 14). */
const typographic = (text: string): string => text.replace(/(?<=\p{L})'(?=[\p{L}\d])/gu, '’');

const live = <T>(text: T, provider: string): Written<T> => ({ text, source: 'live', provider });

const builtIn = <T>(text: T, reason: Reason | null): Written<T> => ({
  text,
  source: 'builtin',
  provider: 'SmartIndex',
  ...(reason && { reason }),
});

/** Without a key the built-in text is the normal result. */
function reasonOf(error: unknown): Reason | null {
  if (error instanceof ProviderError) return error.code === 'not_configured' ? null : { code: error.code, message: error.message };
  if (error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name))
    return { code: 'vendor_timeout', message: `Rédaction : ${CAUSES.vendor_timeout}` };
  throw error;
}

const REFUSED: Record<Refusal['reason'], string> = {
  number: CAUSES.text_refused,
  name: CAUSES.text_refused,
  length: 'Le texte proposé n’a pas la longueur demandée.',
  markup: 'Le texte proposé contient un balisage, un lien ou un caractère invisible.',
  language: 'Le texte proposé n’est pas en français.',
};
