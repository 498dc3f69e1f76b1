import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The measuring browser of a machine with a worker. */
@Entity('measuring_browsers')
export class MeasuringBrowser {
  @PrimaryColumn('text') host!: string;
  @Column('text') version!: string;
  @Column('timestamptz', { default: () => 'now()' }) seen_at!: Date;
}
