import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { deadline } from '../../../../common/deadline.js';
import { Assistants } from '../../../../providers/llm/assistant.js';
import { ProviderError } from '../../../../providers/provider-error.js';
import { CitationSettings } from '../../citations/citation-sources.js';
import { type Asked, countCitations, NOT_CONFIGURED, outputOf } from '../../citations/citations.js';
import { questionsFor } from '../../citations/questions.js';
import type { CitationAssistant } from '../../results/analysis.contract.js';
import { type Analysis, type AnalysisContext, type AnalysisOutput, FailedWith, type Subject } from '../../results/analysis.js';

/** All questions together; those without an answer by then count as failed. */
const LONGEST_MS = 150_000;

const TRADE_UNKNOWN = {
  code: 'insufficient_facts',
  message: 'Le métier de l’entreprise n’est pas connu : aucune question de client ne peut être posée aux assistants.',
};

/** Mentions in AI assistants. Without a source they are « non mesuré », never 0. */
@Injectable()
export class CitationsAnalysis implements Analysis<'citations'> {
  readonly name = 'citations';
  /** After the measurements: reviews reveal the trade. */
  readonly phase = 'facts';
  readonly maxAttempts = 2;

  constructor(
    private readonly assistants: Assistants,
    private readonly settings: CitationSettings,
    private readonly clock: Clock,
  ) {}

  async run(subject: Subject, { signal }: Pick<AnalysisContext, 'signal'>): Promise<AnalysisOutput<'citations'>> {
    const company = { name: subject.company, url: subject.url, city: subject.city, category: subject.category };
    const platforms = await this.assistants.available();
    const questions = platforms.length > 0 ? questionsFor(company, await this.settings.questionsPerPlatform()) : [];
    const asked = await this.askAll(platforms, questions, signal);
    const unasked = Object.fromEntries(platforms.map((platform) => [platform, TRADE_UNKNOWN]));
    const counted = countCitations(asked, company, unasked);
    const output = outputOf(counted);
    if (output) return output;
    const failed = asked.find((one) => 'error' in one);
    if (failed && 'error' in failed)
      throw new FailedWith(failed.error, { state: 'measured', source: 'live', provider: '', result: counted });
    const reason = platforms.length > 0 ? TRADE_UNKNOWN : NOT_CONFIGURED;
    return { state: 'not_applicable', source: 'live', provider: '', result: null, reason };
  }

  private askAll(platforms: readonly CitationAssistant[], questions: readonly string[], stopped: AbortSignal): Promise<Asked[]> {
    const limit = deadline(LONGEST_MS, stopped);
    const all = platforms.flatMap((platform) => questions.map((question) => this.ask(platform, question, limit.signal, stopped)));
    return Promise.all(all).finally(() => limit.end());
  }

  private async ask(platform: CitationAssistant, question: string, signal: AbortSignal, stopped: AbortSignal): Promise<Asked> {
    try {
      const reply = await this.assistants.ask(platform, question, signal);
      return { platform, question, date: this.clock.now().toISOString(), reply };
    } catch (error) {
      if (stopped.aborted) throw error;
      const known = signal.aborted ? new ProviderError('vendor_timeout', `after ${LONGEST_MS} ms`) : error;
      if (!(known instanceof ProviderError)) throw error;
      return { platform, question, date: this.clock.now().toISOString(), error: known };
    }
  }
}
