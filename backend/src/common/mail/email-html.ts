import { language, t } from '../../rules/language.rules.js';
import { pagePath, pagePrefix } from '../../rules/routes.rules.js';
import { escapeHtml } from '../html.js';
import { EMAIL_COLOURS, EMAIL_FONT, EMAIL_SMALL, EMAIL_TEXT, findingHtml, personHtml, scoreHtml } from './email-block-html.js';
import type { Block } from './email-blocks.js';

export interface EmailAgency {
  name: string;
  /** #RRGGBB */
  accent: string;
  website: string;
  email: string;
  phone: string;
  address: string;
}

const { paper: PAPER, ink: INK, grey: GREY, hairline: HAIRLINE } = EMAIL_COLOURS;
const [FONT, TEXT, SMALL] = [EMAIL_FONT, EMAIL_TEXT, EMAIL_SMALL];

/** For clients with a dark mode; all others use the inline styles. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#14140f!important}.ink{color:#f3f0e8!important}.quiet{color:#a8a397!important}.line{border-color:#34322a!important}.link{color:#98a8ff!important}.bar{background:#f3f0e8!important}.track{background:#34322a!important}.good{color:#58c48a!important}.fair{color:#e0a44e!important}.poor{color:#f58a80!important}}
@media (max-width:620px){.sheet{width:100%!important}.inner{padding-left:20px!important;padding-right:20px!important}.label{width:38%!important}}`;

/**
 * Formats an e-mail for the common mail clients: tables and inline styles, 600 px, no image, nothing loaded from other hosts.
 * Buttons lead to `origin` only; without `origin`, the agency wrote the text and every address may be a button.
 */
export function emailHtml({
  subject,
  blocks,
  agency,
  reason,
  optOut,
  origin,
}: {
  subject: string;
  blocks: readonly Block[];
  agency: EmailAgency;
  /** Why the reader gets it. */
  reason: string;
  /** Where the reader ends further messages. */
  optOut?: { label: string; url: string };
  origin?: string;
}): string {
  const mayLead = (url: string) => origin === undefined || URL.parse(url)?.origin === new URL(origin).origin;
  const main = blocks.find((block) => block.kind === 'action' && mayLead(block.url));
  const rows = blocks
    .map((block) => `<tr><td style="padding:0 0 20px">${htmlOf(block, agency.accent, block === main, mayLead, origin)}</td></tr>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}
${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader(blocks))}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 0">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="sheet" style="width:600px;max-width:100%">
<tr><td class="inner line" style="padding:0 32px 16px;border-bottom:1px solid ${HAIRLINE};${FONT};font-size:18px;font-weight:700"><span class="ink" style="border-bottom:3px solid ${agency.accent};padding-bottom:14px;color:${INK}">${escapeHtml(agency.name)}</span></td></tr>
<tr><td class="inner" style="padding:28px 32px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows}
</table>
</td></tr>
<tr><td class="inner line quiet" style="padding:16px 32px 0;border-top:1px solid ${HAIRLINE};${SMALL}">${footer(agency, reason, optOut)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const GREETING = /^(?:bonjour|guten tag|buongiorno)\b.{0,60}$/i;

/** Returns the preview text that an inbox shows beside the subject: the first words after the greeting. */
function preheader(blocks: readonly Block[]): string {
  const paragraphs = blocks.flatMap((block) =>
    block.kind === 'finding' ? [block.words] : block.kind === 'paragraph' || block.kind === 'own' ? [block.lines.join(' ')] : [],
  );
  return (paragraphs.find((words) => !GREETING.test(words)) ?? '').slice(0, 140);
}

function htmlOf(block: Block, accent: string, isMain: boolean, mayLead: (url: string) => boolean, origin?: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0;${TEXT}">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'own':
      return `<p class="ink" style="margin:0;${TEXT}">${block.lines.map(linked).join('<br>')}</p>`;
    case 'quote':
      return `<blockquote class="ink line" style="margin:0;padding:0 0 0 16px;border-left:3px solid ${HAIRLINE};${TEXT}">${block.lines.map(escapeHtml).join('<br>')}</blockquote>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td class="label quiet line" width="160" valign="top" style="padding:8px 12px 8px 0;border-bottom:1px solid ${HAIRLINE};${SMALL};font-size:14px">${escapeHtml(label)}</td><td class="ink line" valign="top" style="padding:8px 0;border-bottom:1px solid ${HAIRLINE};${TEXT};font-size:15px">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'list':
      return `<ul class="ink" style="margin:0;padding:0 0 0 20px;${TEXT}">${block.items.map((item) => `<li style="padding:0 0 4px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'finding':
      return findingHtml(block);
    case 'score':
      return scoreHtml(block);
    case 'person':
      return personHtml(block, origin);
    case 'action':
      if (!mayLead(block.url)) return `<p class="ink" style="margin:0;${TEXT}">${escapeHtml(block.url)}</p>`;
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${isMain ? `bgcolor="${accent}" ` : ''}class="line" style="border-radius:2px;${isMain ? `background:${accent}` : `border:1px solid ${GREY}`}"><a ${isMain ? '' : 'class="ink" '} href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:16px;font-weight:600;line-height:1.25;color:${isMain ? inkOn(accent) : INK};text-decoration:none">${escapeHtml(labelOf(block.url))}</a></td></tr></table><p class="quiet" style="margin:10px 0 0;${SMALL};word-break:break-all">${escapeHtml(block.url)}</p>`;
  }
}

function footer({ name, address, website, email, phone }: EmailAgency, reason: string, optOut?: { label: string; url: string }): string {
  const contact = [website, email, phone].filter(Boolean).map(linked).join(' · ');
  const lines = [
    escapeHtml(
      [name, ...address.split('\n')]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    ),
    contact,
    escapeHtml(reason),
    optOut ? `<a class="link" href="${escapeHtml(optOut.url)}" style="color:#1e3fe0">${escapeHtml(optOut.label)}</a>` : '',
  ];
  return lines.filter(Boolean).join('<br>');
}

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/** Escapes a text and links its addresses. */
function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [found, url] = match;
    html += `${escapeHtml(text.slice(end, match.index))}<a class="link" href="${url ? '' : 'mailto:'}${escapeHtml(found)}" style="color:#1e3fe0">${escapeHtml(found)}</a>`;
    end = match.index + found.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Returns white or near-black, by the higher contrast (WCAG relative luminance). */
function inkOn(accent: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(accent.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? INK : '#ffffff';
}

/** Labels of buttons by the path of the address. */
const LABELS: [path: (path: string) => boolean, label: () => string][] = [
  [under(pagePrefix('verification')), () => t`Confirmer mon adresse`],
  [under(pagePrefix('call')), () => t`Déplacer ou annuler l’appel`],
  [under(pagePrefix('booking')), () => t`Choisir un horaire`],
  [under(pagePrefix('unsubscribe')), () => t`Se désinscrire`],
  [under('/t/'), () => t`Ouvrir mon analyse`],
  [(path) => path === pagePath('trial'), () => t`Demander une analyse`],
  [under('/mon-espace/trials'), () => 'Voir la demande'],
  [under('/mon-espace/'), () => 'Ouvrir la fiche'],
  [under('/api/public/audit-documents/'), () => t`Télécharger l’audit (PDF)`],
  [(path) => path.endsWith('.pdf'), () => t`Ouvrir le PDF`],
];

function under(prefix: string): (path: string) => boolean {
  return (path) => path.startsWith(prefix);
}

function labelOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  return LABELS.find(([leads]) => leads(path))?.[1]() ?? t`Ouvrir la page`;
}
