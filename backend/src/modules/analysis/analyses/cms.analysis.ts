import { Injectable } from '@nestjs/common';
import { TechStackEngines } from '../../../providers/engines.js';
import { EngineChoice } from '../../../providers/vendor/engine-choice.service.js';
import type { Analysis, Finding, Subject } from '../analysis.js';
import { CmsResult } from '../results/cms-result.entity.js';

@Injectable()
export class CmsAnalysis implements Analysis<'cms'> {
  readonly name = 'cms';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = CmsResult;

  constructor(
    private readonly choice: EngineChoice,
    private readonly engines: TechStackEngines,
  ) {}

  async run({ url }: Subject): Promise<Finding<'cms'>> {
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.detect(url));
    return { state: 'measured', source: 'live', ...found, result: { url, ...value } };
  }
}
