import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type SelfTest, selfTest } from './self-tests.contract.js';
import { SelfTests } from './self-tests.service.js';

@ApiTags('operations')
@Roles('admin')
@Controller('api/admin/self-tests')
export class SelfTestsController {
  constructor(private readonly tests: SelfTests) {}

  @Post()
  @HttpCode(200)
  @Returns(selfTest, 200, { isArray: true })
  run(): Promise<SelfTest[]> {
    return this.tests.run();
  }
}
