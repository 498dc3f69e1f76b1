import { t, wordsBy } from '../../../rules/language.rules.js';
import { olderFigures, olderWords, originName } from '../../../rules/provenance.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html, type Markup } from '../markup.js';
import { date, isKnown, typeset } from '../words.js';
import type { Gap, Section } from './section.js';

const NAMES = wordsBy({
  pagespeed: () => t`Vitesse`,
  connectivity: () => t`Accès et certificat`,
  cms: () => t`Technologies`,
  page: () => t`Page d’accueil`,
  keywords: () => t`Mots-clés`,
  reviews: () => t`Avis Google`,
  citations: () => t`Réponses d’IA`,
});

const measuredWords = () =>
  t`Chaque chiffre de ce document a été mesuré ou saisi par l’agence, à la date et avec l’outil indiqués. Ce qui n’a pas pu l’être est dit «\u202fnon mesuré\u202f»\u202f: aucune valeur n’est estimée ni reprise d’ailleurs.`;
const exampleWords = () =>
  t`Ce document est un exemple\u202f: l’entreprise est fictive et tous ses chiffres sont inventés, pour montrer la forme d’un audit.`;

/** Describes the method, and lists unmeasured parts in one box. */
export function method({ report, example }: AuditFacts, gaps: readonly Gap[]): Markup {
  const names = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((name) => isKnown(report[name]));
  const row = (name: (typeof names)[number]) => {
    const { source, provider, measured_at, origins } = report[name];
    const older = olderFigures(origins).map((figures) => html`<br><small>${typeset(olderWords(figures, date))}</small>`);
    return html`<tr><th scope="row">${NAMES[name]}</th><td>${originName(source, provider) ?? '–'}${older}</td><td class="r">${measured_at ? date(measured_at) : '–'}</td></tr>`;
  };
  return html`<h2 class="second" id="methode">${t`Méthode et sources`}</h2><p>${example ? exampleWords() : measuredWords()}</p>
${names.length > 0 && html`<table class="close"><thead><tr><th scope="col">${t`Analyse`}</th><th scope="col">${t`Source`}</th><th scope="col" class="r">${t`Date`}</th></tr></thead><tbody>${names.map(row)}</tbody></table>`}
${gaps.length > 0 && html`<div class="box"><h3>${t`Ce qui n’a pas été mesuré`}</h3><ul>${gaps.map(({ part, why }) => html`<li><strong>${part}.</strong> ${typeset(why)}</li>`)}</ul></div>`}
${names.length > 0 && html`<p class="note">${t`Les notes de vitesse varient de quelques points d’une mesure à l’autre. Les positions dans Google et les réponses des assistants changent avec le temps, le lieu et la personne. Les textes rédigés le sont à partir des seules mesures.`}</p>`}`;
}

export function contact({ agency, legal, link, company }: AuditFacts): Section {
  const lines = [agency.email, agency.phone, agency.website].filter(Boolean);
  const owner = legal.companyName || agency.name;
  const questions = legal.contact || agency.email;
  const notes = [
    t`Document établi par ${owner} pour ${company}, à sa demande. Il repose sur des informations publiques du site et des services nommés ci-dessus, et ne garantit aucun résultat.`,
    ...(questions ? [t`Données et questions\u202f: ${questions}.`] : []),
    t`Données conservées ${legal.hosting}, ${legal.retentionMonths} mois au plus après le dernier échange.`,
  ];
  return {
    id: 'contact',
    title: t`Contact et mentions`,
    origin: '',
    body: html`<div class="contact"><div><p><strong>${agency.name}</strong></p>${lines.map((line) => html`<p>${line}</p>`)}${legal.address !== '' && legal.address.split('\n').map((line) => html`<p>${line}</p>`)}</div>
<div><p>${t`Votre page personnelle, avec les chiffres à jour\u202f:`}</p><p><a href="${link}"><strong>${link}</strong></a></p></div></div>
<p class="note">${notes.join(' ')}</p>`,
  };
}
