import { MAX_LOGO_BYTES } from '../../../../backend/src/rules/logo.rules';
import { callApi } from '../../api/call-api';
import { useText } from '../../i18n/use-text';
import { useFieldValue, useSettings } from './documents';
import { PictureField } from './PictureField';
import styles from './settings.module.css';

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });

/** The agency's logo. */
export function LogoField() {
  const t = useText();
  const { take } = useSettings();
  const logo = useFieldValue<{ src: string } | null>('agency.logo');
  const refresh = async () => take('agency', (await callApi('GET admin/settings/:key', { key: 'agency' })).value);
  const read = async (file: File) => {
    if (file.size > MAX_LOGO_BYTES) throw new Error(t('settings.agency.logoTooBig'));
    return dataUrlOf(file).catch(() => {
      throw new Error(t('settings.agency.logoUnreadable'));
    });
  };
  return (
    <PictureField
      label={t('settings.agency.logo')}
      button={t('settings.agency.logoChoose')}
      remove={t('settings.agency.logoRemove')}
      help={t('settings.agency.logoHelp')}
      accept="image/png,image/jpeg,image/webp,image/svg+xml"
      read={read}
      onStore={(image) => callApi('PUT admin/agency/logo', { image }).then(refresh)}
      onRemove={() => callApi('DELETE admin/agency/logo').then(refresh)}
    >
      {logo && <img className={styles.logo} src={logo.src} alt={t('settings.agency.logo')} />}
    </PictureField>
  );
}
