import { Button } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OtherLanguage, TextState, Translation } from '../../../../backend/src/rules/agency-texts.rules';
import type { AgencyTextRecord } from '../../api/types';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import styles from './settings.module.css';
import { textName } from './text-name';

interface RowProps {
  text: AgencyTextRecord;
  state: TextState;
}

const TONES: Record<TextState, Tone> = { missing: 'poor', outdated: 'fair', default: 'neutral', translated: 'good' };
/** A long text has lines. */
const LONG_CHARACTERS = 60;

/** A text as it is written, how staff knows it, and how far its translation is. */
export function FrenchText({ text, state }: RowProps) {
  const t = useText();
  return (
    <>
      <div className={styles.grey}>{textName(text, t)}</div>
      <p>{text.french}</p>
      <Status tone={TONES[state]}>{t(`settings.translations.state.${state}`)}</Status>
    </>
  );
}

/** The translation, stored with the French text that it was made from. */
export function TranslationField({ text, state, language }: RowProps & { language: OtherLanguage }) {
  const t = useText();
  const { setValue } = useFormContext();
  const source = `translations.${language}.${text.key}`;
  const typed = useFieldValue<Translation | undefined>(source);
  const made = (words: string): Translation => ({ french: text.french, text: words });
  const name = `${textName(text, t)} – ${t(`settings.translations.${language}`)}`;
  const isOutdated = state === 'outdated' && typed?.text && typed.french !== text.french;
  return (
    <>
      <TextInput
        source={source}
        label={false}
        parse={made}
        format={(known?: Translation) => known?.text ?? ''}
        placeholder={text.without[language] ?? undefined}
        multiline={text.french.length > LONG_CHARACTERS}
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { 'aria-label': name, lang: language, spellCheck: true }, formHelperText: { role: 'alert' } }}
      />
      {state === 'missing' && <p className={styles.help}>{t(`settings.translations.meanwhile.${meanwhile(text.key)}`)}</p>}
      {isOutdated && (
        <div className={`${styles.row} mt-1`}>
          <p className={styles.grey}>{t('settings.translations.former', { text: typed.french })}</p>
          <Button
            variant="outlined"
            onClick={() => setValue(source, made(typed.text), { shouldDirty: true })}
            aria-label={`${t('settings.translations.stillTrue')} – ${name}`}
          >
            {t('settings.translations.stillTrue')}
          </Button>
        </div>
      )}
    </>
  );
}

function meanwhile(key: string): 'messages' | 'quiz' | 'seoConfig' | 'representative' | 'other' {
  const [room] = key.split('/');
  if (room === 'messages' || room === 'quiz' || room === 'seoConfig') return room;
  return key === 'legal/representative' ? 'representative' : 'other';
}
