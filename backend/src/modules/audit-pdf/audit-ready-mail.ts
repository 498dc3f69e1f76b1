import { action, type Block, finding as findingBlock, paragraph, score } from '../../common/mail/email-blocks.js';
import { say, t } from '../../common/mail/email-text.js';
import { type Signer, signature } from '../../common/mail/signature.js';
import { displayDomain } from '../../common/urls.js';
import { VERDICT_NAMES } from '../../rules/verdicts.rules.js';
import type { ReportNews } from '../analysis/findings/report-news.queries.js';
import { date } from './words.js';

interface Ready extends ReportNews {
  company: string;
  siteUrl: string | null;
  agency: { name: string; email: string; phone: string };
  person: Signer | null;
  link: string;
  validUntil: Date;
  /** Null = not counted. */
  pages: number | null;
}

/** To the person who asked: the audit itself is attached. */
export function readyMail({ company, siteUrl, agency, person, link, validUntil, pages, finding, verdict }: Ready): {
  subject: string;
  letter: Block[];
} {
  const site = displayDomain(siteUrl);
  const audit = `${company}${site ? ` (${site})` : ''}`;
  const blocks = [
    paragraph(t`Bonjour,`),
    ...(finding ? [findingBlock(say`${finding}`)] : []),
    ...(verdict ? [score(VERDICT_NAMES[verdict.basis], verdict.score)] : []),
    paragraph(
      pages === null
        ? t`Votre audit pour ${audit} est prêt, en pièce jointe.`
        : t`Votre audit pour ${audit} est prêt : ${pages} pages, en pièce jointe.`,
    ),
    paragraph(t`Vous pouvez aussi le télécharger jusqu’au ${date(validUntil)} :`),
    action(link),
    paragraph(t`La synthèse et le plan d’action suffisent pour commencer. Une question ? Répondez simplement à ce message.`),
    signature(agency, person),
  ];
  return { subject: t`Votre audit pour ${company}`, letter: blocks };
}

/** Returns a file name: `audit-boulangerie-exemple.pdf`, `audit-株式会社さくら.pdf`; Latin letters without accents, other scripts unchanged. */
export function fileName(company: string | null): string {
  const name = (company ?? '')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...name].slice(0, 60).join('');
  return `audit-${short.replace(/^-+|-+$/g, '') || 'pdf'}.pdf`;
}

/** Formats the file name for a header (RFC 6266), with an ASCII form. */
export function fileHeader(name: string): string {
  const ascii = name
    .replace(/[^ -~]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/-(?=\.pdf$)/, '');
  return ascii === name ? `inline; filename="${name}"` : `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
