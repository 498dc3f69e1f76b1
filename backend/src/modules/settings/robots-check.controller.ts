import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { checkRobots, robotsCheck, robotsFindings } from './robots-check.contract.js';

@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/robots')
export class RobotsCheckController {
  /** Validates robots.txt while it is edited. */
  @Post('check')
  @HttpCode(200)
  @Returns(robotsFindings)
  check(@Body({ schema: robotsCheck }) { content }: z.infer<typeof robotsCheck>): z.infer<typeof robotsFindings> {
    return { findings: checkRobots(content) };
  }
}
