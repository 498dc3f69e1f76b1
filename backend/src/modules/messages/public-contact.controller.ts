import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, RateLimit } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type ContactBody, contactBody, contactReceived } from './contact.contract.js';
import { ContactMessages } from './contact-messages.service.js';

@ApiTags('public')
@Public()
@RateLimit('forms')
@Controller('api/public/contact')
export class PublicContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Post()
  @Returns(contactReceived, 201)
  async receive(@Body({ schema: contactBody }) body: ContactBody): Promise<{ received: true }> {
    await this.messages.receive(body);
    return { received: true };
  }
}
