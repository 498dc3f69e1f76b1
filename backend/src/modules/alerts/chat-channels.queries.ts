import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors.js';
import type { ChatChannelRecord } from './chat-channel.contract.js';
import { ChatChannel } from './chat-channel.entity.js';
import { ChatPost } from './chat-post.service.js';

@Injectable()
export class ChatChannelQueries {
  constructor(
    private readonly database: DataSource,
    private readonly post: ChatPost,
  ) {}

  async all(): Promise<ChatChannelRecord[]> {
    const channels = await this.database.getRepository(ChatChannel).find({ order: { created_at: 'ASC', id: 'ASC' } });
    const delivered = await this.lastDeliveries();
    return Promise.all(channels.map((channel) => this.toRecord(channel, delivered.get(channel.id) ?? null)));
  }

  async get(id: string): Promise<ChatChannelRecord> {
    const found = (await this.all()).find((channel) => channel.id === id);
    if (!found) throw notFound('Ce canal n’existe pas ou a été supprimé.');
    return found;
  }

  private async lastDeliveries(): Promise<Map<string, Date>> {
    const rows = await this.database.query<{ channel_id: string; at: Date }[]>(
      `SELECT channel_id, max(created_at) AS at FROM chat_deliveries WHERE status = 'delivered' GROUP BY channel_id`,
    );
    return new Map(rows.map(({ channel_id, at }) => [channel_id, at]));
  }

  private async toRecord(channel: ChatChannel, deliveredAt: Date | null): Promise<ChatChannelRecord> {
    const { id, name, kind, host, signals, is_active, failure, address } = channel;
    return {
      ...{ id, name, kind, host, signals, is_active, failure },
      failing_since: channel.failing_since?.toISOString() ?? null,
      is_readable: (await this.post.open(address)) !== null,
      delivered_at: deliveredAt?.toISOString() ?? null,
      created_at: channel.created_at.toISOString(),
    };
  }
}
