import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { addressErasureOrder, addressOrder, type ErasureRecord, erasureRecord } from './erasures.contract.js';
import { ErasureQueries, erasureListQuery } from './erasures.queries.js';
import { Erasures } from './erasures.service.js';
import { type AddressExport, addressExport } from './person-data.contract.js';
import { PersonRights } from './person-rights.service.js';
import { type MentionResult, mentionResult, personSearch, type SearchResult, searchResult } from './person-search.contract.js';
import { PersonSearch } from './person-search.queries.js';

type Id = z.infer<typeof idParam>;

/** Requests of people about their data. Search terms are sent in bodies: URLs are logged. */
@ApiTags('personal data')
@Roles('staff')
@Controller('api/admin/personal-data')
export class PersonalDataController {
  constructor(
    private readonly search: PersonSearch,
    private readonly rights: PersonRights,
    private readonly erasures: Erasures,
    private readonly queries: ErasureQueries,
  ) {}

  @Post('search')
  @HttpCode(200)
  @Returns(searchResult)
  find(@Body({ schema: personSearch }) { q }: z.infer<typeof personSearch>): Promise<SearchResult> {
    return this.search.find(q);
  }

  @Post('mentions')
  @HttpCode(200)
  @Returns(mentionResult)
  mentions(@Body({ schema: personSearch }) { q }: z.infer<typeof personSearch>): Promise<MentionResult> {
    return this.search.mentioned(q);
  }

  @Post('export')
  @HttpCode(200)
  @Returns(addressExport)
  export(
    @Body({ schema: addressOrder }) { email }: z.infer<typeof addressOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<AddressExport> {
    return this.rights.exportAddress(email, user);
  }

  @Get('erasures')
  @ReturnsPageOf(erasureRecord)
  list(@Query({ schema: erasureListQuery }) query: z.infer<typeof erasureListQuery>): Promise<Page<ErasureRecord>> {
    return this.queries.page(query);
  }

  @Get('erasures/:id')
  @Returns(erasureRecord)
  get(@Param({ schema: idParam }) { id }: Id): Promise<ErasureRecord> {
    return this.queries.get(id);
  }

  @Post('erasures')
  @Returns(erasureRecord, 202)
  async erase(
    @Body({ schema: addressErasureOrder }) { email }: z.infer<typeof addressErasureOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<ErasureRecord> {
    return this.queries.get(await this.erasures.order(email, user));
  }
}
