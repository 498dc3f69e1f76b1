import type { CsvColumn } from '../../common/database/copied-csv.js';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { flagsOf, flagWords } from '../../rules/review.rules.js';
import { reviewWords } from '../../rules/review-state.rules.js';
import { measuresWords, SELF_SERVE_PARTS, selfServeName } from '../../rules/self-serve.rules.js';
import { isExample } from './examples.queries.js';
import type { ProspectStatus } from './prospect.contract.js';
import { cityOf, companyName } from './prospect-view.js';

const STATUS: Record<ProspectStatus, string> = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  converted: 'Converti',
  rejected: 'Écarté',
};
const LANGUAGE: Record<Language, string> = { fr: 'Français', de: 'Allemand', it: 'Italien' };
const MEASURES = Object.fromEntries(Array.from({ length: SELF_SERVE_PARTS.length + 1 }, (_, k) => [k, measuresWords(k)]));

/** SQL of a prospect; `:link` is a personal link without its token. */
export const PROSPECT_COLUMNS: readonly CsvColumn[] = [
  { header: 'Prénom', text: 'prospect.prenom' },
  { header: 'Nom', text: 'prospect.nom' },
  { header: 'E-mail', text: 'prospect.email' },
  {
    header: 'Entreprise',
    facts: [
      `prospect.metadata->>'company'`,
      'prospect.business_name',
      `CASE prospect.prenom WHEN '' THEN prospect.nom END`,
      'prospect.site_url',
      `prospect.metadata->>'domain_emelia'`,
    ],
    cell: (company, business_name, nom, site_url, domain_emelia) =>
      companyName({ metadata: { company, domain_emelia }, business_name, nom, prenom: '', site_url }),
  },
  { header: 'Fonction', text: 'prospect.poste' },
  { header: 'Téléphone', text: 'prospect.telephone' },
  { header: 'LinkedIn', text: 'prospect.linkedin' },
  { header: 'Site web', text: 'prospect.site_url' },
  {
    header: 'Localité',
    facts: ['prospect.location', `prospect.metadata->>'location'`, `prospect.metadata->>'companyLocation'`],
    cell: (location, own, companyLocation) => cityOf({ location, metadata: { location: own, companyLocation } }),
    repeats: true,
  },
  { header: 'Secteur', text: `prospect.metadata->>'industry'` },
  words('Statut', 'prospect.status', STATUS),
  words('Relecture', 'prospect.review_status', reviewWords('fr')),
  {
    header: 'Alertes',
    facts: ['prospect.red_flags'],
    cell: (array) =>
      flagsOf(array.slice(1, -1).split(','), {})
        .map((flag) => flagWords(flag, 'fr').short)
        .join(', '),
    repeats: true,
  },
  { header: 'Score du quiz', sql: 'prospect.score' },
  { header: selfServeName(), sql: 'prospect.self_serve_score' },
  words('Mesures de l’essai', 'prospect.self_serve_measured', MEASURES),
  yesNo('Page vue', 'prospect.page_vue'),
  yesNo('Quiz fait', 'prospect.quiz_fait'),
  yesNo('Rendez-vous pris', 'prospect.rdv_pris'),
  yesNo('E-mail envoyé', 'prospect.email_sent'),
  {
    header: 'Responsable',
    facts: ["(SELECT coalesce(nullif(account.name, ''), account.email) FROM users account WHERE account.id = prospect.owner_id)"],
    cell: (name) => name,
    repeats: true,
  },
  { header: 'Prochaine action', text: 'prospect.next_action' },
  dateTime('Prochaine action le', 'prospect.next_action_at'),
  { header: 'Source', text: 'prospect.source' },
  { header: 'Lien personnel', text: ':link || prospect.token' },
  dateTime('Créé le', 'prospect.created_at'),
  dateTime('Modifié le', 'prospect.updated_at'),
  { header: 'Notes', text: 'prospect.notes' },
  { header: 'Identifiant', sql: 'prospect.id' },
  words('Langue', 'prospect.language', LANGUAGE),
  yesNo('Exemple', isExample()),
];

function words(header: string, column: string, table: Readonly<Record<string, string>>): CsvColumn {
  return { header, facts: [column], cell: (value) => table[value] ?? null, repeats: true };
}
function yesNo(header: string, condition: string): CsvColumn {
  return { header, facts: [condition], cell: (value) => (value === 't' ? 'oui' : 'non'), repeats: true };
}
/** « 02.07.2026 00:30 »: German is how PostgreSQL calls the dots. */
function dateTime(header: string, instant: string): CsvColumn {
  return { header, sql: `${instant} AT TIME ZONE '${AGENCY_ZONE}'`, length: 16 };
}
