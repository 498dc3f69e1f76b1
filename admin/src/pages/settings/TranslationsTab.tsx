import { OTHER_LANGUAGES } from '../../../../backend/src/rules/agency-texts.rules';
import { useApiQuery } from '../../api/call-api';
import type { SettingKey } from '../../api/types';
import { LoadFailure } from '../../components/LoadFailure';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SettingsPage } from './SettingsPage';
import { TranslationsSection } from './TranslationsSection';

const KEYS: SettingKey[] = ['translations'];

/** What the agency has written for its pages, in German and Italian. */
export function TranslationsTab() {
  const t = useText();
  // written on other screens
  const { data, error, refetch } = useApiQuery('GET admin/agency-texts', {}, { staleTime: 0 });
  return (
    <SettingsPage tab="translations" keys={KEYS}>
      {error && (
        <LoadFailure title={t('settings.loadTitle')} onRetry={refetch}>
          <p>{serverMessage(error)}</p>
        </LoadFailure>
      )}
      {!data && !error && <LoadingPage />}
      {data && OTHER_LANGUAGES.map((language) => <TranslationsSection key={language} language={language} texts={data} />)}
    </SettingsPage>
  );
}
