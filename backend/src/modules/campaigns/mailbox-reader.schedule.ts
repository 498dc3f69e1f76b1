import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { subDays } from 'date-fns/subDays';
import { Clock } from '../../common/clock.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { ImapMailbox, MailboxError, type ReadUpTo } from '../../providers/mailbox/imap-mailbox.service.js';
import { StoredMailbox } from '../settings/stored-mailbox.service.js';
import { Bounces } from './bounces.service.js';

/** Seconds after which the claim of a dead process expires. */
const CLAIM_SECONDS = 240;
/** Days covered by the first reading. */
const FIRST_DAYS = 30;

const readMailbox = everySeconds(300, {
  name: 'bounces',
  title: 'Lecture des retours',
  safeToRepeat: 'one process reads at a time, from where the last reading ended',
});

/** Reads the mailbox for returned e-mails every few minutes, one process at a time. */
@Injectable()
export class MailboxReader {
  constructor(
    private readonly mailbox: StoredMailbox,
    private readonly imap: ImapMailbox,
    private readonly bounces: Bounces,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Returns the number of bounces; null when there is no mailbox or another process reads it. */
  @Cron(CronExpression.EVERY_5_MINUTES, cronOptions(readMailbox))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(readMailbox);
  }

  @Handles(readMailbox)
  async tick(): Promise<number | null> {
    const reading = await this.mailbox.claim(CLAIM_SECONDS);
    if (!reading) return null;
    let upTo: ReadUpTo | null = reading.from;
    let returned = 0;
    try {
      const account = await this.mailbox.account();
      if (!account) return null;
      await this.imap.read(
        account,
        reading.from,
        subDays(this.clock.now(), FIRST_DAYS),
        async (source) => {
          const isOurs = await this.bounces.take(source);
          if (isOurs) returned++;
          return isOurs;
        },
        (passed) => {
          upTo = passed;
        },
      );
      await this.mailbox.noteReading(reading, upTo, true, `La boîte a été lue\u202f; retours nouveaux\u202f: ${returned}.`);
      return returned;
    } catch (error) {
      const message = error instanceof MailboxError ? error.message : 'La lecture de la boîte a échoué.';
      await this.mailbox.noteReading(reading, upTo, false, message);
      // reported as an incident of its own
      if (error instanceof MailboxError) return null;
      throw error;
    }
  }
}
