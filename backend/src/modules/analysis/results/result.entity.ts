import {
  Column,
  CreateDateColumn,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { Prospect } from '../../prospects/prospect.entity.js';
import { Provenance } from './provenance.js';

/** What every table of results has besides its figures. */
abstract class Result {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @Column(() => Provenance, { prefix: false }) provenance!: Provenance;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}

/** A prospect has one row. */
export abstract class OnlyResult extends Result {
  @OneToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
}

/** A prospect has several rows: a page, an assistant, a domain each. */
export abstract class RepeatedResult extends Result {
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
}
