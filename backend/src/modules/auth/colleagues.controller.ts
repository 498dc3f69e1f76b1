import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Returns } from '../../common/http/response-decorators.js';
import { type Colleague, colleague } from './colleague.contract.js';
import { Colleagues } from './colleagues.queries.js';

@ApiTags('users')
@Controller('api/admin/colleagues')
export class ColleaguesController {
  constructor(private readonly colleagues: Colleagues) {}

  @Get()
  @Returns(colleague, 200, { isArray: true })
  list(): Promise<Colleague[]> {
    return this.colleagues.list();
  }
}
