import { TextField } from '@mui/material';
import { useState } from 'react';
import { WIDGET_LANGUAGES, WIDGET_PATH, type WidgetLanguage, widgetSnippet } from '../../../../backend/src/rules/widget.rules';
import { CopyButton } from '../../components/CopyButton';
import { useText } from '../../i18n/use-text';
import styles from './settings.module.css';

/** The tag that the agency puts into its page, and the form as it looks there. */
export function WidgetSnippet() {
  const t = useText();
  const [language, setLanguage] = useState<WidgetLanguage>('fr');
  const snippet = widgetSnippet(location.origin, language);
  return (
    <div id="widget.snippet" tabIndex={-1} className={styles.wide}>
      <TextField
        select
        fullWidth={false}
        label={t('settings.widget.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as WidgetLanguage)}
        slotProps={{ select: { native: true } }}
      >
        {WIDGET_LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {t(`settings.widget.languages.${one}`)}
          </option>
        ))}
      </TextField>
      <TextField
        className="my-3"
        label={t('settings.widget.snippet')}
        value={snippet}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <p className={styles.help}>
        <CopyButton text={snippet} label={t('settings.widget.copy')} />{' '}
        <a href={`${WIDGET_PATH}?lang=${language}`} target="_blank" rel="noopener">
          {t('settings.widget.preview')}
        </a>
      </p>
      <p className={styles.help}>{t('settings.widget.policy', { origin: location.origin })}</p>
    </div>
  );
}
