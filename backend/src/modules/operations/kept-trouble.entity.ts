import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A trouble from its first sight until nothing more is to be said about it. */
@Entity('troubles')
@Index('troubles_open_key', ['key'], { unique: true, where: 'ended_at IS NULL' })
@Index('troubles_unsettled_idx', ['began_at'], { where: 'settled_at IS NULL' })
export class KeptTrouble {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') key!: string;
  @Column('text') name!: string;
  @Column('text') title!: string;
  @Column('text') found!: string;
  @Column('text') todo!: string;
  @Column('timestamptz', { default: () => 'now()' }) began_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) seen_at!: Date;
  @Column('timestamptz', { nullable: true }) ended_at!: Date | null;
  /** When an e-mail said that it began. */
  @Column('timestamptz', { nullable: true }) told_at!: Date | null;
  /** Over, and its end told where it is news. */
  @Column('timestamptz', { nullable: true }) settled_at!: Date | null;
}
