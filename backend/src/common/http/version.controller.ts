import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { PRODUCT_VERSION } from '../product-version.js';
import { Returns } from './response-decorators.js';

const version = z.object({ version: z.string() });

/** For signed-in accounts: a stranger who looks for known faults is told nothing. */
@ApiTags('operations')
@Controller('api/admin/version')
export class VersionController {
  @Get()
  @Returns(version)
  read(): z.infer<typeof version> {
    return { version: PRODUCT_VERSION };
  }
}
