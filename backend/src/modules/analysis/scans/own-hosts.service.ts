import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Prospects } from '../../prospects/prospects.service.js';
import { ConnectivityResult } from '../results/connectivity-result.entity.js';
import { Scans } from './scans.service.js';

/** « C’est bien son site »: stores that a visited page is the company's. */
@Injectable()
export class OwnHosts {
  constructor(
    private readonly database: DataSource,
    private readonly queries: ProspectQueries,
    private readonly prospects: Prospects,
    private readonly scans: Scans,
  ) {}

  /** Stores the host of the last visit and starts a scan; returns its id. */
  async accept(prospectId: string, user: SignedInUser): Promise<string> {
    const { metadata } = await this.queries.get(prospectId);
    const visit = await this.database.getRepository(ConnectivityResult).findOneBy({ prospect_id: prospectId });
    const host = visit?.final_url && URL.canParse(visit.final_url) ? new URL(visit.final_url).host : null;
    const isOpen = visit?.outcome === 'other_company' || (visit?.outcome === 'ok' && visit.doubt !== null);
    if (!host || !isOpen) throw conflict('nothing_to_accept', 'La dernière visite n’a pas mené à un autre site.');
    const own_hosts = [...new Set([...(metadata.own_hosts ?? []), host])].slice(-20);
    await this.prospects.update(prospectId, { metadata: { own_hosts } }, user);
    return this.scans.startQuick(prospectId, user);
  }
}
