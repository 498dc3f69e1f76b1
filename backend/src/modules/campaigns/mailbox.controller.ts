import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import {
  type MailboxInput,
  type MailboxRecord,
  type MailboxTrial,
  mailboxInput,
  mailboxRecord,
  mailboxTrial,
} from '../settings/mailbox.contract.js';
import { StoredMailbox } from '../settings/stored-mailbox.service.js';
import { MailboxTrials } from './mailbox-trials.service.js';

/** The mailbox for bounces. */
@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/mailbox')
export class MailboxController {
  constructor(
    private readonly mailbox: StoredMailbox,
    private readonly trials: MailboxTrials,
  ) {}

  @Get()
  @Returns(mailboxRecord)
  get(): Promise<MailboxRecord> {
    return this.mailbox.record();
  }

  @Put()
  @Sensitive()
  @Returns(mailboxRecord)
  save(@Body({ schema: mailboxInput }) mailbox: MailboxInput, @CurrentUser() user: SignedInUser): Promise<MailboxRecord> {
    return this.mailbox.save(mailbox, user);
  }

  @Delete()
  @Sensitive()
  @Returns(mailboxRecord)
  remove(@CurrentUser() user: SignedInUser): Promise<MailboxRecord> {
    return this.mailbox.remove(user);
  }

  /** Signs in without reading messages. */
  @Post('test')
  @Sensitive()
  @HttpCode(200)
  @Returns(mailboxTrial)
  test(): Promise<MailboxTrial> {
    return this.trials.run();
  }
}
