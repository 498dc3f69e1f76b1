import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a visitor sent through one of the agency's forms. */
@Entity('contact_messages')
@Index('contact_messages_search_idx', { synchronize: false })
@Index(['created_at', 'id'])
@Index('contact_messages_waiting_idx', { synchronize: false })
@Index('contact_messages_email_idx', { synchronize: false })
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Which form: `contact`, `final-cta`, `audit-cta`, `listing`. */
  @Column('text', { default: 'contact' }) form!: string;
  @Column('text', { nullable: true }) prenom!: string | null;
  @Column('text') nom!: string;
  @Column('text', { nullable: true }) entreprise!: string | null;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) telephone!: string | null;
  @Column('text', { nullable: true }) site_url!: string | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('timestamptz', { nullable: true }) handled_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
