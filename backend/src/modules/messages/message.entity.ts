import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

/** A text that prospects read and staff may edit; `default_content` brings the original back. */
@Entity('messages')
@Unique(['key'])
@Check('messages_type_check', `type IN ('input', 'textarea')`)
@Check('messages_category_check', `category IN ('global', 'conditional')`)
export class Message {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') key!: string;
  @Column('text') title!: string;
  @Column('text') type!: 'input' | 'textarea';
  @Column('text') content!: string;
  @Column('text') default_content!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text') category!: 'global' | 'conditional';
  /** e.g. `score_below`, with its bound in `condition_value`. */
  @Column('text', { nullable: true }) condition!: string | null;
  @Column('int', { nullable: true }) condition_value!: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
