import { Injectable } from '@nestjs/common';
import type { ManagedCall, PublicBooking } from '../appointments/appointment.contract.js';
import { Booking } from '../appointments/booking.service.js';
import { ManagedCalls } from '../appointments/managed-call.service.js';
import { MessageQueries } from '../messages/messages.queries.js';
import type { ReferralPage } from '../referrals/referral.contract.js';
import { ReferralQueries } from '../referrals/referrals.queries.js';
import { Settings } from '../settings/settings.service.js';

/** What calls, messages and referrals bring to a personal page. */
@Injectable()
export class PageParts {
  constructor(
    private readonly booking: Booking,
    private readonly calls: ManagedCalls,
    private readonly referrals: ReferralQueries,
    private readonly messages: MessageQueries,
    private readonly settings: Settings,
  ) {}

  answerFor(data: 'booking' | 'call' | 'referral', token: string): Promise<PublicBooking | ManagedCall | ReferralPage> {
    if (data === 'referral') return this.referrals.forVisitor(token);
    return data === 'booking' ? this.booking.forProspect(token) : this.calls.byLink(token);
  }

  /** The editable messages as slots `message.<key>`; without a known prospect the page keeps its own words. */
  async messageSlots(token: string | undefined): Promise<Record<string, string>> {
    if (!token) return {};
    const messages = await this.messages.forProspect(token).catch(() => ({}));
    return Object.fromEntries(Object.entries(messages).map(([key, text]) => [`message.${key}`, text]));
  }

  /** The one foreign origin that a page with a calendar may show in a frame; null without an external booking page. */
  async frameOrigin(): Promise<string | null> {
    const { url } = await this.settings.get('booking');
    return url ? new URL(url).origin : null;
  }
}
