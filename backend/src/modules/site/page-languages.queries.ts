import { Injectable } from '@nestjs/common';
import { nullIfMissing } from '../../common/errors.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { PAGE_NAMES } from '../../rules/routes.rules.js';
import { CalendarQueries } from '../appointments/calendar.queries.js';
import { Unsubscriptions } from '../campaigns/unsubscriptions.service.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { Page } from './pages.js';

/** Returns the language of a page: requested, else of the prospect, else French. */
@Injectable()
export class PageLanguages {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly calendar: CalendarQueries,
    private readonly unsubscriptions: Unsubscriptions,
  ) {}

  async of(page: Page, link: string | undefined, asked: Language | null): Promise<Language> {
    return asked || !link ? languageOf(asked) : languageOf(await this.ofProspect(page, link));
  }

  /** E-mails carry secrets where they lead to what a person changes there. */
  private async ofProspect({ name }: Page, link: string): Promise<Language | null | undefined> {
    if (name === PAGE_NAMES.call) return (await this.calendar.byLink(link).catch(nullIfMissing))?.prospect.language;
    return name === PAGE_NAMES.unsubscribe ? this.unsubscriptions.languageOf(link) : this.prospects.languageOf(link);
  }
}
