import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

/** A vendor's key, encrypted (decision 7). The plain key never leaves the server. */
@Entity('api_keys')
@Unique(['service'])
export class ApiKey {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') service!: string;
  @Column('text', { select: false }) api_key!: string;
  /** Last four characters, to recognise the key by. */
  @Column('text', { default: '' }) hint!: string;
  /** e.g. `{ login }` for DataForSEO, `{ model, temperature, max_tokens }` for OpenAI. */
  @Column('jsonb', { default: {} }) metadata!: Record<string, unknown>;
  @Column('timestamptz', { nullable: true }) tested_at!: Date | null;
  /** How the last test ended, and the same in words. */
  @Column('boolean', { nullable: true }) test_ok!: boolean | null;
  @Column('text', { nullable: true }) test_outcome!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
