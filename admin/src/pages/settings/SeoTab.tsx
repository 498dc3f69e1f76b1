import type { SettingKey } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { SwitchField, TextField } from './fields';
import { RobotsSection } from './RobotsSection';
import { SearchPreview } from './SearchPreview';
import { Section } from './Section';
import { SettingsPage } from './SettingsPage';
import { type Drafts, useDrafts } from './use-drafts';

const KEYS: SettingKey[] = ['seoConfig', 'robotsConfig', 'testMode', 'noIndexEnabled', 'agency', 'systemConfig'];

/** How search engines and messengers see the public pages. */
export function SeoTab() {
  const drafts = useDrafts(KEYS);
  return (
    <SettingsPage tab="seo" drafts={drafts}>
      <VisibilitySection drafts={drafts} />
      <HeadSection drafts={drafts} />
      <RobotsSection drafts={drafts} />
    </SettingsPage>
  );
}

function VisibilitySection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  return (
    <>
      <Section title={t('settings.seo.testMode')} lead={t('settings.seo.testModeHelp')} history="testMode" drafts={drafts}>
        <SwitchField drafts={drafts} of="testMode" path="" label={t('settings.seo.testModeLabel')} />
        <SwitchField
          drafts={drafts}
          of="seoConfig"
          path="testMode"
          label={t('settings.seo.seoTestMode')}
          help={t('settings.seo.seoTestModeHelp')}
        />
      </Section>
      <Section title={t('settings.seo.noIndex')} lead={t('settings.seo.noIndexHelp')} history="noIndexEnabled" drafts={drafts}>
        <SwitchField drafts={drafts} of="noIndexEnabled" path="" label={t('settings.seo.noIndexLabel')} />
        <SwitchField
          drafts={drafts}
          of="seoConfig"
          path="metaNoIndex"
          label={t('settings.seo.metaNoIndex')}
          help={t('settings.seo.metaNoIndexHelp')}
        />
      </Section>
    </>
  );
}

function HeadSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const of = { drafts, of: 'seoConfig' } as const;
  return (
    <Section title={t('settings.seo.head')} lead={t('settings.seo.headLead')} history="seoConfig" drafts={drafts}>
      <TextField {...of} path="defaultTitle" label={t('settings.seo.defaultTitle')} help={t('settings.seo.defaultTitleHelp')} wide />
      <TextField {...of} path="defaultDescription" label={t('settings.seo.defaultDescription')} rows={3} />
      <TextField {...of} path="defaultKeywords" label={t('settings.seo.defaultKeywords')} help={t('settings.seo.commas')} wide />
      <TextField {...of} path="ogSiteName" label={t('settings.seo.ogSiteName')} />
      <TextField {...of} path="twitterSite" label={t('settings.seo.twitterSite')} help={t('settings.seo.twitterSiteHelp')} />
      <TextField {...of} path="ogImage" label={t('settings.seo.ogImage')} help={t('settings.seo.ogImageHelp')} wide />
      <TextField {...of} path="sitemapRoutes" label={t('settings.seo.sitemapRoutes')} help={t('settings.seo.sitemapHelp')} rows={2} />
      <SearchPreview drafts={drafts} />
    </Section>
  );
}
