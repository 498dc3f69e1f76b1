import { Button } from '@mui/material';
import { useState } from 'react';
import { type OtherLanguage, stateOf, type TextState, type Translations } from '../../../../backend/src/rules/agency-texts.rules';
import type { AgencyTextRecord } from '../../api/types';
import { Table } from '../../components/Table';
import { useText } from '../../i18n/use-text';
import { useSettings } from './documents';
import { Section } from './Section';
import styles from './settings.module.css';
import { FrenchText, TranslationField } from './TranslationRow';

/** What is to be done comes first. */
const ORDER: TextState[] = ['missing', 'outdated', 'default', 'translated'];

/** The agency's texts in one language: what is to be translated or looked at again, and the rest when it is asked for. */
export function TranslationsSection({ language, texts }: { language: OtherLanguage; texts: readonly AgencyTextRecord[] }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { stored } = useSettings();
  const known = (stored.translations as Record<OtherLanguage, Translations>)[language];
  const rows = texts
    .map((text) => ({ text, state: stateOf(text, known[text.key]) }))
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  const open = rows.filter(({ state }) => state === 'missing' || state === 'outdated');
  const [missing, others] = [open.filter(({ state }) => state === 'missing').length, rows.length - open.length];
  const lead = (
    <>
      <p>{t('settings.translations.lead')}</p>
      <p>
        {t(open.length > 0 ? 'settings.translations.counts' : 'settings.translations.none', { missing, outdated: open.length - missing })}
      </p>
    </>
  );
  const title = t(`settings.translations.${language}`);
  return (
    <Section id={`translations-${language}`} title={title} lead={lead} history="translations">
      {(isWhole || open.length > 0) && (
        <div className={styles.wide}>
          <Table
            label={title}
            look="stacks"
            rows={isWhole ? rows : open}
            rowKey={({ text }) => text.key}
            columns={[
              [t('settings.translations.french'), ({ text, state }) => <FrenchText {...{ text, state }} />, 'words'],
              [t('settings.translations.translation'), ({ text, state }) => <TranslationField {...{ text, state, language }} />, 'words'],
            ]}
          />
        </div>
      )}
      {others > 0 && (
        <p className={styles.wide}>
          <Button variant="outlined" onClick={() => setWhole(!isWhole)} aria-label={`${words(isWhole)} – ${title}`}>
            {words(isWhole)}
          </Button>
        </p>
      )}
    </Section>
  );

  function words(isShown: boolean): string {
    return t(isShown ? 'settings.translations.hideOthers' : 'settings.translations.showAll', { smart_count: others });
  }
}
