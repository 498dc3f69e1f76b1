import { useApiQuery } from '../../api/call-api';
import type { SettingKey } from '../../api/types';
import { Banner } from '../../components/Banner';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { ApiKeyPanel } from './ApiKeyPanel';
import { KeywordDebugger } from './KeywordDebugger';
import { PromptsSection } from './PromptsSection';
import { DeclaredSection, Section } from './Section';
import { SettingsPage } from './SettingsPage';

const KEYS: SettingKey[] = ['aiPrompts', 'texts', 'vendorLimits', 'citations'];

/** The vendors: their keys, budgets and state; the prompts; the keyword call by hand. */
export function ApisTab() {
  const t = useText();
  return (
    <SettingsPage tab="apis" keys={KEYS}>
      <Vendors />
      <Section id="vendorLimits" title={t('settings.keys.limits')} lead={t('settings.keys.limitsHelp')} history="vendorLimits">
        <p>{t('settings.keys.limitsWhere')}</p>
      </Section>
      <PromptsSection />
      <DeclaredSection of="citations" />
      <KeywordDebugger />
      <Section id="api-docs" title={t('settings.apiDocs.title')} lead={t('settings.apiDocs.lead')}>
        <p>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('settings.apiDocs.open')}
          </a>
        </p>
      </Section>
    </SettingsPage>
  );
}

function Vendors() {
  const t = useText();
  const keys = useApiQuery('GET admin/api-keys');
  const vendors = useApiQuery('GET admin/vendors', {}, { staleTime: 0 });
  const readAgain = () => void Promise.all([keys.refetch(), vendors.refetch()]);
  return (
    <>
      {keys.error && (
        <Banner tone="poor" title={t('settings.keys.loadFailed')}>
          {serverMessage(keys.error)}
        </Banner>
      )}
      {keys.data?.map((record) => {
        const vendor = vendors.data?.find((one) => one.vendor === record.service);
        return <ApiKeyPanel key={record.service} {...{ record, vendor }} onChange={readAgain} />;
      })}
    </>
  );
}
