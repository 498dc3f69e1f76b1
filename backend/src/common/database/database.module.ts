import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';
import { DayTotalsSchedule } from './day-totals.schedule.js';
import { Notifier } from './notifier.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => {
        if (!config.databaseUrl) throw new Error('DATABASE_URL is missing: start with `npm start`, or set it');
        return { ...dataSourceOptions(config.databaseUrl), autoLoadEntities: true, retryAttempts: 3, retryDelay: 1000 };
      },
    }),
  ],
  providers: [Notifier, DayTotalsSchedule],
  exports: [Notifier],
})
export class DatabaseModule {}
