import type { ImportField } from './import.contract.js';

type ColumnNames = Partial<Record<Exclude<ImportField, 'email'>, string>>;

/**
 * Headings of export programs by field; alternatives are separated by a bar. Compared without case, accents and punctuation. Columns of
 * e-mail addresses are recognised by rule (email-columns.ts).
 */
export const COLUMN_NAMES: Readonly<Record<string, ColumnNames>> = {
  'this product': {
    ...{ prenom: 'prenom', nom: 'nom', fullName: 'fullName', company: 'company', site_url: 'site_url', linkedin: 'linkedin' },
    ...{ telephone: 'telephone', poste: 'poste', location: 'location', language: 'language', notes: 'notes', source: 'source' },
    ...{ domain_emelia: 'domain_emelia', gender_emelia: 'gender_emelia', isPremium: 'isPremium', summary: 'summary', title: 'title' },
    ...{ companyLocation: 'companyLocation', companyDescription: 'companyDescription', companySize: 'companySize' },
    ...{ estimatedMinRevenue: 'estimatedMinRevenue', estimatedMaxRevenue: 'estimatedMaxRevenue', industry: 'industry' },
    ...{ description: 'description', type: 'type' },
  },
  Outlook: {
    prenom: 'First Name | Prénom | Vorname | Nome',
    nom: 'Last Name | Nom | Nachname | Cognome',
    company: 'Company | Société | Firma | Società',
    poste: 'Job Title | Fonction | Position | Posizione | Qualifica',
    title: 'Titre | Title',
    telephone: `Business Phone | Mobile Phone | Primary Phone | Company Main Phone | Business Phone 2 | Tél. (bureau) | Téléphone (bureau) | Téléphone bureau |
      Tél. mobile | Téléphone mobile | Tél. principal | Tél. société | Telefon geschäftlich | Telefon (geschäftlich) | Telefon geschäftlich 2 |
      Mobiltelefon | Haupttelefon | Telefon Firma | Telefono ufficio | Telefono (ufficio) | Telefono ufficio 2 | Cellulare | Telefono cellulare |
      Telefono principale | Telefono principale società | Telefono abitazione | Home Phone | Tél. (domicile) | Téléphone domicile | Telefon privat`,
    location: `Business City | Ville (bureau) | Ville bureau | Ort geschäftlich | Ort (geschäftlich) | Città (ufficio) | Città ufficio |
      Home City | Ville (domicile) | Ville domicile | Ort privat | Città (abitazione) | Città abitazione`,
    site_url: 'Web Page | Page Web | Webseite | Pagina Web | Personal Web Page | Page Web personnelle',
    notes: 'Notes | Notizen | Note | Annotazioni',
    language: 'Language | Langue | Sprache | Lingua',
  },
  'Google Contacts': {
    prenom: 'Given Name | First Name',
    nom: 'Family Name | Last Name',
    fullName: 'File As',
    company:
      'Organization 1 - Name | Organization Name | Organisation 1 – Name | Nome organizzazione | Name der Organisation | Nom de l’organisation',
    poste:
      'Organization 1 - Title | Organization Title | Titel in der Organisation | Titre dans l’organisation | Titolo nell’organizzazione | Titolo organizzazione',
    telephone: 'Phone 1 - Value | Phone 2 - Value | Telefon 1 – Wert | Téléphone 1 - Valeur | Telefono 1 - Valore',
    location: 'Address 1 - City | Adresse 1 – Ort | Adresse 1 - Ville | Indirizzo 1 - Città',
    site_url: 'Website 1 - Value | Website 1 – Wert | Site Web 1 - Valeur | Sito web 1 - Valore',
  },
  LinkedIn: {
    prenom: 'First Name | Prénom | Vorname | Nome',
    nom: 'Last Name | Nom | Nachname | Cognome',
    company: 'Company | Entreprise | Société | Unternehmen | Azienda',
    poste: 'Position | Poste | Posizione',
    linkedin: 'Profile url | LinkedIn url | url du profil | Profil-url | url del profilo',
    site_url: 'url',
  },
  HubSpot: {
    telephone:
      'Phone Number | Mobile Phone Number | Numéro de téléphone | Numéro de portable | Telefonnummer | Mobiltelefonnummer | Numero di telefono',
    company:
      'Company Name | Associated Company | Primary Associated Company | Nom de l’entreprise | Entreprise associée | Name des Unternehmens | Unternehmensname | Zugeordnetes Unternehmen | Nome azienda | Nome dell’azienda',
    site_url:
      'Website url | url du site web | Website-url | url sito web | url del sito web | Company Domain Name | Nom de domaine de l’entreprise',
    poste: 'Job Title | Intitulé du poste | Jobbezeichnung | Stellenbezeichnung | Qualifica professionale',
    location: 'City | Ville | Stadt | Ort | Città',
    industry: 'Industry | Secteur d’activité | Branche | Settore',
    companySize: 'Number of Employees | Nombre d’employés | Anzahl der Mitarbeiter | Numero di dipendenti',
  },
  Pipedrive: {
    fullName:
      'Person - Name | Personne - Nom | Contact person | Personne à contacter | Kontaktperson | Persona - Nome | Persona di contatto',
    prenom: 'Person - First name | Personne - Prénom | Person - Vorname | Persona - Nome proprio',
    nom: 'Person - Last name | Personne - Nom de famille | Person - Nachname | Persona - Cognome',
    company: 'Organization - Name | Person - Organization | Organisation - Nom | Personne - Organisation | Organizzazione - Nome',
    telephone: `Person - Phone | Person - Phone - Work | Person - Phone - Mobile | Person - Phone - Home | Person - Phone - Other | Personne - Téléphone |
      Personne - Téléphone - Travail | Personne - Téléphone - Mobile | Person - Telefon | Person - Telefon - Arbeit | Person - Telefon - Mobil |
      Persona - Telefono | Persona - Telefono - Lavoro | Persona - Telefono - Cellulare`,
    poste: 'Person - Job title | Personne - Titre du poste | Person - Position | Persona - Posizione lavorativa',
    site_url: 'Organization - Website | Organisation - Site web | Organisation - Webseite | Organizzazione - Sito web',
    location: `Organization - City | Organization - City/town/village/locality of Address | Organization - Address - City/town/village/locality |
      Organisation - Ville | Organisation - Stadt | Organizzazione - Città`,
    industry: 'Organization - Industry | Organisation - Secteur | Organisation - Branche',
  },
  Apollo: {
    telephone: 'Work Direct Phone | Corporate Phone | Mobile Phone | Home Phone | Other Phone | Company Phone | First Phone',
    company: 'Company | Company Name | Company Name for Emails | Account Name',
    linkedin: 'Person Linkedin Url',
    site_url: 'Website | Company Website',
    companyLocation: 'Company City',
    companySize: '# Employees | Employees | Num Employees',
    industry: 'Industry',
    location: 'City',
  },
  Emelia: {
    prenom: 'firstName emelia',
    nom: 'lastName emelia',
    company: 'company emelia',
    linkedin: 'linkedin emelia',
    domain_emelia: 'domain emelia',
    gender_emelia: 'gender emelia',
  },
  bexio: {
    prenom: 'Vorname | Prénom | Nome | name_2',
    nom: 'Nachname | Nom de famille | Cognome',
    company: 'Firmenname | Firma | Entreprise | Nom de l’entreprise | Ditta | Azienda | name_1',
    telephone: `Telefon | Telefon 2 | Telefon Geschäft | Mobile | Téléphone | Téléphone 2 | Téléphone mobile | Telefono | Telefono 2 | phone_fixed |
      phone_fixed_second | phone_mobile`,
    location: 'Ort | Localité | Località | PLZ / Ort | PLZ Ort | NPA / Localité | NPA Localité | NPA / Lieu | CAP / Località | Luogo',
    site_url: 'Website | Webseite | Site internet | Site web | Sito web | Sito internet | url',
    notes: 'Bemerkungen | Remarques | Osservazioni | remarks',
    industry: 'Branche | Branchen | Secteurs d’activité | Settori',
    language: 'Sprache | Langue | Lingua | Korrespondenzsprache | Langue de correspondance | Lingua di corrispondenza',
    gender_emelia: 'Anrede | Salutation | Civilité | Titolo di cortesia',
  },
  Zefix: {
    company: 'Firma | Firmenname | Raison sociale | Raison de commerce | Ditta | Ragione sociale | Nome della ditta | Name der Firma',
    location: 'Sitz | Siège | Sede | Seat | Legal seat',
    description: 'Zweck | But | Scopo | Purpose',
    type: 'Rechtsform | Forme juridique | Forma giuridica | Legal form',
  },
  'spreadsheets of firms': {
    prenom: 'prenoms | first | given | nome proprio | Rufname',
    nom: 'surname | last | familienname | Name',
    fullName: `full name | nom complet | nom prénom | prénom nom | nom, prénom | nom prénoms | prénom et nom | nom et prénom | contact | contact name |
      display name | personne de contact | Ansprechpartner | Ansprechperson | Kontakt | Vorname Name | Name Vorname | Vor- und Nachname |
      Nome e cognome | Cognome e nome | Nome completo | Contatto | Persona di riferimento | Nome visualizzato | Anzeigename | Nom complet affiché`,
    company: `organization | organisation | employeur | employer | business name | nom entreprise | nom de la société | nom de l’organisation |
      unternehmen | compagnie | current company | organization name 1 | account | Firmenbezeichnung | Betrieb | Impresa | Organizzazione | Nome impresa | Ente`,
    site_url: `site url | site | website url | web | url site | www | company website | company url | domain | domaine | homepage | company domain | adresse site |
      site internet de l’entreprise | web page | business homepage | adresse web | url du site | site web de l’entreprise | domain name | sito |
      Internet | Internetseite | Internetadresse | Webadresse | Firmenwebsite | Indirizzo web`,
    linkedin:
      'linkedin | url linkedin | profil linkedin | linkedin profile | linkedin profile url | linkedin url profile | profile url linkedin | linkedin bio | url de profil | profilo linkedin | LinkedIn-Profil',
    telephone: `tel | n° de tél. | no de tél. | no tél. | n° tél. | n° téléphone | no de téléphone | numéro | n. tel. | numero di tel. | telefon-nr. | tel.-nr. | tel. nr. | handy-nr. |
      handynummer | mobilnummer | mobil | portable | natel | phone | phone work | téléphone professionnel | tél. professionnel | tél. prof. | tél. bureau | tél. direct |
      ligne directe | direktwahl | tel. direkt | tel. g | tel. p | tel. m | téléphone portable | mobile number | numéro de mobile | handy | work phone | gsm |
      festnetz | telefono fisso | recapito telefonico | fisso | rufnummer | hauptnummer | téléphone fixe | fixe | tél. fixe | telephone number`,
    poste: `role | organization title 1 | occupation | intitulé de poste | titre de poste | intitulé | job title role | funktion | titre du poste | headline position | job | function |
      beruf | berufsbezeichnung | tätigkeit | profession | métier | ruolo | funzione | mansione | carica | professione | posizione lavorativa`,
    location: `localisation | lieu | region | place | work city | person location | commune | Gemeinde | Wohnort | Domicile | Domicilio | Comune | Localité / Ville |
      Stadt / Ort | Ortschaft | NPA, localité | NPA Ville | PLZ, Ort | Town`,
    language: 'lang | preferred language | langue préférée | langue correspondance | bevorzugte Sprache | Lingua preferita',
    notes:
      'remarque | commentaire | commentaires | comment | comments | Anmerkungen | Anmerkung | Bemerkung | Notiz | Kommentar | Commenti | Commento | Osservazione',
    source: 'origine | provenance | Quelle | Herkunft | Fonte | Lead source | Origine du lead',
    gender_emelia: 'gender | genre | sexe | Geschlecht | Sesso | Genere',
    isPremium: 'is premium | premium | linkedin premium',
    summary: 'résumé | à propos | about',
    title: 'headline',
    companyLocation: 'lieu entreprise | ville entreprise | Firmensitz | Siège social | Sede legale',
    companyDescription: 'description entreprise | Firmenbeschreibung | Unternehmensbeschreibung | Descrizione azienda',
    companySize: `taille | taille entreprise | effectif | employee count | nombre de collaborateurs | Mitarbeiterzahl | Anzahl Mitarbeiter | Mitarbeitende |
      Dimensione azienda | Dipendenti | Company size`,
    estimatedMinRevenue: 'estimated min revenue | min revenue | ca min',
    estimatedMaxRevenue: 'estimated max revenue | max revenue | ca max',
    industry: 'secteur | industrie | branche d’activité | secteur activité | activité | Wirtschaftszweig | Attività | Ramo',
    description: 'description | Beschreibung | Descrizione',
    type: 'company type | Typ | Tipo',
  },
};
