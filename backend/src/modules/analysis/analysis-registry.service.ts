import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { analyses } from './analyses/index.js';
import type { AnalysisName } from './analysis.contract.js';
import type { Analysis } from './analysis.js';

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
