import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { apiKeyParams, type KeyTest, keyTest } from '../settings/api-keys.contract.js';
import { type VendorRecord, vendorParams, vendorStanding } from './vendors.contract.js';
import { VendorStandings } from './vendors.queries.js';
import { Vendors } from './vendors.service.js';

@ApiTags('operations')
@Controller('api/admin')
export class VendorsController {
  constructor(
    private readonly standings: VendorStandings,
    private readonly vendors: Vendors,
  ) {}

  @Get('vendors')
  @Returns(vendorStanding, 200, { isArray: true })
  list(): Promise<VendorRecord[]> {
    return this.standings.all();
  }

  @Post('vendors/:vendor/reset-circuit')
  @Roles('admin')
  @Returns(vendorStanding)
  async resetCircuit(
    @Param({ schema: vendorParams }) { vendor }: z.infer<typeof vendorParams>,
    @CurrentUser() user: SignedInUser,
  ): Promise<VendorRecord> {
    await this.vendors.resetCircuit(vendor, user);
    return this.standings.of(vendor);
  }

  @Post('api-keys/:service/test')
  @Roles('admin')
  @Returns(keyTest)
  testKey(@Param({ schema: apiKeyParams }) { service }: z.infer<typeof apiKeyParams>, @CurrentUser() user: SignedInUser): Promise<KeyTest> {
    return this.vendors.testKey(service, user);
  }
}
