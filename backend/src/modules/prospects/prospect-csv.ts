import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { AGENCY_ZONE } from '../../common/local-time.js';
import { isExampleProspect } from '../../rules/provenance.rules.js';
import { type FlagFacts, flagsOf, flagWords } from '../../rules/review.rules.js';
import { type ReviewStatus, reviewWord } from '../../rules/review-state.rules.js';
import type { ProspectMetadata, ProspectStatus } from './prospect.contract.js';
import { cityOf, companyName } from './prospect-view.js';

/** What the file tells of a prospect; the names are columns of the table. */
export interface ExportedProspect {
  id: string;
  token: string;
  prenom: string;
  nom: string;
  email: string;
  business_name: string | null;
  poste: string | null;
  telephone: string | null;
  linkedin: string | null;
  site_url: string | null;
  location: string | null;
  status: ProspectStatus;
  review_status: ReviewStatus;
  red_flags: string[];
  red_flag_facts: Record<string, FlagFacts>;
  score: number | null;
  self_serve_score: number | null;
  page_vue: boolean;
  quiz_fait: boolean;
  rdv_pris: boolean;
  email_sent: boolean;
  source: string | null;
  notes: string | null;
  metadata: ProspectMetadata;
  created_at: Date;
  updated_at: Date;
}

export const EXPORTED_COLUMNS = [
  'id',
  'token',
  'prenom',
  'nom',
  'email',
  'business_name',
  'poste',
  'telephone',
  'linkedin',
  'site_url',
  'location',
  'status',
  'review_status',
  'red_flags',
  'red_flag_facts',
  'score',
  'self_serve_score',
  'page_vue',
  'quiz_fait',
  'rdv_pris',
  'email_sent',
  'source',
  'notes',
  'metadata',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ExportedProspect)[];

const STATUS: Record<ProspectStatus, string> = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  converted: 'Converti',
  rejected: 'Écarté',
};

type Cell = string | number | null;
type Column = [header: string, value: (prospect: ExportedProspect, link: (token: string) => string) => Cell];

const COLUMNS: Column[] = [
  ['Prénom', ({ prenom }) => prenom],
  ['Nom', ({ nom }) => nom],
  ['E-mail', ({ email }) => email],
  ['Entreprise', (prospect) => companyName(prospect)],
  ['Fonction', ({ poste }) => poste],
  ['Téléphone', ({ telephone }) => telephone],
  ['LinkedIn', ({ linkedin }) => linkedin],
  ['Site web', ({ site_url }) => site_url],
  ['Localité', (prospect) => cityOf(prospect)],
  ['Secteur', ({ metadata }) => metadata.industry ?? null],
  ['Statut', ({ status }) => STATUS[status]],
  ['Relecture', ({ review_status }) => reviewWord(review_status, 'fr')],
  [
    'Alertes',
    ({ red_flags, red_flag_facts }) =>
      flagsOf(red_flags, red_flag_facts)
        .map((flag) => flagWords(flag, 'fr').short)
        .join(', '),
  ],
  ['Score du quiz', ({ score }) => score],
  ['Score de l’essai', ({ self_serve_score }) => self_serve_score],
  ['Page vue', ({ page_vue }) => yesNo(page_vue)],
  ['Quiz fait', ({ quiz_fait }) => yesNo(quiz_fait)],
  ['Rendez-vous pris', ({ rdv_pris }) => yesNo(rdv_pris)],
  ['E-mail envoyé', ({ email_sent }) => yesNo(email_sent)],
  ['Source', ({ source }) => source],
  ['Lien personnel', ({ token }, link) => link(token)],
  ['Créé le', ({ created_at }) => dateTime(created_at)],
  ['Modifié le', ({ updated_at }) => dateTime(updated_at)],
  ['Notes', ({ notes }) => notes],
  ['Identifiant', ({ id }) => id],
  ['Exemple', (prospect) => yesNo(isExampleProspect(prospect))],
];

export const CSV_HEADERS = COLUMNS.map(([header]) => header);

export const csvCells = (prospect: ExportedProspect, link: (token: string) => string): Cell[] =>
  COLUMNS.map(([, value]) => value(prospect, link));

const yesNo = (value: boolean) => (value ? 'oui' : 'non');
const dateTime = (instant: Date) => format(new TZDate(instant, AGENCY_ZONE), 'dd.MM.yyyy HH:mm');
