import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { lastBackup } from '../../common/backups/backup-runs.js';
import { Clock } from '../../common/clock.js';
import { Metrics } from '../../common/http/metrics.service.js';

@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, database: DataSource, clock: Clock) {
    new Gauge({
      name: 'smartindex_backup_age_seconds',
      help: 'Time since the last backup that worked; absent while there is none',
      registers: [metrics.registry],
      async collect() {
        const { at } = await lastBackup(database);
        if (at) this.set((clock.now().getTime() - at.getTime()) / 1000);
        else this.reset();
      },
    });
  }
}
