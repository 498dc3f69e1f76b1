import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { siteOrigin } from '../../common/urls.js';
import type { View } from '../../rules/page-places.rules.js';
import { PRODUCT_TITLE } from '../../rules/setting-fields.rules.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { Settings } from '../settings/settings.service.js';
import { type IndexingRules, robotsTag } from './indexing.js';
import { personalPicture, publicPicture } from './link-picture.js';
import type { Template } from './page-template.js';
import type { Page } from './pages.js';
import { ownWords, type PageHead } from './seo-meta.js';

export interface ServedPage {
  page: Page;
  token: string | undefined;
  template: Pick<Template, 'title' | 'head'>;
  words: View;
  data: unknown;
}

/** The settings of search engines and messengers, applied to what is served (specification 3, section 3). */
@Injectable()
export class PageHeads {
  constructor(
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of({ page, token, template, words, data }: ServedPage, agency: SettingsOf<'agency'>): Promise<PageHead> {
    const [seo, rules, origin] = await Promise.all([this.settings.get('seoConfig'), this.indexing(), this.origin()]);
    const own = ownWords(template, words);
    const isHome = page.name === '';
    const isPersonal = page.token === true;
    return {
      title: isHome && seo.defaultTitle && seo.defaultTitle !== PRODUCT_TITLE ? seo.defaultTitle : own.title,
      description: (isHome && seo.defaultDescription) || own.description || seo.defaultDescription,
      keywords: isPersonal ? '' : seo.defaultKeywords,
      robots: robotsTag(page, rules),
      canonical: isPersonal ? null : `${origin}/${page.name}`,
      url: isPersonal ? (token ? `${origin}/${page.name}/${encodeURIComponent(token)}` : null) : `${origin}/${page.name}`,
      siteName: seo.ogSiteName || agency.name,
      image: isPersonal && token ? personalPicture(token, data, origin) : publicPicture(seo.ogImage, agency, origin),
      twitterSite: seo.twitterSite,
      accent: agency.accent,
    };
  }

  async indexing(): Promise<IndexingRules> {
    const [seo, testMode, noIndexEnabled] = await Promise.all([
      this.settings.get('seoConfig'),
      this.settings.get('testMode'),
      this.settings.get('noIndexEnabled'),
    ]);
    return { testMode: testMode || seo.testMode, metaNoIndex: seo.metaNoIndex, noIndexEnabled };
  }

  /** Of links and pictures: the configured domain, else PUBLIC_URL. */
  async origin(): Promise<string> {
    return siteOrigin((await this.settings.get('systemConfig')).domain, this.config.publicUrl);
  }
}
