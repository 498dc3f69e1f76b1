import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type MailAccountInput, type MailAccountRecord, mailAccountInput, mailAccountRecord } from '../settings/mail-account.contract.js';
import { StoredMailAccounts } from '../settings/stored-mail-accounts.service.js';
import { MailTrials } from './mail-trials.service.js';
import { type MailTrial, mailTrial, testMailRequest } from './outbox.contract.js';
import { type SenderDomain, senderDomain, senderDomainRequest } from './sender-domain.contract.js';
import { SenderDomains } from './sender-domains.service.js';

/** The mail server that messages are handed to. */
@ApiTags('settings')
@Roles('admin')
@Controller('api/admin/mail-account')
export class MailAccountController {
  constructor(
    private readonly accounts: StoredMailAccounts,
    private readonly trials: MailTrials,
    private readonly domains: SenderDomains,
  ) {}

  @Get()
  @Returns(mailAccountRecord)
  get(): Promise<MailAccountRecord> {
    return this.accounts.record();
  }

  @Put()
  @Sensitive()
  @Returns(mailAccountRecord)
  save(@Body({ schema: mailAccountInput }) account: MailAccountInput, @CurrentUser() user: SignedInUser): Promise<MailAccountRecord> {
    return this.accounts.save(account, user);
  }

  @Delete()
  @Sensitive()
  @Returns(mailAccountRecord)
  remove(@CurrentUser() user: SignedInUser): Promise<MailAccountRecord> {
    return this.accounts.remove(user);
  }

  /** What the sender's domain publishes: SPF, DKIM, DMARC, MX. */
  @Post('domain')
  @HttpCode(200)
  @Returns(senderDomain)
  domain(@Body({ schema: senderDomainRequest }) { dkimSelector }: z.infer<typeof senderDomainRequest>): Promise<SenderDomain> {
    return this.domains.check(dkimSelector);
  }

  @Post('test')
  @Sensitive()
  @HttpCode(200)
  @Returns(mailTrial)
  test(
    @Body({ schema: testMailRequest }) { recipient }: z.infer<typeof testMailRequest>,
    @CurrentUser() user: SignedInUser,
  ): Promise<MailTrial> {
    return this.trials.send(recipient, user);
  }
}
