import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { normaliseEmail } from '../../common/is-email.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { PersonErasureOrder } from './person-erasure.entity.js';
import { erasePerson } from './personal-data-jobs.js';

/** Takes orders to erase a person; a worker carries them out. */
@Injectable()
export class Erasures {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
  ) {}

  /** Answers the id of the order. */
  async order(email: string, user: SignedInUser): Promise<string> {
    const address = normaliseEmail(email);
    return this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('personal-data.erase'))`);
      if (await manager.existsBy(PersonErasureOrder, { address, state: In(['queued', 'running']) }))
        throw conflict('already_ordered', 'L’effacement de cette personne est déjà en cours.');
      const { id } = await manager.save(PersonErasureOrder, {
        address,
        requested_by: user.id,
        requested_by_email: user.email,
      } as PersonErasureOrder);
      await this.queue.enqueue(erasePerson, { erasureId: id }, { manager });
      return id;
    });
  }
}
