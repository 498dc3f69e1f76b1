import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type ApiKeyRecord, apiKeyParams, apiKeyRecord, apiKeyUpdate } from './api-keys.contract.js';
import { ApiKeys } from './api-keys.service.js';
import { type PlainKeysOutcome, plainKeysOutcome } from './plain-keys.contract.js';
import { PlainKeys } from './plain-keys.service.js';

type Service = z.infer<typeof apiKeyParams>;

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/api-keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly plain: PlainKeys,
  ) {}

  @Get()
  @Returns(apiKeyRecord, 200, { isArray: true })
  list(): Promise<ApiKeyRecord[]> {
    return this.keys.list();
  }

  /** The keys that are still stored as plain text. */
  @Post('encrypt')
  @HttpCode(200)
  @Returns(plainKeysOutcome)
  encrypt(@CurrentUser() user: SignedInUser): Promise<PlainKeysOutcome> {
    return this.plain.encryptAll(user);
  }

  @Put(':service')
  @Sensitive()
  @Returns(apiKeyRecord)
  save(
    @Param({ schema: apiKeyParams }) { service }: Service,
    @Body({ schema: apiKeyUpdate }) update: z.infer<typeof apiKeyUpdate>,
    @CurrentUser() user: SignedInUser,
  ): Promise<ApiKeyRecord> {
    return this.keys.save(service, update, user);
  }

  @Delete(':service')
  @Sensitive()
  @Returns(apiKeyRecord, 200, { isArray: true })
  async remove(@Param({ schema: apiKeyParams }) { service }: Service, @CurrentUser() user: SignedInUser): Promise<ApiKeyRecord[]> {
    await this.keys.remove(service, user);
    return this.keys.list();
  }
}
