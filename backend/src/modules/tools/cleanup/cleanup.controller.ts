import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../../common/http/access.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type CleanupOutcome, type CleanupPlan, cleanupOrder, cleanupOutcome, cleanupPlan } from './cleanup.contract.js';
import { Cleanup } from './cleanup.service.js';

@ApiTags('danger')
@Roles('admin')
@Controller('api/admin/danger/clean')
export class CleanupController {
  constructor(private readonly cleanup: Cleanup) {}

  @Get()
  @Returns(cleanupPlan)
  plan(): Promise<CleanupPlan> {
    return this.cleanup.plan();
  }

  @Post()
  @Sensitive()
  @HttpCode(200)
  @Returns(cleanupOutcome)
  clean(@Body({ schema: cleanupOrder }) _order: z.infer<typeof cleanupOrder>, @CurrentUser() user: SignedInUser): Promise<CleanupOutcome> {
    return this.cleanup.clean(user);
  }
}
