import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Appointment } from '../appointments/appointment.entity.js';
import { AppointmentQueries } from '../appointments/appointments.queries.js';
import { CampaignQueries } from '../campaigns/campaigns.queries.js';
import { EmailCampaign } from '../campaigns/email-campaign.entity.js';
import { countable } from '../prospects/examples.queries.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { toEndpoint } from '../webhooks/webhooks.queries.js';
import type { ApiAppointment, ApiCampaign, ApiWebhook } from './api-records.contract.js';
import { type CursorPage, type CursorQuery, inOrder, readIdsAfter } from './cursor-pages.queries.js';

/** Pages of campaigns, appointments and webhooks: the rows by cursor, their records as staff reads them. */
@Injectable()
export class ApiRecords {
  constructor(
    private readonly database: DataSource,
    private readonly campaignQueries: CampaignQueries,
    private readonly appointmentQueries: AppointmentQueries,
  ) {}

  async campaigns(query: CursorQuery): Promise<CursorPage<ApiCampaign>> {
    const rows = this.database.getRepository(EmailCampaign).createQueryBuilder('campaign');
    const { ids, nextCursor } = await readIdsAfter(rows, 'campaigns', query);
    return { data: inOrder(ids, (await this.campaignQueries.page(ofIds(ids))).items), nextCursor };
  }

  campaign(id: string): Promise<ApiCampaign> {
    return this.campaignQueries.get(id);
  }

  async appointments(query: CursorQuery): Promise<CursorPage<ApiAppointment>> {
    const rows = this.database.getRepository(Appointment).createQueryBuilder('appointment').where(countable('appointment.prospect_id'));
    const { ids, nextCursor } = await readIdsAfter(rows, 'appointments', query);
    return { data: inOrder(ids, (await this.appointmentQueries.page(ofIds(ids))).items), nextCursor };
  }

  appointment(id: string): Promise<ApiAppointment> {
    return this.appointmentQueries.get(id);
  }

  async webhooks(query: CursorQuery): Promise<CursorPage<ApiWebhook>> {
    const rows = this.database.getRepository(WebhookEndpoint).createQueryBuilder('endpoint');
    const { ids, nextCursor } = await readIdsAfter(rows, 'webhooks', query);
    const found = await this.database.getRepository(WebhookEndpoint).findBy({ id: In(ids) });
    return { data: inOrder(ids, found.map(toEndpoint)), nextCursor };
  }
}

const ofIds = (ids: string[]) => ({
  sort: { field: 'created_at', order: 'DESC' as const },
  offset: 0,
  limit: ids.length,
  filter: { id: ids },
});
