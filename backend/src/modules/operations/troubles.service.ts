import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { KeptTrouble } from './kept-trouble.entity.js';
import { RunningStateQueries } from './running-state.queries.js';
import type { TroubleReport } from './troubles.contract.js';
import { troublesOf } from './troubles.js';

/** What is wrong right now, for "Surveillance". */
@Injectable()
export class Troubles {
  constructor(
    private readonly database: DataSource,
    private readonly running: RunningStateQueries,
  ) {}

  async report(): Promise<TroubleReport> {
    const state = await this.running.look();
    const kept = await this.database.getRepository(KeptTrouble).findBy({ ended_at: IsNull() });
    const sinceOf = (key: string) => kept.find((one) => one.key === key)?.began_at.toISOString() ?? null;
    return {
      looked_at: state.databaseNow.toISOString(),
      troubles: troublesOf(state).map((trouble) => ({ ...trouble, since: sinceOf(trouble.key) })),
    };
  }
}
