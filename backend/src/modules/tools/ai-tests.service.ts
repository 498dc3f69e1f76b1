import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { deadline } from '../../common/deadline.js';
import type { SignedInUser } from '../../common/http/access.js';
import { LanguageModel } from '../../providers/llm/language-model.js';
import { ProviderError } from '../../providers/provider-error.js';
import { openAiFailure } from './open-ai-failure.js';
import { ToolRun } from './tool-run.entity.js';
import type { AiTest } from './tools.contract.js';

const LONGEST_MS = 60_000;
const MAX_TOKENS = 800;
const SYSTEM = 'Tu réponds à un essai de l’équipe. Réponds en français, en une liste de phrases courtes, sans balisage.';
const FAILED = 'Impossible de générer des recommandations. Veuillez réessayer plus tard.';

const answer = z.object({ recommandations: z.array(z.string()).max(20) });

/** A free prompt to the model with the stored key; the vendor's pace, budget and circuit apply as everywhere. */
@Injectable()
export class AiTests {
  constructor(
    private readonly model: LanguageModel,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(prompt: string, user: SignedInUser): Promise<AiTest> {
    const started_at = this.clock.now();
    const from = performance.now();
    const outcome = await this.ask(prompt);
    const row = { tool: 'ai-test', status: 'done', failed: outcome.error ? 1 : 0, requested_by: user.id, started_at };
    await this.database.getRepository(ToolRun).insert({ ...row, finished_at: this.clock.now() } as object);
    return { ...outcome, duration_ms: Math.round(performance.now() - from) };
  }

  private async ask(prompt: string): Promise<Omit<AiTest, 'duration_ms'>> {
    const { provider } = this.model;
    const limit = deadline(LONGEST_MS);
    try {
      const { value, model } = await this.model.complete({
        system: SYSTEM,
        user: prompt,
        schema: answer,
        schemaName: 'essai',
        maxTokens: MAX_TOKENS,
        signal: limit.signal,
      });
      return { recommendations: value.recommandations, model, provider, message: null, error: null };
    } catch (error) {
      const known = limit.signal.aborted ? new ProviderError('vendor_timeout', `after ${LONGEST_MS} ms`, provider) : error;
      if (!(known instanceof ProviderError)) throw error;
      const cause = { code: known.code, message: known.message, detail: known.detail ?? null };
      return { recommendations: [], model: null, provider, message: FAILED, error: { ...cause, message: openAiFailure(cause) } };
    } finally {
      limit.end();
    }
  }
}
