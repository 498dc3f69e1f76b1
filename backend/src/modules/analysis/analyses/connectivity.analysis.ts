import { Injectable } from '@nestjs/common';
import { Connectivity } from '../../../providers/connectivity/connectivity.service.js';
import { CAUSES } from '../../../providers/provider-error.js';
import type { Analysis, Finding, Subject } from '../analysis.js';
import { ConnectivityResult } from '../results/connectivity-result.entity.js';

@Injectable()
export class ConnectivityAnalysis implements Analysis<'connectivity'> {
  readonly name = 'connectivity';
  readonly phase = 'measure';
  readonly maxAttempts = 1;
  readonly entity = ConnectivityResult;

  constructor(private readonly connectivity: Connectivity) {}

  async run({ url }: Subject): Promise<Finding<'connectivity'>> {
    const result = await this.connectivity.check(url);
    const code = result.outcome === 'unreachable' ? (result.reason ?? 'unreachable') : result.outcome;
    const reason = code in CAUSES ? { code, message: CAUSES[code as keyof typeof CAUSES] } : undefined;
    return { state: 'measured', source: 'live', provider: this.connectivity.provider, result, ...(reason && { reason }) };
  }
}
