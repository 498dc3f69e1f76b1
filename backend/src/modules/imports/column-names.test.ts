import { guessFields } from './column-mapping.js';
import { COLUMN_NAMES } from './column-names.js';
import { folded } from './email-columns.js';

const mapped = (header: string, values: string[][] = [], email: number | null = null) => guessFields(header.split('|'), email, values);

describe('the names of columns', () => {
  it('stand for one field each', () => {
    const fields = new Map<string, Set<string>>();
    for (const names of Object.values(COLUMN_NAMES))
      for (const [field, list] of Object.entries(names))
        for (const name of list.split('|')) fields.set(folded(name), (fields.get(folded(name)) ?? new Set()).add(field));
    expect([...fields].filter(([name, found]) => found.size > 1 || name === '')).toEqual([]);
    expect(fields.size).toBeGreaterThan(250);
  });

  it.each([
    [
      'Outlook in German',
      'Vorname|Nachname|Firma|Position|Telefon geschäftlich|Webseite|Ort geschäftlich',
      'prenom|nom|company|poste|telephone|site_url|location',
    ],
    [
      'Outlook in Italian',
      'Nome|Cognome|Società|Posizione|Cellulare|Pagina Web|Città (ufficio)',
      'prenom|nom|company|poste|telephone|site_url|location',
    ],
    [
      'Outlook in French',
      'Prénom|Nom|Société|Fonction|Tél. (bureau)|Page Web|Ville (bureau)',
      'prenom|nom|company|poste|telephone|site_url|location',
    ],
    [
      'Outlook in English',
      'First Name|Last Name|Company|Job Title|Business Phone|Web Page|Business City',
      'prenom|nom|company|poste|telephone|site_url|location',
    ],
    [
      'Google Contacts',
      'Name|Given Name|Family Name|Organization Name|Organization Title|Phone 1 - Value|Website 1 - Value|Address 1 - City',
      'fullName|prenom|nom|company|poste|telephone|site_url|location',
    ],
    [
      'Pipedrive',
      'Person - Name|Person - Phone - Work|Organization - Name|Organization - Website|Person - Job title',
      'fullName|telephone|company|site_url|poste',
    ],
    [
      'Pipedrive in French',
      'Personne - Nom|Personne - Téléphone - Travail|Organisation - Nom|Organisation - Site web',
      'fullName|telephone|company|site_url',
    ],
    [
      'Apollo',
      'First Name|Last Name|Title|Company|Work Direct Phone|# Employees|Industry|Person Linkedin Url|Website|Company Linkedin Url|City',
      'prenom|nom|title|company|telephone|companySize|industry|linkedin|site_url||location',
    ],
    [
      'HubSpot in German',
      'Vorname|Nachname|Telefonnummer|Name des Unternehmens|Website-URL|Stadt',
      'prenom|nom|telephone|company|site_url|location',
    ],
    [
      'HubSpot in French',
      'Prénom|Nom|Numéro de téléphone|Nom de l’entreprise|URL du site web|Intitulé du poste',
      'prenom|nom|telephone|company|site_url|poste',
    ],
    ['LinkedIn in German', 'Vorname|Nachname|Unternehmen|Position', 'prenom|nom|company|poste'],
    ['bexio', 'Firmenname|Nachname|Vorname|PLZ|Ort|Telefon|Webseite|Bemerkungen', 'company|nom|prenom||location|telephone|site_url|notes'],
    ['Zefix', 'Firma|Sitz|UID|Rechtsform|Zweck', 'company|location||type|description'],
    ['Zefix in French', 'Raison sociale|Siège|IDE|But', 'company|location||description'],
    ['a firm', 'Nom, prénom|N° de tél.|NPA / Localité', 'fullName|telephone|location'],
    ['a firm in German', 'Name|Vorname|Tel. G|PLZ/Ort|Homepage', 'nom|prenom|telephone|location|site_url'],
    ['capitals without accents', 'PRENOM|NOM|SOCIETE|TELEPHONE', 'prenom|nom|company|telephone'],
  ])('of %s are known', (_, header, fields) => {
    expect(mapped(header)).toEqual(fields.split('|').map((field) => field || null));
  });

  it.each([
    'Fax',
    'Telefax',
    'Phone 1 - Type',
    'Mobile-App',
    'Télétravail',
    'Phone Status',
    'Téléphone vérifié',
    'Telegram',
    'Telefonland',
  ])('do not take %s for a phone', (name) => {
    expect(mapped(name)).toEqual([null]);
  });

  it.each(['Tel. Büro', 'Téléphone du secrétariat', 'No. de tél', 'Mobile privé', 'Telefono diretto', 'N° portable'])(
    'take %s for a phone',
    (name) => {
      expect(mapped(name)).toEqual(['telephone']);
    },
  );

  it('leave a column for the more often filled one of the same field', () => {
    const values = [
      ['', '079', '1'],
      ['', '078', ''],
    ];
    expect(mapped('Telefon geschäftlich|Mobiltelefon|Telefon privat', values)).toEqual([null, 'telephone', null]);
  });
});
