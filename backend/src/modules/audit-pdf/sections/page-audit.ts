import { AUDITED_FINDINGS } from '../../../rules/advice.rules.js';
import { lengthBand } from '../../../rules/bands.rules.js';
import { counted } from '../../../rules/figures.rules.js';
import { CATEGORY_WORDS } from '../../../rules/finding.rules.js';
import { t } from '../../../rules/language.rules.js';
import { SEVERITIES } from '../../../rules/severities.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { rulers } from '../charts.js';
import { html, type Markup, weighted } from '../markup.js';
import { lowered, number, origin, shortened, typeset } from '../words.js';
import type { Section } from './section.js';

type Page = NonNullable<AuditFacts['page']>;

export function pageAudit({ page, site }: AuditFacts): Section {
  const known = page !== null && !page.broken;
  return {
    id: 'page',
    title: t`Audit de la page d’accueil`,
    origin: page ? origin({ ...page, state: page.source === 'sample' ? 'sample' : 'measured' }) : '',
    body: page && known ? content(page, site) : null,
    gaps: known ? [] : [{ part: t`Page d’accueil`, why: t`La page d’accueil n’a pas pu être analysée.` }],
  };
}

function content({ categories, counts, seo, score, grade }: Page, site: AuditFacts['site']): Markup {
  const name = (key: keyof typeof CATEGORY_WORDS) => ({
    name: CATEGORY_WORDS[key],
    value: categories[key].score,
    words: words(categories[key]),
  });
  const graded = t`Cette page obtient **${score ?? 0} sur 100**${grade ? ` (${grade})` : ''}.`;
  return html`<p class="lead">${score === null ? t`La page n’a pas reçu de note.` : weighted(graded)} ${countedFindings(site, counts.total)}</p>
${rulers(t`Notes par domaine`, [name('performance'), name('seo'), name('ux'), name('technical')], 'page')}
${seo && texts(seo)}
<h3>${t`Constats`}</h3>
${site.items
  .slice(0, AUDITED_FINDINGS)
  .map(
    ({ category, severity, title, description, found }) =>
      html`<div class="finding"><h4>${typeset(title)}${found && html` – ${typeset(found)}`} <small>${SEVERITIES[severity].word}${category && html` · ${CATEGORY_WORDS[category]}`}</small></h4><p>${typeset(description)}</p></div>`,
  )}${site.total === 0 && html`<p>${t`Aucun défaut n’a été relevé.`}</p>`}${
  site.total > AUDITED_FINDINGS &&
  html`<p class="note">${t`Les ${number(AUDITED_FINDINGS)} premiers constats sur ${number(site.total)}\u202f; les autres sont visibles sur votre page personnelle.`}</p>`
}`;
}

/** « 12 constats pour le site, dont 8 sur cette page : 2 erreurs critiques, 6 alertes et 4 remarques. » */
function countedFindings({ total, critical, warnings, notices }: AuditFacts['site'], ofThePage: number): string {
  const all = counted(total, t`constat`, t`constats`);
  const [errors, alerts] = [counted(critical, t`erreur critique`, t`erreurs critiques`), counted(warnings, t`alerte`, t`alertes`)];
  const remarks = counted(notices, t`remarque`, t`remarques`);
  return total > ofThePage
    ? t`${all} pour le site, dont ${number(ofThePage)} sur cette page\u202f: ${errors}, ${alerts} et ${remarks}.`
    : t`${all} pour le site\u202f: ${errors}, ${alerts} et ${remarks}.`;
}

const words = ({ score, grade }: { score: number | null; grade: string | null }): string =>
  score === null ? t`non mesuré` : `${score} / 100${grade ? ` (${grade})` : ''}`;

function texts(seo: NonNullable<Page['seo']>): Markup {
  const line = (of: 'title' | 'description', label: string, text: string | null, length: number) =>
    html`<tr><th scope="row">${label}</th><td>${text ? t`«\u202f${shortened(text, 200)}\u202f»` : t`absent`}</td><td class="r">${text ? `${counted(length, t`caractère`, t`caractères`)}, ${lowered(lengthBand(of, length).word)}` : '–'}</td></tr>`;
  const { h1, h2, h3 } = seo.headings;
  return html`<h3>${t`Ce que Google lit`}</h3><table class="facts"><tbody>${line('title', t`Titre`, seo.title, seo.title_length)}${line('description', t`Description`, seo.description, seo.description_length)}<tr><th scope="row">${t`Titres dans la page`}</th><td>${t`${h1} de niveau 1, ${h2} de niveau 2, ${h3} de niveau 3`}</td><td class="r">${seo.words === null ? t`mots non comptés` : counted(seo.words, t`mot`, t`mots`)}</td></tr></tbody></table>`;
}
