import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { ask } from '../../api/ask';
import { fieldErrors, wordsOf } from '../../form/faults';
import { useText } from '../../i18n/use-text';
import styles from '../settings/settings.module.css';

/** Enough for 96 px on the densest screens, and small enough to be sent. */
const SIDE = 576;

/** A photo of a phone, as large as it is needed. */
async function scaled(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.min(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** The portrait; stored as soon as it is chosen. */
export function PortraitField({ src, onChange }: { src: string | null; onChange: () => void }) {
  const t = useText();
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (change: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await change();
      onChange();
    } catch (error) {
      setFailure(fieldErrors(error).image ?? wordsOf(error));
    }
  };
  const choose = (file: File | undefined) =>
    file &&
    scaled(file).then(
      (image) => attempt(() => ask('PUT admin/signatories/own/portrait', { image })),
      () => setFailure(t('account.signature.unreadable')),
    );
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{t('account.signature.portrait')}</label>
      {src && (
        <div className={styles.row}>
          <img src={src} width={96} height={96} style={{ objectFit: 'cover' }} alt={t('account.signature.portrait')} />
          <Button variant="outlined" onClick={() => void attempt(() => ask('DELETE admin/signatories/own/portrait'))}>
            {t('account.signature.remove')}
          </Button>
        </div>
      )}
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-help ${failure ? `${id}-error` : ''}`}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = ''; // the same file may be chosen again once corrected
        }}
      />
      <label htmlFor={id} className={styles.fileButton}>
        {t('account.signature.choose')}
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {t('account.signature.portraitHelp')}
      </p>
      {failure && (
        <p className={styles.fault} id={`${id}-error`} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
