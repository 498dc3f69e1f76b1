import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type ViewCount, viewCount } from './prospect.contract.js';
import { ViewCounts } from './view-counts.queries.js';

@ApiTags('saved-views')
@Controller('api/admin/prospects/view-counts')
export class ViewCountsController {
  constructor(private readonly counts: ViewCounts) {}

  /** Counts of the user's and the team's saved views, in order. */
  @Get()
  @Returns(viewCount, 200, { isArray: true })
  list(@CurrentUser() user: SignedInUser): Promise<ViewCount[]> {
    return this.counts.of(user);
  }
}
