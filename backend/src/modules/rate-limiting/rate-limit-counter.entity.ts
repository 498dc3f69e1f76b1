import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Requests counted in the running window of one bucket. Unlogged: after a crash all counts begin anew. */
@Entity('rate_limits')
export class RateLimitCounter {
  /** The rule and whom it counts, e.g. `quiz 203.0.113.7 ab12cd34`. */
  @PrimaryColumn('text') key!: string;
  @Column('int') hits!: number;
  @Index() @Column('timestamptz') expires_at!: Date;
  /** The next attempt waits until then. */
  @Column('timestamptz', { nullable: true }) opens_at!: Date | null;
}
