import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { currentManager, outsideTransactions } from './one-connection.js';
import { clientClass } from './strict-client.js';

const SOON_MS = 100;

type Listener = (payload: string) => void;

/** LISTEN/NOTIFY between processes over one connection. A notification is only a hint and may be lost, so listeners also poll. */
@Injectable()
export class Notifier implements OnApplicationShutdown {
  private readonly logger = new Logger(Notifier.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly reconnectListeners: (() => void)[] = [];
  private connecting: Promise<Client> | undefined;
  private readonly soon = new Map<string, NodeJS.Timeout>();
  private opening: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sent when the transaction of `manager` commits. */
  async notify(channel: string, payload: string, manager: EntityManager = currentManager(this.database)): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  /** Sends soon, and once for all calls until then. For news where only the last counts and that may be lost. */
  notifySoon(channel: string, payload: string): void {
    const news = `${channel} ${payload}`;
    if (this.soon.has(news) || this.closed) return;
    const send = () => {
      this.soon.delete(news);
      if (!this.closed) this.notify(channel, payload).catch((error: unknown) => this.logger.warn({ err: error }, 'notification not sent'));
    };
    // outside the transaction: it must not wait for this
    outsideTransactions(() => this.soon.set(news, setTimeout(send, SOON_MS).unref()));
  }

  /** Calls `listener` for each notification; answers the function that ends it. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const known = this.listeners.get(channel);
    if (known) known.add(listener);
    else {
      this.listeners.set(channel, new Set([listener]));
      await this.open(channel);
    }
    return () => this.listeners.get(channel)?.delete(listener);
  }

  /** Calls `listener` after each lost connection, once another one listens: notifications may be missing. */
  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    const client = await this.connecting?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  /** One after the other: they share a connection. */
  private open(channel: string): Promise<void> {
    const opened = this.opening.then(async () => void (await (await this.connection()).query(`LISTEN "${channel}"`)));
    this.opening = opened.catch(() => undefined);
    return opened;
  }

  private connection(): Promise<Client> {
    this.connecting ??= this.connect();
    return this.connecting;
  }

  private async connect(): Promise<Client> {
    const client = new (clientClass(this.config.refuseSecondConnections))({
      connectionString: this.config.directDatabaseUrl,
      application_name: 'smartindex-listen',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', (error) => this.reconnect(error));
    client.on('end', () => this.reconnect(new Error('connection ended')));
    await client.connect();
    for (const channel of this.listeners.keys()) await client.query(`LISTEN "${channel}"`);
    return client;
  }

  private reconnect(cause: Error): void {
    if (this.closed || !this.connecting) return;
    this.connecting = undefined;
    this.logger.warn(`listening connection lost (${cause.message}), trying again`);
    const retry = () => {
      if (this.closed || this.connecting || this.listeners.size === 0) return;
      this.connection().then(
        () => this.reconnectListeners.map((listener) => listener()),
        () => this.scheduleRetry(retry),
      );
    };
    this.scheduleRetry(retry);
  }

  private scheduleRetry(retry: () => void): void {
    this.connecting = undefined;
    setTimeout(retry, 1000).unref();
  }
}
