import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { mailQueued, type PersonMail, type PersonMailOptions, personMail, personMailOptions } from './person-mail.contract.js';
import { PersonMails } from './person-mails.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('campaigns')
@Roles('staff')
@Controller('api/admin/prospects/:id/mail')
export class PersonMailsController {
  constructor(private readonly mails: PersonMails) {}

  @Get()
  @Returns(personMailOptions)
  options(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<PersonMailOptions> {
    return this.mails.options(id, user);
  }

  /** 409 with the reason where this person may not be written to. */
  @Post()
  @Returns(mailQueued, 202)
  async send(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: personMail }) body: PersonMail,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof mailQueued>> {
    return { id: await this.mails.send(id, body, user) };
  }
}
