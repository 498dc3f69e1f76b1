import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { PRODUCT_VERSION } from '../product-version.js';
import { Releases } from './releases.service.js';
import { Returns } from './response-decorators.js';

const version = z.object({
  version: z.string(),
  /** The latest release, when it is newer; null also where `RELEASES_URL` names no list of releases. */
  newer: z.object({ version: z.string(), url: z.url() }).nullable(),
});

/** For signed-in accounts only: the version helps attackers. */
@ApiTags('operations')
@Controller('api/admin/version')
export class VersionController {
  constructor(private readonly releases: Releases) {}

  @Get()
  @Returns(version)
  async read(): Promise<z.infer<typeof version>> {
    return { version: PRODUCT_VERSION, newer: await this.releases.newerThan(PRODUCT_VERSION) };
  }
}
