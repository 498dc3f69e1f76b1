import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Every } from '../../common/jobs/schedule.js';

/** Prospects per bucket: enough that few buckets are added up, few enough that one is skipped in a millisecond. */
const BUCKET_SIZE = 8000;

/** Tidies the kept totals; what they add up to never changes by it. */
@Injectable()
export class ProspectTotalsUpkeep {
  constructor(private readonly database: DataSource) {}

  /** Adds the appended changes up, then divides buckets that have grown too large. */
  @Every(10, { name: 'prospect-totals', title: 'Compteurs des prospects', by: 'everybody' })
  async keep(size = BUCKET_SIZE): Promise<void> {
    await this.database.query('SELECT fold_prospect_totals()');
    while (await this.divided(size));
  }

  private async divided(size: number): Promise<boolean> {
    const [row] = await this.database.query<{ divided: boolean }[]>('SELECT divide_prospect_bucket($1) AS divided', [size]);
    return row?.divided ?? false;
  }
}
