import { LANGUAGES } from '../../../../backend/src/rules/language.rules';
import { NativeSelectInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';

/** The language of a prospect, or none: French, until a visitor chooses another. */
export function LanguageInput({ label }: { label?: string }) {
  const t = useText();
  return (
    <NativeSelectInput source="language" {...(label && { label })}>
      <option value="">{t('prospects.language.none')}</option>
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {t(`prospects.language.${language}`)}
        </option>
      ))}
    </NativeSelectInput>
  );
}
