import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import { useText } from '../../i18n/use-text';
import { FieldFrame } from './fields';
import styles from './settings.module.css';
import { type Drafts, fieldErrors, wordsOf } from './use-drafts';

const MAX_BYTES = 200_000;

/** The agency's logo; stored as soon as it is chosen, apart from the other fields. */
export function LogoField({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const server = useServer();
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const logo = drafts.get('agency', 'logo') as { src: string } | null;

  const attempt = async (change: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await change();
      const agency = (await server.getSetting('agency')).value;
      drafts.keepOthers('agency', agency, 'logo');
    } catch (error) {
      setFailure(fieldErrors(error).image ?? wordsOf(error));
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setFailure(t('settings.agency.logoTooBig'));
    const reader = new FileReader();
    reader.onload = () => void attempt(() => server.putLogo(String(reader.result)));
    reader.onerror = () => setFailure(t('settings.agency.logoUnreadable'));
    reader.readAsDataURL(file);
  };

  return (
    <FieldFrame id={id} label={t('settings.agency.logo')} help={t('settings.agency.logoHelp')} error={failure ?? undefined}>
      {logo && (
        <div className={styles.row}>
          <img className={styles.logo} src={logo.src} alt={t('settings.agency.logo')} />
          <Button variant="outlined" onClick={() => void attempt(() => server.removeLogo())}>
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
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = ''; // the same file may be chosen again once corrected
        }}
      />
      <label htmlFor={id} className={styles.fileButton}>
        {t('settings.agency.logoChoose')}
      </label>
    </FieldFrame>
  );
}
