import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import {
  type MailState,
  type MailTemplate,
  mailState,
  mailTemplate,
  type OutboxEmail,
  outboxEmail,
  templateParams,
  templateQuery,
  testMailRequest,
} from './outbox.contract.js';
import { OutboxQueries } from './outbox.queries.js';
import { OutboxActions } from './outbox-actions.service.js';
import { type Resumption, resumption, type SendingHaltState, sendingHalt } from './sending-halt.contract.js';
import { SendingHalts } from './sending-halts.service.js';
import { TemplatePreviews } from './template-previews.service.js';

@ApiTags('outbox')
@Roles('staff')
@Controller('api/admin/mail')
export class MailController {
  constructor(
    private readonly queries: OutboxQueries,
    private readonly actions: OutboxActions,
    private readonly previews: TemplatePreviews,
    private readonly halts: SendingHalts,
  ) {}

  @Get('state')
  @Returns(mailState)
  state(): Promise<MailState> {
    return this.queries.state();
  }

  @Get('halt')
  @Returns(sendingHalt)
  halt(): Promise<SendingHaltState> {
    return this.halts.state();
  }

  @Post('resume')
  @Roles('admin')
  @Sensitive()
  @Returns(sendingHalt)
  async resume(@Body({ schema: resumption }) choice: Resumption, @CurrentUser() user: SignedInUser): Promise<SendingHaltState> {
    await this.halts.resume(choice, user);
    return this.halts.state();
  }

  @Get('templates')
  @Returns(mailTemplate, 200, { isArray: true })
  templates(@Query({ schema: templateQuery }) { lang }: z.infer<typeof templateQuery>): Promise<MailTemplate[]> {
    return this.previews.all(lang);
  }

  @Get('templates/:id')
  @Returns(mailTemplate)
  template(
    @Param({ schema: templateParams }) { id }: z.infer<typeof templateParams>,
    @Query({ schema: templateQuery }) { lang }: z.infer<typeof templateQuery>,
  ): Promise<MailTemplate> {
    return this.previews.get(id, lang);
  }

  @Post('test')
  @Roles('admin')
  @Returns(outboxEmail, 201)
  async sendTest(@Body({ schema: testMailRequest }) { recipient }: z.infer<typeof testMailRequest>): Promise<OutboxEmail> {
    return this.queries.get(await this.actions.sendTest(recipient));
  }
}
