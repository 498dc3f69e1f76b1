import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';

/** A keyword row as delivered by the vendor, for the keyword debugger and legacy data. */
@Entity('dataforseo_keywords')
@Index(['prospect_id', 'keyword'])
export class DomainKeyword {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') domain!: string;
  @Column('text') keyword!: string;
  @Column('int', { nullable: true }) position!: number | null;
  @Column('int', { nullable: true }) search_volume!: number | null;
  @Column('text', { nullable: true }) url!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
}
