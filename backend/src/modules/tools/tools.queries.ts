import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ToolCard } from './tools.contract.js';

type Last = Pick<ToolCard, 'state' | 'last_run_at'>;

const NEVER: Last = { state: 'never', last_run_at: null };

/** How the last use of each developer tool ended. */
@Injectable()
export class ToolCards {
  constructor(private readonly database: DataSource) {}

  async all(): Promise<ToolCard[]> {
    const [keys, functions, keywords] = await Promise.all([this.keys(), this.functions(), this.keywords()]);
    return [
      { id: 'test-api', ...keys },
      { id: 'test-edge', ...functions },
      { id: 'test-keywords', ...keywords },
    ];
  }

  /** The last test of a stored key; one key that failed its own last test is enough. */
  private async keys(): Promise<Last> {
    const [row] = await this.database.query<{ at: Date | null; is_good: boolean | null }[]>(
      'SELECT max(tested_at) AS at, bool_and(test_ok) AS is_good FROM api_keys WHERE tested_at IS NOT NULL',
    );
    return row?.at ? { state: row.is_good === false ? 'failed' : 'ok', last_run_at: row.at.toISOString() } : NEVER;
  }

  private async functions(): Promise<Last> {
    const [row] = await this.database.query<{ status: string; failed: number; at: Date }[]>(
      `SELECT status, failed, coalesce(finished_at, created_at) AS at FROM tool_runs WHERE tool = 'functions' ORDER BY created_at DESC LIMIT 1`,
    );
    return row ? lastOf(row) : NEVER;
  }

  private async keywords(): Promise<Last> {
    const [row] = await this.database.query<{ status: string; failed: number; at: Date }[]>(
      `SELECT status, failed, coalesce(finished_at, created_at) AS at FROM scans
        WHERE kind = 'single' AND analyses = '["keywords"]' ORDER BY created_at DESC, id LIMIT 1`,
    );
    return row ? lastOf(row) : NEVER;
  }
}

function lastOf({ status, failed, at }: { status: string; failed: number; at: Date }): Last {
  const last_run_at = at.toISOString();
  if (status === 'cancelled') return { state: 'cancelled', last_run_at };
  if (status !== 'done') return { state: 'running', last_run_at };
  return { state: failed > 0 ? 'failed' : 'ok', last_run_at };
}
