import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Request count of the current window of a bucket. Unlogged: reset by a crash. */
@Entity('rate_limits')
export class RateLimitCounter {
  /** Rule and subject, e.g. `quiz 203.0.113.7 ab12cd34`. */
  @PrimaryColumn('text') key!: string;
  @Column('int') hits!: number;
  @Index() @Column('timestamptz') expires_at!: Date;
  /** The next attempt waits until then. */
  @Column('timestamptz', { nullable: true }) opens_at!: Date | null;
}
