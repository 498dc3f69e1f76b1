import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A website that may not start a trial, usually a client of the agency. */
@Entity('blocked_urls')
@Index(['url'])
@Index(['domain'])
@Index(['blocked_at', 'id'])
export class BlockedUrl {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Normalised: lower case, without protocol, www and trailing slash. */
  @Column('text') url!: string;
  @Column('text') domain!: string;
  @Column('text', { default: 'Client existant' }) reason!: string;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('boolean', { default: true }) is_active!: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) blocked_at!: Date;
}
