import { Injectable } from '@nestjs/common';
import { type AssistantName, type AssistantReply, Assistants } from '../llm/assistant.js';
import { ProviderError } from '../provider-error.js';
import { EngineFallback } from '../vendor/engine-fallback.service.js';
import { ASKABLE_ASSISTANTS, type Assistant, AssistantSource } from './assistant-source.js';

/** The assistants that the vendor queries for us, while its key is stored. */
@Injectable()
export class ConfiguredAssistants extends Assistants {
  constructor(
    private readonly choice: EngineFallback,
    private readonly source: AssistantSource,
  ) {
    super();
  }

  async available(): Promise<readonly AssistantName[]> {
    return (await this.choice.hasKey('dataforseo')) ? ASKABLE_ASSISTANTS : [];
  }

  async ask(name: AssistantName, question: string, signal: AbortSignal): Promise<AssistantReply> {
    if (!isAskable(name)) throw new ProviderError('not_configured', name);
    const { text, sources, model } = await this.source.ask(name, question, signal);
    return { text, urls: sources, model };
  }
}

const isAskable = (name: AssistantName): name is Assistant => (ASKABLE_ASSISTANTS as readonly string[]).includes(name);
