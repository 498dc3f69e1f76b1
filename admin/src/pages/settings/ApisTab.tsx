import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import type { SettingKey } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useText } from '../../i18n/use-text';
import { ApiKeyPanel } from './ApiKeyPanel';
import { KeywordDebugger } from './KeywordDebugger';
import { CitationsSection } from './OutgoingSections';
import { PromptsSection } from './PromptsSection';
import { Section } from './Section';
import { SettingsPage } from './SettingsPage';
import { useDrafts, wordsOf } from './use-drafts';

const KEYS: SettingKey[] = ['aiPrompts', 'texts', 'vendorLimits', 'citations'];

/** The vendors: their keys, budgets and state; the prompts; the keyword call by hand. */
export function ApisTab() {
  const t = useText();
  const server = useServer();
  const drafts = useDrafts(KEYS);
  const keys = useQuery({ queryKey: ['settings', 'api-keys'], queryFn: ({ signal }) => server.getApiKeys(signal) });
  const vendors = useQuery({ queryKey: ['settings', 'vendors'], queryFn: () => server.getVendorStandings(), staleTime: 0 });
  return (
    <SettingsPage tab="apis" drafts={drafts}>
      {keys.error && (
        <Banner tone="poor" title={t('settings.keys.loadFailed')}>
          {wordsOf(keys.error)}
        </Banner>
      )}
      {keys.data?.map((record) => (
        <ApiKeyPanel
          key={record.service}
          record={record}
          vendor={vendors.data?.find(({ vendor }) => vendor === record.service)}
          drafts={drafts}
          onChange={() => {
            void keys.refetch();
            void vendors.refetch();
          }}
        />
      ))}
      <Section title={t('settings.keys.limits')} lead={t('settings.keys.limitsHelp')} history="vendorLimits" drafts={drafts}>
        <p>{t('settings.keys.limitsWhere')}</p>
      </Section>
      <PromptsSection drafts={drafts} />
      <CitationsSection drafts={drafts} />
      <KeywordDebugger />
      <Section title={t('settings.apiDocs.title')} lead={t('settings.apiDocs.lead')}>
        <p>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('settings.apiDocs.open')}
          </a>
        </p>
      </Section>
    </SettingsPage>
  );
}
