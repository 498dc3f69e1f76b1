import type { AgencyTextRecord } from '../../api/types';
import type { Text, TextKey } from '../../i18n/use-text';

/** How staff knows a text of the agency: by the name of the field where its French is written. */
export function textName({ key, title }: Pick<AgencyTextRecord, 'key' | 'title'>, t: Text): string {
  const [room, name, place, part] = key.split('/');
  if (room === 'messages') return title ?? '';
  if (room === 'signatories') return t('settings.translations.signatory', { name: title });
  if (room === 'quiz' && part) return t('settings.translations.answer', { number: title, answer: Number(part) + 1 });
  if (room === 'quiz') return t('settings.translations.question', { number: title });
  if (part) return `${t('settings.claims.testimonial', { number: Number(place) + 1 })} · ${t(`settings.claims.${part}` as TextKey)}`;
  return t(`settings.${room}.${name}` as TextKey);
}
