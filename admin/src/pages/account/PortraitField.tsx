import { callApi } from '../../api/call-api';
import { useText } from '../../i18n/use-text';
import { PictureField } from '../settings/PictureField';

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

export function PortraitField({ src, onChange }: { src: string | null; onChange: () => void }) {
  const t = useText();
  const read = (file: File) =>
    scaled(file).catch(() => {
      throw new Error(t('account.signature.unreadable'));
    });
  return (
    <PictureField
      label={t('account.signature.portrait')}
      button={t('account.signature.choose')}
      remove={t('account.signature.remove')}
      help={t('account.signature.portraitHelp')}
      accept="image/png,image/jpeg,image/webp"
      read={read}
      onStore={(image) => callApi('PUT admin/signatories/own/portrait', { image }).then(onChange)}
      onRemove={() => callApi('DELETE admin/signatories/own/portrait').then(onChange)}
    >
      {src && <img src={src} width={96} height={96} style={{ objectFit: 'cover' }} alt={t('account.signature.portrait')} />}
    </PictureField>
  );
}
