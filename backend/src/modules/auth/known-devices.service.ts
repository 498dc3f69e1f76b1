import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { cookieName } from '../../common/http/staff-cookies.js';
import { derivedSecret } from './derived-secret.js';

/** A browser with an earlier sign-in. */
export interface KnownDevice {
  userId: string;
  /** Random; counts its own wrong passwords. */
  id: string;
}

/**
 * Remembers browsers in a signed cookie, so that whoever tries out passwords elsewhere cannot keep the owner of an account
 * waiting. It opens nothing.
 */
@Injectable()
export class KnownDevices {
  private readonly key: KeyObject;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.key = derivedSecret(loadAppSecret(config), 'known-devices');
  }

  of({ cookies }: Pick<FastifyRequest, 'cookies'>): KnownDevice | null {
    const [userId, id, mac] = cookies[cookieName('device', this.config.publicUrl)]?.split('.') ?? [];
    if (!userId || !id || !mac) return null;
    const [given, right] = [Buffer.from(mac), Buffer.from(this.mac(userId, id))];
    return given.length === right.length && timingSafeEqual(given, right) ? { userId, id } : null;
  }

  /** The cookie’s value; a browser that is known for this account keeps its place. */
  issue(userId: string, known: KnownDevice | null): string {
    const id = known?.userId === userId ? known.id : randomBytes(12).toString('base64url');
    return `${userId}.${id}.${this.mac(userId, id)}`;
  }

  private mac(userId: string, id: string): string {
    return createHmac('sha256', this.key).update(`${userId}.${id}`).digest('base64url');
  }
}
