import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { ask } from '../../api/ask';
import { fieldErrors, wordsOf } from '../../form/faults';
import { useText } from '../../i18n/use-text';
import { useSettings, useTyped } from './documents';
import styles from './settings.module.css';

const MAX_BYTES = 200_000;

/** The agency's logo; stored as soon as it is chosen, apart from the other fields. */
export function LogoField() {
  const t = useText();
  const { take } = useSettings();
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const logo = useTyped<{ src: string } | null>('agency.logo');

  const attempt = async (change: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await change();
      take('agency', (await ask('GET admin/settings/:key', { key: 'agency' })).value);
    } catch (error) {
      setFailure(fieldErrors(error).image ?? wordsOf(error));
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setFailure(t('settings.agency.logoTooBig'));
    const reader = new FileReader();
    reader.onload = () => void attempt(() => ask('PUT admin/agency/logo', { image: String(reader.result) }));
    reader.onerror = () => setFailure(t('settings.agency.logoUnreadable'));
    reader.readAsDataURL(file);
  };

  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{t('settings.agency.logo')}</label>
      {logo && (
        <div className={styles.row}>
          <img className={styles.logo} src={logo.src} alt={t('settings.agency.logo')} />
          <Button variant="outlined" onClick={() => void attempt(() => ask('DELETE admin/agency/logo'))}>
            {t('settings.agency.logoRemove')}
          </Button>
        </div>
      )}
      {/* the browser’s own button speaks the browser’s language: the label stands for it */}
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-describedby={`${id}-help ${failure ? `${id}-error` : ''}`}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = ''; // the same file may be chosen again once corrected
        }}
      />
      <label htmlFor={id} className={styles.fileButton}>
        {t('settings.agency.logoChoose')}
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {t('settings.agency.logoHelp')}
      </p>
      {failure && (
        <p className={styles.fault} id={`${id}-error`} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
