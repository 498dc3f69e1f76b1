import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An incident from its detection until its last alert. */
@Entity('troubles')
@Index('troubles_open_key', ['key'], { unique: true, where: 'ended_at IS NULL' })
@Index('troubles_unsettled_idx', ['began_at'], { where: 'settled_at IS NULL' })
export class StoredIncident {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') key!: string;
  @Column('text') name!: string;
  @Column('text') title!: string;
  @Column('text') found!: string;
  @Column('text') todo!: string;
  @Column('timestamptz', { default: () => 'now()' }) began_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) seen_at!: Date;
  @Column('timestamptz', { nullable: true }) ended_at!: Date | null;
  /** When the e-mail about its begin was queued. */
  @Column('timestamptz', { nullable: true }) told_at!: Date | null;
  /** When it was over and, where required, the e-mail about its end was queued. */
  @Column('timestamptz', { nullable: true }) settled_at!: Date | null;
}
