import { OTHER_LANGUAGES } from '../../../../backend/src/rules/agency-texts.rules';
import { useAnswer } from '../../api/ask';
import type { SettingKey } from '../../api/types';
import { LoadFailure } from '../../components/LoadFailure';
import { wordsOf } from '../../form/faults';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SettingsPage } from './SettingsPage';
import { TranslationsSection } from './TranslationsSection';

const KEYS: SettingKey[] = ['translations'];

/** What the agency has written for its pages, in German and Italian. */
export function TranslationsTab() {
  const t = useText();
  // written on other screens
  const { data, error, refetch } = useAnswer('GET admin/agency-texts', {}, { staleTime: 0 });
  return (
    <SettingsPage tab="translations" keys={KEYS}>
      {error && (
        <LoadFailure title={t('settings.loadTitle')} onRetry={refetch}>
          <p>{wordsOf(error)}</p>
        </LoadFailure>
      )}
      {!data && !error && <LoadingPage />}
      {data && OTHER_LANGUAGES.map((language) => <TranslationsSection key={language} language={language} texts={data} />)}
    </SettingsPage>
  );
}
