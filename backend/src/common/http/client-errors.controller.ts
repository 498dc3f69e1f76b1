import { Body, Controller, Logger, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public } from './access.js';
import { clientError } from './client-errors.contract.js';
import { withoutPersonalData } from './redaction.js';
import { namelessPage } from './request-log.js';
import { ReturnsNothing } from './response-decorators.js';

/** Crashes of the pages, one line of the log each; nothing is stored. */
@ApiTags('public')
@Public()
@Controller('api/public/client-errors')
export class ClientErrorsController {
  private readonly logger = new Logger('Browser');

  @Post()
  @ReturnsNothing()
  report(@Body({ schema: clientError }) { id, message, page }: z.infer<typeof clientError>): void {
    this.logger.warn({ crash: { id, page: namelessPage(page), message: withoutPersonalData(message) } }, 'a page crashed');
  }
}
