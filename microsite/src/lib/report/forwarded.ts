import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../api.ts';
import { frenchSpaces } from '../spaces.ts';

type Correction = Pick<PublicReport['corrections'][number], 'lead' | 'text'>;
type Finding = Pick<PublicReport['findings']['items'][number], 'title' | 'description' | 'found' | 'how_to_fix' | 'time_estimate'>;

/** A finding as plain text to forward: what was found where, by which tool, when, and what to do. */
export function forwarded(
  { title, description, found, how_to_fix, time_estimate }: Finding,
  { url, source, correction }: { url: string | null; source: string; correction: Correction | null },
) {
  const lines = [
    t`Bonjour,`,
    url ? t`Une analyse de notre site ${url} signale ceci :` : t`Une analyse de notre site signale ceci :`,
    [title, description, found && t`Mesuré : ${found}`].filter(Boolean).join('\n'),
    t`À faire : ${how_to_fix}\nDurée estimée : ${time_estimate}`,
    correction && `${correction.lead}\n${correction.text}`,
    source && t`Source : ${source}`,
    t`Merci de me dire quand ce sera corrigé.`,
  ];
  const text = frenchSpaces(lines.filter(Boolean).join('\n\n'));
  const subject = frenchSpaces(t`À corriger sur notre site : ${title}`);
  return {
    subject,
    text,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  };
}
