import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { IncidentReport } from './incidents.contract.js';
import { incidentsOf } from './incidents.js';
import { RunningStateQueries } from './running-state.queries.js';
import { StoredIncident } from './stored-incident.entity.js';

/** Reports the current incidents for "Surveillance". */
@Injectable()
export class Incidents {
  constructor(
    private readonly database: DataSource,
    private readonly running: RunningStateQueries,
  ) {}

  async report(): Promise<IncidentReport> {
    const state = await this.running.look();
    const stored = await this.database.getRepository(StoredIncident).findBy({ ended_at: IsNull() });
    const sinceOf = (key: string) => stored.find((one) => one.key === key)?.began_at.toISOString() ?? null;
    return {
      looked_at: state.databaseNow.toISOString(),
      troubles: incidentsOf(state).map((incident) => ({ ...incident, since: sinceOf(incident.key) })),
    };
  }
}
