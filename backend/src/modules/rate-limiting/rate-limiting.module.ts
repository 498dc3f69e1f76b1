import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from '../auth/jwt.guard.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RateLimitCounter } from './rate-limit-counter.entity.js';
import { RateLimitStore } from './rate-limit-store.service.js';
import { RateLimitsController } from './rate-limits.controller.js';
import { RateLimitCounters } from './rate-limits.queries.js';
import { UnknownTokens } from './unknown-tokens.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RateLimitCounter]),
    // the guard takes limit and window of each request from the settings
    ThrottlerModule.forRoot([{ limit: 1, ttl: 1000 }]),
  ],
  controllers: [RateLimitsController],
  providers: [
    RateLimitStore,
    RateLimitCounters,
    UnknownTokens,
    { provide: APP_GUARD, useClass: RateLimitGuard },
    // only now, so that refusals are counted too
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [RateLimitStore, UnknownTokens],
})
export class RateLimitingModule {}
