import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The agency's logo: one row, or none. Its address and size are in the settings, where every page reads them. */
@Entity('agency_logo')
@Check('agency_logo_single_check', 'id = 1')
export class AgencyLogoImage {
  @PrimaryColumn('smallint') id!: number;
  @Column('text') mime!: string;
  @Column('bytea') content!: Buffer;
  /** Start of the hash of the content; part of the address, so that browsers may keep the picture for ever. */
  @Column('text') version!: string;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
