import { Injectable } from '@nestjs/common';
import { TechStack } from '../../../providers/tech-stack/tech-stack.js';
import type { Analysis, Finding, Subject } from '../analysis.js';
import { CmsResult } from '../results/cms-result.entity.js';

@Injectable()
export class CmsAnalysis implements Analysis<'cms'> {
  readonly name = 'cms';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = CmsResult;

  constructor(private readonly techStack: TechStack) {}

  async run({ url }: Subject): Promise<Finding<'cms'>> {
    const report = await this.techStack.detect(url);
    return { state: 'measured', source: 'live', provider: this.techStack.provider, result: { url, ...report } };
  }
}
