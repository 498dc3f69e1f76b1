import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { siteOrigin } from '../../common/urls.js';
import { type AgencyVoice, seoIn } from '../../rules/agency-texts.rules.js';
import { LANGUAGES, type Language } from '../../rules/language.rules.js';
import type { PageWords } from '../../rules/page-words.rules.js';
import { PRODUCT_TITLE } from '../../rules/setting-fields.rules.js';
import { composedIn } from '../../words/catalogues.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { Settings } from '../settings/settings.service.js';
import { type IndexingRules, robotsTag } from './indexing.js';
import { personalPicture, publicPicture } from './link-picture.js';
import type { PageShell } from './page-shell.js';
import type { Page } from './pages.js';
import { ownWords, type PageHead } from './seo-meta.js';

export interface ServedPage {
  page: Page;
  token: string | undefined;
  voice: AgencyVoice;
  shell: Pick<PageShell, 'title' | 'head'>;
  words: PageWords;
  data: unknown;
}

/** The settings of search engines and messengers, applied to what is served (specification 3, section 3). */
@Injectable()
export class PageHeads {
  constructor(
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of({ page, token, voice, shell, words, data }: ServedPage, agency: SettingsOf<'agency'>): Promise<PageHead> {
    const { language } = voice;
    const [written, rules, origin] = await Promise.all([this.settings.get('seoConfig'), this.indexing(), this.origin()]);
    const seo = seoIn(voice, written);
    const own = ownWords(shell, words);
    const isHome = page.name === '';
    const isPersonal = page.token === true || page.embedded === true;
    const address = `${origin}/${page.name}`;
    const image = await composedIn(language, () =>
      isPersonal && token ? personalPicture(token, data, origin) : publicPicture(seo.ogImage, agency, origin),
    );
    return {
      language,
      title: isHome && seo.defaultTitle && seo.defaultTitle !== PRODUCT_TITLE ? seo.defaultTitle : own.title,
      description: (isHome && seo.defaultDescription) || own.description || seo.defaultDescription,
      keywords: isPersonal ? '' : seo.defaultKeywords,
      robots: robotsTag(page, rules),
      canonical: isPersonal ? null : inLanguageOf(address, language),
      alternates: isPersonal ? [] : LANGUAGES.map((one) => [one, inLanguageOf(address, one)] as const),
      url: isPersonal ? (token ? `${address}/${encodeURIComponent(token)}` : null) : inLanguageOf(address, language),
      siteName: seo.ogSiteName || agency.name,
      image,
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

/** The one address of a public page in a language; French needs no word for it. */
export const inLanguageOf = (address: string, language: Language): string => (language === 'fr' ? address : `${address}?lang=${language}`);
