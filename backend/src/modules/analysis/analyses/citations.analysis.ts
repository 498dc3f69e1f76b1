import { Injectable } from '@nestjs/common';
import { CAUSES } from '../../../providers/provider-error.js';
import type { Analysis, Finding } from '../analysis.js';

/** Mentions in AI assistants. Without a source they are « non mesuré », never 0. */
@Injectable()
export class CitationsAnalysis implements Analysis<'citations'> {
  readonly name = 'citations';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = null;

  async run(): Promise<Finding<'citations'>> {
    return {
      state: 'not_applicable',
      source: 'live',
      provider: '',
      result: null,
      reason: { code: 'not_configured', message: CAUSES.not_configured },
    };
  }
}
