import type { ImportField } from './import.contract.js';
import type { Table } from './spreadsheet/table.js';

/** Header names in lower case without accents, spaces and signs: French, English, LinkedIn and Emelia. */
const NAMES: Partial<Record<ImportField, string>> = {
  prenom: 'prenom prenoms firstname first givenname vorname firstnameemelia',
  nom: 'nom nomdefamille lastname last surname familyname name nachname lastnameemelia',
  fullName: 'fullname nomcomplet nomprenom prenomnom contact contactname displayname',
  company:
    'company companyname entreprise societe raisonsociale organisation organization organizationname employeur employer firma businessname nomentreprise nomdelentreprise companyemelia currentcompany account',
  site_url:
    'siteurl site siteweb siteinternet website websiteurl web url urlsite www companywebsite companyurl domain domaine homepage companydomain adressesite',
  domain_emelia: 'domainemelia',
  linkedin:
    'linkedin linkedinurl urllinkedin profillinkedin linkedinprofile linkedinprofileurl profileurl linkedinurlprofile linkedinemelia',
  telephone: 'telephone tel phone phonenumber mobile portable telefon numero numerodetelephone natel phonework',
  poste: 'poste fonction jobtitle job position role occupation intituledeposte',
  location: 'location localisation ville city localite lieu ort region place',
  notes: 'notes note remarque remarques commentaire commentaires comment comments',
  source: 'source origine provenance',
  gender_emelia: 'genderemelia gender genre sexe civilite',
  isPremium: 'ispremium premium linkedinpremium',
  summary: 'summary resume apropos about',
  title: 'title titre headline',
  companyLocation: 'companylocation lieuentreprise villeentreprise siege companycity',
  companyDescription: 'companydescription descriptionentreprise',
  companySize: 'companysize taille tailleentreprise effectif employees employeecount numberofemployees',
  estimatedMinRevenue: 'estimatedminrevenue minrevenue camin',
  estimatedMaxRevenue: 'estimatedmaxrevenue maxrevenue camax',
  industry: 'industry secteur secteurdactivite branche industrie',
  description: 'description',
  type: 'type companytype',
};

const FIELD_OF = new Map<string, ImportField>(
  Object.entries(NAMES).flatMap(([field, names]) => names.split(' ').map((name): [string, ImportField] => [name, field as ImportField])),
);

/** A column of addresses by its name, as the specification puts it (file 3, section 5). */
export function isEmailHeader(header: string): boolean {
  const name = header.trim().toLowerCase();
  return name.includes('email') || name === 'e-mail' || name === 'mail';
}

/** What each column probably is; of several columns of addresses, the one that holds most. Null without any. */
export function guessFields({ header, rows }: Table): (ImportField | null)[] | null {
  const email = emailColumn(header, rows);
  if (email === null) return null;
  const taken = new Set<ImportField>(['email']);
  return header.map((name, index) => {
    if (index === email) return 'email';
    const field = isEmailHeader(name) ? undefined : FIELD_OF.get(folded(name));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function emailColumn(header: string[], rows: Table['rows']): number | null {
  const candidates = header.flatMap((name, index) => (isEmailHeader(name) ? [index] : []));
  const filled = (index: number) => rows.filter(({ cells }) => cells[index]?.includes('@')).length;
  const [best] = candidates.map((index) => ({ index, filled: filled(index) })).sort((a, b) => b.filled - a.filled || a.index - b.index);
  return best?.index ?? null;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
