import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { asciiHost } from '../../common/display-host.js';
import { conflict } from '../../common/errors.js';
import { NO_SERVER } from '../../common/mail/smtp-mailer.service.js';
import { DNS_PATIENCE_MS, dnsRecords } from '../../providers/sender-domain/dns-records.js';
import { DNS_SILENT, senderDomain } from '../../providers/sender-domain/sender-domain.js';
import { addressIn } from '../settings/mail-account.contract.js';
import { StoredMailAccounts } from '../settings/stored-mail-accounts.service.js';
import type { SenderDomain } from './sender-domain.contract.js';

/** Checks the DNS records of the sender's domain. */
@Injectable()
export class SenderDomains {
  constructor(
    private readonly accounts: StoredMailAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async check(dkimSelector: string): Promise<SenderDomain> {
    const { stored, environment } = await this.accounts.record();
    const account = stored ?? environment;
    if (!account) throw conflict('no_mail_server', NO_SERVER);
    const domain = asciiHost(addressIn(account.from).split('@').at(-1) ?? '');
    const dns = dnsRecords(this.config.dnsServers, AbortSignal.timeout(DNS_PATIENCE_MS));
    const findings = await senderDomain({ domain, host: account.host, dkimSelector }, dns);
    const is_silent = findings.every(({ name, message }) => message === DNS_SILENT || (name === 'dkim' && !dkimSelector));
    return { domain, host: account.host, is_silent, findings };
  }
}
