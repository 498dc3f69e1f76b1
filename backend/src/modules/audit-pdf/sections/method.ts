import { olderFigures, olderWords, originName } from '../../../rules/provenance.rules.js';
import type { AuditFacts } from '../audit-facts.js';
import { html } from '../markup.js';
import { date, french, isKnown, MADE_UP } from '../words.js';
import type { Section } from './section.js';

const NAMES = {
  pagespeed: 'Vitesse',
  connectivity: 'Accès et certificat',
  cms: 'Technologies',
  page: 'Page d’accueil',
  keywords: 'Mots-clés',
  reviews: 'Avis Google',
  citations: 'Réponses d’IA',
  intro: 'Texte d’introduction',
  recommendations: 'Recommandations rédigées',
} as const;

const MEASURED_WORDS =
  'Chaque chiffre de ce document a été mesuré ou saisi par l’agence, à la date et avec l’outil indiqués. Ce qui n’a pas pu l’être est dit «\u202fnon mesuré\u202f»\u202f: aucune valeur n’est estimée ni reprise d’ailleurs.';
const EXAMPLE_WORDS =
  'Ce document est un exemple\u202f: l’entreprise est fictive et tous ses chiffres sont inventés, pour montrer la forme d’un audit.';

export function method({ report, example }: AuditFacts): Section {
  const names = Object.keys(NAMES) as (keyof typeof NAMES)[];
  return {
    id: 'methode',
    title: 'Méthode et sources',
    missing: false,
    origin: example ? MADE_UP : '',
    body: html`<p>${example ? EXAMPLE_WORDS : MEASURED_WORDS}</p>
<table><thead><tr><th scope="col">Analyse</th><th scope="col">Source</th><th scope="col" class="r">Date</th></tr></thead><tbody>${names.map(
      (name) => {
        const { source, provider, measured_at, origins } = report[name];
        const known = isKnown(report[name]);
        const by = known ? (originName(source, provider) ?? '–') : 'non mesuré';
        const older = olderFigures(origins).map((figures) => html`<br><small>${french(olderWords(figures, date))}</small>`);
        return html`<tr><th scope="row">${NAMES[name]}</th><td>${by}${known && older}</td><td class="r">${known && measured_at ? date(measured_at) : '–'}</td></tr>`;
      },
    )}</tbody></table>
<p class="note">Les notes de vitesse varient de quelques points d’une mesure à l’autre. Les positions dans Google et les réponses des assistants changent avec le temps, le lieu et la personne. Les textes rédigés le sont à partir des seules mesures.</p>`,
  };
}

export function contact({ agency, legal, link, company }: AuditFacts): Section {
  const lines = [agency.email, agency.phone, agency.website].filter(Boolean);
  const owner = legal.companyName || agency.name;
  return {
    id: 'contact',
    title: 'Contact et mentions',
    missing: false,
    origin: '',
    body: html`<div class="contact"><div><h3>Parlons-en</h3><p><strong>${agency.name}</strong></p>${lines.map((line) => html`<p>${line}</p>`)}${legal.address !== '' && legal.address.split('\n').map((line) => html`<p>${line}</p>`)}</div>
<div><h3>Votre page personnelle</h3><p>Les chiffres à jour de ${company}\u202f:</p><p><a href="${link}"><strong>${link}</strong></a></p></div></div>
<p class="note">Document établi par ${owner} pour ${company}, à sa demande. Il repose sur des informations publiques du site et des services nommés ci-dessus, et ne garantit aucun résultat.${
      legal.contact || agency.email ? ` Données et questions\u202f: ${legal.contact || agency.email}.` : ''
    } Données conservées ${legal.hosting}, ${legal.retentionMonths} mois au plus après le dernier échange.</p>`,
  };
}
