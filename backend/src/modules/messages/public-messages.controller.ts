import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import type { Language } from '../../rules/language.rules.js';
import { messagesQuery, type PublicMessages, publicMessages } from './message.contract.js';
import { MessageQueries } from './messages.queries.js';

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/messages')
export class PublicMessagesController {
  constructor(private readonly queries: MessageQueries) {}

  @Get()
  @Returns(publicMessages)
  get(
    @Query({ schema: messagesQuery }) { token }: z.infer<typeof messagesQuery>,
    @RequestLanguage() asked: Language | null,
  ): Promise<PublicMessages> {
    return this.queries.forProspect(token, asked);
  }
}
