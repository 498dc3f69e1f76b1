import { folded } from './email-columns.js';
import type { ImportField } from './import.contract.js';

/** Header names in lower case without accents, spaces and signs: French, English, German, LinkedIn, Emelia, Outlook, Google Contacts, HubSpot. */
const NAMES: Partial<Record<ImportField, string>> = {
  prenom: 'prenom prenoms firstname first givenname vorname firstnameemelia given nome',
  nom: 'nom nomdefamille lastname last surname familyname name nachname lastnameemelia familienname cognome',
  fullName:
    'fullname nomcomplet nomprenom prenomnom contact contactname displayname nomprenoms prenometnom nometprenom personnedecontact ansprechpartner',
  company:
    'company companyname entreprise societe raisonsociale organisation organization organizationname employeur employer firma businessname nomentreprise nomdelentreprise companyemelia currentcompany account organization1name organisation1name organizationname1 nomdelasociete nomdelorganisation unternehmen azienda associatedcompany primaryassociatedcompany compagnie',
  site_url:
    'siteurl site siteweb siteinternet website websiteurl web url urlsite www companywebsite companyurl domain domaine homepage companydomain adressesite website1value siteinternetdelentreprise pageweb webpage businesshomepage webseite adresseweb urldusite sitewebdelentreprise companydomainname domainname',
  domain_emelia: 'domainemelia',
  linkedin:
    'linkedin linkedinurl urllinkedin profillinkedin linkedinprofile linkedinprofileurl profileurl linkedinurlprofile linkedinemelia profileurllinkedin linkedinprofil urldeprofil personlinkedinurl linkedinbio',
  telephone:
    'telephone tel phone phonenumber mobile portable telefon numero numerodetelephone natel phonework phone1value mobilephone businessphone primaryphone telephoneprofessionnel telephonebureau telprofessionnel telmobile telbureau telephonemobile telephoneportable mobilenumber numerodemobile handy telefono cellulare mobilephonenumber workphone',
  poste:
    'poste fonction jobtitle job position role occupation intituledeposte organization1title organizationtitle organizationtitle1 titredeposte intitule jobtitlerole funktion titreduposte headlineposition',
  location:
    'location localisation ville city localite lieu ort region place address1city businesscity workcity homecity villebureau personlocation stadt npalocalite citta commune',
  language:
    'langue language sprache lingua lang preferredlanguage languepreferee languedecorrespondance languecorrespondance korrespondenzsprache linguadicorrispondenza',
  notes: 'notes note remarque remarques commentaire commentaires comment comments bemerkungen anmerkungen',
  source: 'source origine provenance',
  gender_emelia: 'genderemelia gender genre sexe civilite anrede salutation',
  isPremium: 'ispremium premium linkedinpremium',
  summary: 'summary resume apropos about',
  title: 'title titre headline',
  companyLocation: 'companylocation lieuentreprise villeentreprise siege companycity',
  companyDescription: 'companydescription descriptionentreprise',
  companySize:
    'companysize taille tailleentreprise effectif employees employeecount numberofemployees nombredemployes nombredecollaborateurs numemployees',
  estimatedMinRevenue: 'estimatedminrevenue minrevenue camin',
  estimatedMaxRevenue: 'estimatedmaxrevenue maxrevenue camax',
  industry: 'industry secteur secteurdactivite branche industrie branchedactivite secteuractivite activite',
  description: 'description',
  type: 'type companytype',
};

const FIELD_OF = new Map<string, ImportField>(
  Object.entries(NAMES).flatMap(([field, names]) => names.split(' ').map((name): [string, ImportField] => [name, field as ImportField])),
);

/** Whether we know what a column of this name is, other than addresses. */
export const isKnownHeader = (header: string): boolean => FIELD_OF.has(folded(header));

/** What each column probably is. The values tell a profile on LinkedIn, which LinkedIn itself calls a URL, from a website. */
export function guessFields(
  header: readonly string[],
  email: number | null,
  sample: readonly (readonly string[])[],
): (ImportField | null)[] {
  const taken = new Set<ImportField>(['email']);
  return header.map((name, index) => {
    if (index === email) return 'email';
    const named = FIELD_OF.get(folded(name));
    const field = named === 'site_url' && isLinkedIn(sample.map((cells) => cells[index] ?? '')) ? 'linkedin' : named;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function isLinkedIn(values: readonly string[]): boolean {
  const filled = values.filter((value) => value !== '');
  return filled.filter((value) => /linkedin\.com\//i.test(value)).length * 2 > filled.length;
}
