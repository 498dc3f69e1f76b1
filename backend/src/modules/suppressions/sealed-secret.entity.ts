import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A random secret of this installation, sealed with APP_SECRET. */
@Entity('sealed_secrets')
export class SealedSecret {
  @PrimaryColumn('text') name!: string;
  @Column('text') value!: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
