import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../common/config/env.js';
import { cookieName, cookieOptions, refreshSecretOf, type StaffCookie } from '../../common/http/staff-cookies.js';
import { SESSION_LIMITS } from '../../rules/session-limits.rules.js';
import type { SessionRecord } from '../auth/auth.contract.js';
import type { OpenSession, Place } from '../auth/auth.service.js';
import { KnownDevices } from '../auth/known-devices.service.js';
import { SignIn } from './sign-in.service.js';

const DAY = 86_400;
const DEVICE_DAYS = 365;
const LONGEST_NAME = 300;

/** Returns where a sign-in comes from. */
export const placeOf = ({ ip, headers }: FastifyRequest): Place => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, LONGEST_NAME) ?? null,
});

/** Gives an open session to the browser: cookies, and the record for the page. */
@Injectable()
export class SessionHandover {
  constructor(
    private readonly entrance: SignIn,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** After a sign-in: the session that the browser brought ends, and the browser becomes known for the account. */
  async signedIn(opened: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<SessionRecord> {
    await this.entrance.signOut(refreshSecretOf(request, this.config.publicUrl));
    const answer = this.handOver(opened, reply);
    this.set(reply, 'device', this.devices.issue(answer.user.id, this.devices.of(request)), DEVICE_DAYS);
    return answer;
  }

  handOver({ session, refreshSecret }: OpenSession, reply: FastifyReply): SessionRecord {
    this.set(reply, 'refresh', refreshSecret, SESSION_LIMITS.longestDays);
    this.set(reply, 'staff', '1', SESSION_LIMITS.longestDays);
    return session;
  }

  private set(reply: FastifyReply, name: StaffCookie, value: string, days: number): void {
    const { publicUrl } = this.config;
    void reply.setCookie(cookieName(name, publicUrl), value, { ...cookieOptions(name, publicUrl), maxAge: days * DAY });
  }
}
