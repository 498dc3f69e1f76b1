import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { Analysis } from '../results/analysis.js';
import { analyses } from './analyses/index.js';

/** Finds an analysis by its name. */
@Injectable()
export class AnalysisRegistry {
  constructor(private readonly modules: ModuleRef) {}

  all(): Analysis[] {
    return analyses.map((type) => this.modules.get<Analysis>(type));
  }

  get(name: AnalysisName): Analysis {
    const found = this.all().find((analysis) => analysis.name === name);
    if (!found) throw new Error(`no analysis ${name}`);
    return found;
  }
}
