import type { PublicReport } from '../api.ts';
import { frenchSpaces } from '../spaces.ts';

type Finding = PublicReport['findings']['items'][number];

/** A finding as a page of plain text that its owner forwards: what was found where, by whom and when, and what to do about it. */
export function forwarded({ title, description, found, how_to_fix, time_estimate }: Finding, url: string | null, source: string) {
  const lines = [
    'Bonjour,',
    `Une analyse de notre site${url ? ` ${url}` : ''} signale ceci :`,
    [title, description, found && `Mesuré : ${found}`].filter(Boolean).join('\n'),
    `À faire : ${how_to_fix}\nDurée estimée : ${time_estimate}`,
    source && `Source : ${source}`,
    'Merci de me dire quand ce sera corrigé.',
  ];
  const text = frenchSpaces(lines.filter(Boolean).join('\n\n'));
  const subject = frenchSpaces(`À corriger sur notre site : ${title}`);
  return {
    subject,
    text,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  };
}
