import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config, readConfig } from '../config/env.js';
import { ContentChanges } from './content-changes.service.js';
import { dataSourceOptions } from './data-source.js';
import { Notifier } from './notifier.service.js';
import { withOneConnection } from './one-connection.js';
import { isPooled } from './pooler.js';
import { SessionLocks } from './session-locks.service.js';
import { clientClass } from './strict-client.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => {
        if (!config.databaseUrl) throw new Error('DATABASE_URL is missing: start with `npm start`, or set it');
        const options = dataSourceOptions(config.databaseUrl, config.databaseConnections, isPooled(config));
        const extra = { ...options.extra, Client: clientClass(config.refuseSecondConnections) };
        return { ...options, extra, autoLoadEntities: true, retryAttempts: 3, retryDelay: 1000 };
      },
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('the database module was given no options');
        const source = await new DataSource(options).initialize();
        return withOneConnection(source, readConfig().refuseSecondConnections);
      },
    }),
  ],
  providers: [ContentChanges, Notifier, SessionLocks],
  exports: [ContentChanges, Notifier, SessionLocks],
})
export class DatabaseModule {}
