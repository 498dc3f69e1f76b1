import { AUDITED_FINDINGS } from '../../../rules/advice.rules.js';
import { lengthBand } from '../../../rules/bands.rules.js';
import { CATEGORY_WORDS } from '../../../rules/finding.rules.js';
import { SEVERITIES } from '../../../rules/severities.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { bars, rulers } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { counted, french, number, origin, shortened } from '../words.js';
import type { Section } from './section.js';

type Page = NonNullable<AuditFacts['page']>;

export function pageAudit({ page, site }: AuditFacts): Section {
  const known = page !== null && !page.broken;
  return {
    id: 'page',
    title: 'Audit de la page d’accueil',
    origin: page ? origin({ ...page, state: page.source === 'sample' ? 'sample' : 'measured' }) : '',
    body: page && known ? content(page, site) : null,
    gaps: known ? [] : [{ part: 'Page d’accueil', why: 'La page d’accueil n’a pas pu être analysée.' }],
  };
}

function content({ categories, counts, seo, score, grade }: Page, site: AuditFacts['site']): Markup {
  const name = (key: keyof typeof CATEGORY_WORDS) => ({
    name: CATEGORY_WORDS[key],
    value: categories[key].score,
    words: words(categories[key]),
  });
  return html`<p class="lead">${score === null ? 'La page n’a pas reçu de note.' : html`Cette page obtient <strong>${score} sur 100</strong>${grade && ` (${grade})`}.`} ${counted(site.total, 'constat')} pour le site${site.total > counts.total && html`, dont ${number(counts.total)} sur cette page`}\u202f: ${counted(site.critical, 'erreur critique', 'erreurs critiques')}, ${counted(site.warnings, 'alerte')} et ${counted(site.notices, 'remarque')}.</p>
${rulers('Notes par domaine', [name('performance'), name('seo'), name('ux'), name('technical')], 'lighthouse')}
${bars(
  'Constats par gravité',
  [
    { name: SEVERITIES.critical.many, value: site.critical, words: number(site.critical) },
    { name: SEVERITIES.warning.many, value: site.warnings, words: number(site.warnings) },
    { name: SEVERITIES.notice.many, value: site.notices, words: number(site.notices) },
  ],
  Math.max(site.critical, site.warnings, site.notices, 1),
)}
${seo && texts(seo)}
<h3>Constats</h3>
${site.items
  .slice(0, AUDITED_FINDINGS)
  .map(
    ({ category, severity, title, description, found }) =>
      html`<div class="finding"><h4>${french(title)}${found && html` – ${french(found)}`} <small>${SEVERITIES[severity].word}${category && html` · ${CATEGORY_WORDS[category]}`}</small></h4><p>${french(description)}</p></div>`,
  )}${site.total === 0 && html`<p>Aucun défaut n’a été relevé.</p>`}${
  site.total > AUDITED_FINDINGS &&
  html`<p class="note">Les ${number(AUDITED_FINDINGS)} premiers constats sur ${number(site.total)}\u202f; les autres sont visibles sur votre page personnelle.</p>`
}`;
}

const words = ({ score, grade }: { score: number | null; grade: string | null }): string =>
  score === null ? 'non mesuré' : `${score} / 100${grade ? ` (${grade})` : ''}`;

function texts(seo: NonNullable<Page['seo']>): Markup {
  const line = (of: 'title' | 'description', label: string, text: string | null, length: number) =>
    html`<tr><th scope="row">${label}</th><td>${text ? `«\u202f${shortened(text, 200)}\u202f»` : 'absent'}</td><td class="r">${text ? `${counted(length, 'caractère')}, ${lengthBand(of, length).word.toLowerCase()}` : '–'}</td></tr>`;
  const { h1, h2, h3 } = seo.headings;
  return html`<h3>Ce que Google lit</h3><table class="facts"><tbody>${line('title', 'Titre', seo.title, seo.title_length)}${line('description', 'Description', seo.description, seo.description_length)}<tr><th scope="row">Titres dans la page</th><td>${`${h1} de niveau 1, ${h2} de niveau 2, ${h3} de niveau 3`}</td><td class="r">${seo.words === null ? 'mots non comptés' : counted(seo.words, 'mot')}</td></tr></tbody></table>`;
}
