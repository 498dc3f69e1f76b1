import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { KeywordProbe, type ProbeAnswer } from '../../providers/dataforseo/keyword-probe.service.js';
import { type KeywordDebugAnswer, keywordDebugAnswer, keywordDebugOrder } from './keyword-debug.contract.js';

@ApiTags('operations')
@Roles('admin')
@Controller('api/admin/keyword-debug')
export class KeywordDebugController {
  constructor(private readonly probe: KeywordProbe) {}

  /** A paid call. */
  @Post()
  @HttpCode(200)
  @Returns(keywordDebugAnswer)
  async ask(@Body({ schema: keywordDebugOrder }) { domain }: z.infer<typeof keywordDebugOrder>): Promise<KeywordDebugAnswer> {
    const started = performance.now();
    const answer = await this.probe.ask(domain);
    return toDebugAnswer(answer, Math.round(performance.now() - started));
  }
}

const vendorBody = z.object({
  status_code: z.number().nullable().catch(null),
  status_message: z.string().nullable().catch(null),
  tasks: z.array(z.unknown()).catch([]),
});

function toDebugAnswer({ status, statusText, body, error }: ProbeAnswer, duration: number): KeywordDebugAnswer {
  const data = vendorBody.safeParse(body);
  return {
    success: error === null,
    status,
    statusText,
    error: error?.message ?? null,
    details: error?.detail ?? null,
    data: data.success ? data.data : null,
    duration_ms: duration,
  };
}
