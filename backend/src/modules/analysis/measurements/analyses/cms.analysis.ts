import { Injectable } from '@nestjs/common';
import { TechStackEngines } from '../../../../providers/engines.js';
import { EngineFallback } from '../../../../providers/vendor/engine-fallback.service.js';
import type { Analysis, AnalysisOutput, Subject } from '../../results/analysis.js';

@Injectable()
export class CmsAnalysis implements Analysis<'cms'> {
  readonly name = 'cms';
  readonly phase = 'measure';
  readonly maxAttempts = 2;

  constructor(
    private readonly choice: EngineFallback,
    private readonly engines: TechStackEngines,
  ) {}

  async run({ url }: Subject): Promise<AnalysisOutput<'cms'>> {
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.detect(url));
    return { state: 'measured', source: 'live', ...found, result: { url, ...value } };
  }
}
