import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { PRODUCT_VERSION } from '../product-version.js';
import { Returns } from './response-decorators.js';

const version = z.object({ version: z.string() });

/** For signed-in accounts only: the version helps attackers. */
@ApiTags('operations')
@Controller('api/admin/version')
export class VersionController {
  @Get()
  @Returns(version)
  read(): z.infer<typeof version> {
    return { version: PRODUCT_VERSION };
  }
}
