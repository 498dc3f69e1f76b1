import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type AddressState, addressQuery, addressState } from './address.contract.js';
import { Addresses } from './addresses.queries.js';

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/address')
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Get()
  @Returns(addressState)
  state(
    @Param({ schema: idParam }) { id }: z.infer<typeof idParam>,
    @Query({ schema: addressQuery }) { site_url }: z.infer<typeof addressQuery>,
  ): Promise<AddressState> {
    return this.addresses.state(id, site_url);
  }
}
