import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiToken } from './api-token.entity.js';
import { ApiTokenGuard } from './api-token.guard.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokenQueries } from './api-tokens.queries.js';
import { ApiTokens } from './api-tokens.service.js';

/** Tokens of the public API. */
@Module({
  imports: [TypeOrmModule.forFeature([ApiToken])],
  controllers: [ApiTokensController],
  providers: [ApiTokens, ApiTokenQueries, { provide: APP_GUARD, useClass: ApiTokenGuard }],
})
export class ApiTokensModule {}
