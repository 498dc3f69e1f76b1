import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { invalid, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { normaliseEmail } from '../../common/is-email.js';
import { INVALID_URL } from '../../common/urls.js';
import { isHasty } from '../../rules/form-times.rules.js';
import { t, translatable } from '../../rules/language.rules.js';
import { isThrownAway } from '../../rules/trial-addresses.rules.js';
import { Settings } from '../settings/settings.service.js';
import { BlockedUrls } from './blocked-urls.service.js';
import { emailMatchesSite } from './email-domain.js';
import { type SiteAddress, siteAddress } from './site-address.js';
import type { LinkRequest, TrialRequest } from './trial.contract.js';

/** A request that may become a trial. */
export interface TrialOrder {
  request: TrialRequest;
  site: SiteAddress;
  now: Date;
  verificationRequired: boolean;
  /** The address is outside the website's domain: confirmation, then review by staff (decision 42). */
  reviewRequired: boolean;
  /** The member of staff of an internal trial: exempt from block list, domain and seven days. */
  internal: { user: SignedInUser; staffEmail: string } | null;
  /** Host of the page with the widget; null for the form on our own pages. */
  widgetHost: string | null;
}

const DOMAIN_MISMATCH = t`L'email doit correspondre au domaine du site`;

/** Which requests may become a trial (specification 1, section 5; clarification 10). */
@Injectable()
export class TrialRules {
  constructor(
    private readonly settings: Settings,
    private readonly blocked: BlockedUrls,
    private readonly clock: Clock,
  ) {}

  async check(request: TrialRequest, user: SignedInUser | null): Promise<TrialOrder> {
    const now = this.clock.now();
    refusePrograms(request, now);
    const site = siteAddress(request.websiteUrl);
    if (!site) throw invalid(INVALID_URL, { websiteUrl: INVALID_URL });
    const { requireEmailVerification, otherAddresses, staffEmail } = await this.settings.get('trial');
    const internal = isInternal(request.email, user, staffEmail) ? { user, staffEmail } : null;
    const reviewRequired = !internal && !emailMatchesSite(request.email, site.domain);
    if (reviewRequired && (!otherAddresses || isThrownAway(request.email))) throw invalid(DOMAIN_MISMATCH, { email: DOMAIN_MISMATCH });
    if (!internal && (await this.blocked.covers(site))) throw await this.blockedProblem();
    const verificationRequired = reviewRequired || (requireEmailVerification && !internal);
    return { request, site, now, verificationRequired, reviewRequired, internal, widgetHost: await this.widgetHost(request.widgetOrigin) };
  }

  refusePrograms({ fax, startedAt }: Pick<LinkRequest, 'fax' | 'startedAt'>): void {
    refusePrograms({ fax, startedAt }, this.clock.now());
  }

  private async widgetHost(origin: string | undefined): Promise<string | null> {
    if (origin === undefined) return null;
    const { allowedOrigins } = await this.settings.get('widget');
    return allowedOrigins.includes(origin) ? new URL(origin).host : null;
  }

  private async blockedProblem(): Promise<Problem> {
    const { email } = await this.settings.get('agency');
    const message = email
      ? translatable`Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement à ${email}`
      : translatable`Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement.`;
    return new Problem(409, 'url_blocked', 'This website belongs to a client', message, { websiteUrl: message.french });
  }
}

/** The internal address, typed by a member of staff or of the account itself; reading is not enough. */
function isInternal(typed: string, user: SignedInUser | null, staffEmail: string): user is SignedInUser {
  if (!user || user.role === 'viewer' || !staffEmail) return false;
  return normaliseEmail(user.email) === staffEmail || normaliseEmail(typed) === staffEmail;
}

function refusePrograms({ fax, startedAt }: Pick<LinkRequest, 'fax' | 'startedAt'>, now: Date): void {
  if (fax || isHasty(startedAt === undefined ? null : now.getTime() - startedAt))
    throw new Problem(422, 'not_a_person', 'The form was filled in by a program', t`Une erreur est survenue. Veuillez réessayer.`);
}
