import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { CONFIG, readConfig } from './config/env.js';

@Global()
@Module({
  providers: [Clock, { provide: CONFIG, useFactory: () => readConfig() }],
  exports: [Clock, CONFIG],
})
export class CommonModule {}
