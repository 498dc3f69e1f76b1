import type { AuditFacts } from '../audit-facts.js';
import { bars } from '../charts.js';
import { html, type Markup } from '../markup.js';
import { counted, date, french, number, shortened } from '../words.js';
import { missing, type Section } from './section.js';

type Page = NonNullable<AuditFacts['page']>;

const SHOWN = 8;
const RANK = { critical: 0, warning: 1, notice: 2 };
const SEVERITIES = { critical: 'Erreur critique', warning: 'Avertissement', notice: 'Remarque' };
const CATEGORIES = { performance: 'Performance', seo: 'Référencement', ux: 'Expérience', technical: 'Technique' };
const LENGTHS = { error: 'trop long', warning: 'trop court', success: 'bonne longueur' };

export function pageAudit({ page }: AuditFacts): Section {
  const known = page !== null && !page.broken;
  return {
    id: 'page',
    title: 'Audit de la page d’accueil',
    missing: !known,
    origin: page ? `Mesuré le ${date(page.measured_at)} – ${page.provider}` : '',
    body: page && known ? content(page) : missing('La page d’accueil n’a pas pu être analysée.'),
  };
}

function content({ categories, counts, seo, score, grade }: Page): Markup {
  const all = Object.values(categories);
  const issues = all.flatMap((category) => category.issues).sort((a, b) => RANK[a.severity] - RANK[b.severity]);
  const fixes = new Map(all.flatMap((category) => category.recommendations).map(({ id, how_to_fix }) => [id, how_to_fix]));
  const most = Math.max(counts.critical, counts.warnings, counts.notices, 1);
  const name = (key: keyof typeof CATEGORIES) => ({ name: CATEGORIES[key], value: categories[key].score, words: words(categories[key]) });
  return html`<p class="lead">${score === null ? 'La page n’a pas reçu de note.' : html`La page obtient <strong>${score} sur 100</strong>${grade && ` (${grade})`}.`} ${counted(counts.critical, 'erreur critique', 'erreurs critiques')}, ${counted(counts.warnings, 'avertissement')} et ${counted(counts.notices, 'remarque')} ont été relevés.</p>
${bars('Notes par domaine', [name('performance'), name('seo'), name('ux'), name('technical')], 100)}
${bars(
  'Constats par gravité',
  [
    { name: 'Erreurs critiques', value: counts.critical, words: number(counts.critical) },
    { name: 'Avertissements', value: counts.warnings, words: number(counts.warnings) },
    { name: 'Remarques', value: counts.notices, words: number(counts.notices) },
  ],
  most,
)}
${seo && texts(seo)}
<h3>Constats et corrections</h3>
${issues
  .slice(0, SHOWN)
  .map(
    ({ id, category, severity, title, description, found }) =>
      html`<div class="finding"><p class="tag">${SEVERITIES[severity]} · ${CATEGORIES[category]}</p><h4>${french(title)}${found && html` – ${french(found)}`}</h4><p>${french(description)}</p>${
        fixes.get(id) ? html`<p><b>Comment corriger\u202f:</b> ${french(fixes.get(id) ?? '')}</p>` : ''
      }</div>`,
  )}${issues.length === 0 && html`<p>Aucun défaut n’a été relevé.</p>`}${
  issues.length > SHOWN &&
  html`<p class="note">Et ${counted(issues.length - SHOWN, 'autre constat moins grave', 'autres constats moins graves')}, visibles sur votre page personnelle.</p>`
}`;
}

const words = ({ score, grade }: { score: number | null; grade: string | null }): string =>
  score === null ? 'non mesuré' : `${score} / 100${grade ? ` (${grade})` : ''}`;

function texts(seo: NonNullable<Page['seo']>): Markup {
  const line = (label: string, text: string | null, length: number, status: keyof typeof LENGTHS) =>
    html`<tr><th scope="row">${label}</th><td>${text ? `«\u202f${shortened(text, 200)}\u202f»` : 'absent'}</td><td class="r">${text ? `${counted(length, 'caractère')}, ${LENGTHS[status]}` : '–'}</td></tr>`;
  const { h1, h2, h3 } = seo.headings;
  return html`<h3>Ce que Google lit</h3><table class="facts"><tbody>${line('Titre', seo.title, seo.title_length, seo.title_status)}${line('Description', seo.description, seo.description_length, seo.description_status)}<tr><th scope="row">Titres dans la page</th><td>${`${h1} de niveau 1, ${h2} de niveau 2, ${h3} de niveau 3`}</td><td class="r">${seo.words === null ? 'mots non comptés' : counted(seo.words, 'mot')}</td></tr></tbody></table>`;
}
