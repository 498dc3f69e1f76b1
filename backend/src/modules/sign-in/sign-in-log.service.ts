import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { clientAddress } from '../../common/http/client-address.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { User } from '../auth/user.entity.js';

type SessionEvent = 'sign_in' | 'sign_in_failed' | 'sign_out';

/** Records every sign-in and failure in the audit log, with the address. */
@Injectable()
export class SignInLog {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async record(action: SessionEvent, user: Pick<User, 'id'> | null, details: object = {}, manager?: EntityManager): Promise<void> {
    await this.audit.record(manager ?? this.database.manager, user as User | null, {
      action,
      resource: 'sessions',
      resourceId: user?.id ?? null,
      after: { address: clientAddress() ?? null, ...details },
    });
  }
}
