import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';

const state = z.enum(['ok', 'failed']);
const live = z.object({ status: state });
const ready = z.object({ status: state, database: state, queue: state, migrations: state, accounts: state });

@ApiTags('operations')
@Public()
@RateLimit('none')
@Controller('health')
export class HealthController {
  private readonly migrations: string[];

  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
  ) {
    this.migrations = database.migrations.map((migration) => migration.constructor.name);
  }

  @Get('live')
  @Returns(live)
  live(): z.infer<typeof live> {
    return { status: 'ok' };
  }

  /** 503 while one of them fails; `accounts`: an administrator can sign in. */
  @Get('ready')
  @Returns(ready)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<z.infer<typeof ready>> {
    const [database, queue, migrations, accounts] = await Promise.all([
      outcome(this.database.query('SELECT 1').then(() => true)),
      outcome(this.queue.boss.isInstalled()),
      outcome(
        this.database.query<{ applied: number }[]>(APPLIED, [this.migrations]).then(([row]) => row?.applied === this.migrations.length),
      ),
      outcome(this.database.query<{ ready: boolean }[]>(CAN_SIGN_IN).then(([row]) => row?.ready === true)),
    ]);
    const status = [database, queue, migrations, accounts].every((part) => part === 'ok') ? 'ok' : 'failed';
    if (status === 'failed') void reply.status(503);
    return { status, database, queue, migrations, accounts };
  }
}

/** Polled often: cheaper than TypeORM's query, which reads the catalogue first. */
const APPLIED = 'SELECT count(*)::int AS applied FROM migrations WHERE name = ANY($1)';

const CAN_SIGN_IN = `SELECT EXISTS (SELECT FROM users WHERE role = 'admin' AND disabled_at IS NULL) AS ready`;

const outcome = (check: Promise<boolean>): Promise<'ok' | 'failed'> => check.then((fine) => (fine ? 'ok' : 'failed')).catch(() => 'failed');
