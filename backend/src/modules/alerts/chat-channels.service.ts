import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { SendingGate } from '../../common/mail/sending-gate.service.js';
import { CHAT_LIMITS, type ChatKind } from '../../rules/chat-kinds.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { ChatChannelCreate, ChatChannelUpdate, ChatOutcome } from './chat-channel.contract.js';
import { ChatChannel } from './chat-channel.entity.js';
import { ChatPost } from './chat-post.service.js';
import { chatTarget, isTarget } from './chat-target.js';

const RESOURCE = 'chat-channels';

@Injectable()
export class ChatChannels {
  constructor(
    private readonly database: DataSource,
    private readonly post: ChatPost,
    private readonly gate: SendingGate,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create({ name, kind, signals, ...typed }: ChatChannelCreate, user: SignedInUser): Promise<string> {
    const place = await this.sealed(kind, typed);
    return this.database.transaction(async (manager) => {
      if ((await manager.count(ChatChannel)) >= CHAT_LIMITS.channels)
        throw conflict('too_many_channels', `${CHAT_LIMITS.channels} canaux au maximum.`);
      const channel = await manager.save(ChatChannel, manager.create(ChatChannel, { name, kind, signals, ...place }));
      await this.audit.record(manager, user, { action: 'create', resource: RESOURCE, resourceId: channel.id, after: shown(channel) });
      return channel.id;
    });
  }

  /** A new address, or switching it on again, ends what failed before. */
  async update(id: string, { read, address, chatId, ...changes }: ChatChannelUpdate, user: SignedInUser): Promise<void> {
    const { kind } = await this.find(id);
    const place = address === undefined ? {} : { ...(await this.sealed(kind, { address, chatId })), is_active: true };
    await this.database.transaction(async (manager) => {
      const before = await lock(manager, id);
      const after = manager.create(ChatChannel, { ...before, ...withoutUndefined(changes), ...place });
      const isRestarted = address !== undefined || (after.is_active && !before.is_active);
      await manager.save(ChatChannel, { ...after, ...(isRestarted && { failure: null, failing_since: null }) });
      await this.audit.record(manager, user, {
        ...{ action: 'update', resource: RESOURCE, resourceId: id },
        ...{ before: shown(before), after: shown(after), read },
      });
    });
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const channel = await lock(manager, id);
      await manager.delete(ChatChannel, { id });
      await this.audit.record(manager, user, { action: 'delete', resource: RESOURCE, resourceId: id, before: shown(channel) });
    });
  }

  /** Sends a message without a prospect, also while the channel is switched off; one that arrives ends what failed before. */
  async try(id: string, user: SignedInUser): Promise<ChatOutcome> {
    const channel = await this.find(id);
    if (!(await this.gate.isOpen())) throw conflict('sending_halted', 'Les envois sont suspendus depuis une restauration.');
    const url = `${this.config.publicUrl}/mon-espace`;
    const verdict = await this.post.attempt(channel, { company: '', signals: [], url, isTrial: true });
    const error = verdict.kind === 'delivered' ? null : verdict.error;
    await this.database.transaction(async (manager) => {
      const failing_since = error === null ? null : (channel.failing_since ?? this.clock.now());
      await manager.update(ChatChannel, { id }, { failure: error, failing_since });
      await this.audit.record(manager, user, { action: 'test', resource: RESOURCE, resourceId: id, after: { ok: error === null } });
    });
    return { ok: error === null, code: verdict.kind, error };
  }

  private async find(id: string): Promise<ChatChannel> {
    const channel = await this.database.getRepository(ChatChannel).findOneBy({ id });
    if (!channel) throw gone();
    return channel;
  }

  private async sealed(
    kind: ChatKind,
    typed: { address: string; chatId?: string | undefined },
  ): Promise<Pick<ChatChannel, 'address' | 'host'>> {
    const { telegramUrl, webhookAllowHosts: allowHosts } = this.config;
    const target = chatTarget(kind, typed, { telegramUrl, allowHosts });
    if (!isTarget(target)) throw invalid(target.message, { [target.field]: target.message });
    return { address: await this.post.seal(target), host: new URL(target.url).host };
  }
}

const shown = ({ name, kind, host, signals, is_active }: ChatChannel) => ({ name, kind, host, signals, is_active });
const gone = () => notFound('Ce canal n’existe pas ou a été supprimé.');
const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

async function lock(manager: EntityManager, id: string): Promise<ChatChannel> {
  const found = await manager.findOne(ChatChannel, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw gone();
  return found;
}
