import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, type Repository } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { outsideTransactions } from '../../common/database/one-connection.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Handles, type JobContext } from '../../common/jobs/define-job.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { PersonErasureOrder } from './person-erasure.entity.js';
import { ERASURE_STEPS, type ErasureStep, PersonErasure } from './person-erasure.service.js';
import { PersonRights } from './person-rights.service.js';
import { erasePerson } from './personal-data-jobs.js';

const FAILED = 'L’effacement n’a pas abouti ; rien n’a été effacé.';

@Injectable()
export class ErasureJobs {
  constructor(
    private readonly database: DataSource,
    private readonly rights: PersonRights,
    private readonly erasure: PersonErasure,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Handles(erasePerson)
  async erase({ erasureId: id }: { erasureId: string }, { retry }: Pick<JobContext, 'retry'>): Promise<void> {
    const order = await this.database.getRepository(PersonErasureOrder).findOneBy({ id });
    if (!order?.address) return;
    try {
      await this.carryOut(order, order.address);
    } catch (error) {
      const isLast = retry >= erasePerson.retries;
      // an order without further retries must not store the address
      await this.note(id, { error: FAILED, ...(isLast && { state: 'failed', address: null, finished_at: this.clock.now() }) });
      throw error;
    }
  }

  private async carryOut({ id, requested_by, requested_by_email }: PersonErasureOrder, address: string): Promise<void> {
    const user = { id: requested_by, email: requested_by_email } as SignedInUser;
    await this.database.transaction(async (manager) => {
      // tables of any size are searched
      await manager.query(`SET LOCAL statement_timeout = '20min'`);
      const person = await this.rights.findPerson(manager, address);
      const { hash, ...outcome } = await this.erasure.run(manager, person, user, (step) => this.show(id, step));
      await this.audit.record(manager, user, {
        action: 'erase',
        resource: 'personal-data',
        resourceId: id,
        after: { address: hash, deleted: outcome.deleted, redacted: outcome.redacted },
      });
      const finished_at = this.clock.now();
      const ended = { state: 'done', step: null, steps_done: ERASURE_STEPS.length, address: null, error: null, finished_at } as const;
      await manager.update(PersonErasureOrder, { id }, { ...ended, outcome });
    });
  }

  /** Updates the progress on a separate connection, so that others see it before the commit. Its failure is ignored. */
  private show(id: string, step: ErasureStep): void {
    const steps_done = ERASURE_STEPS.indexOf(step);
    const open = { id, state: In(['queued', 'running'] as const), steps_done: LessThanOrEqual(steps_done) };
    const stored = outsideTransactions(() => this.orders().update(open, { state: 'running', step, steps_done }));
    void stored.catch(() => undefined);
  }

  private async note(id: string, values: Partial<PersonErasureOrder>): Promise<void> {
    await this.orders().update({ id }, values as object);
  }

  private orders(): Repository<PersonErasureOrder> {
    return this.database.getRepository(PersonErasureOrder);
  }
}
