import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The agency's logo: one row, or none. Its address and size are in the settings, where every page reads them. */
@Entity('agency_logo')
@Check('agency_logo_single_check', 'id = 1')
export class AgencyLogoImage {
  @PrimaryColumn('smallint') id!: number;
  @Column('text') mime!: string;
  @Column('bytea') content!: Buffer;
  /** Prefix of the content hash; part of the URL, so that browsers may cache the image forever. */
  @Column('text') version!: string;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
