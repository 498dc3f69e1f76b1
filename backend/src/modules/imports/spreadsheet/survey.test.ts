import { inlineRows, workbookOf } from '../../../../test/support/workbook-files.js';
import { openSource } from './open-source.js';
import { RefusedFile } from './source.js';
import { type SurveyOrder, survey } from './survey.js';

const look = async (file: string | Buffer, order: SurveyOrder = {}) => survey(await openSource(new Uint8Array(Buffer.from(file))), order);
const fieldsOf = async (...lines: string[]) => (await look(lines.join('\n'))).fields;
const emailOf = async (...lines: string[]) => (await fieldsOf(...lines)).indexOf('email');

describe('the column of addresses', () => {
  it.each([
    'Courriel',
    'E-Mail Address',
    'E-mail 1 - Value',
    'Adresse de messagerie',
    'Adresse électronique',
    'Adresse e-mail',
    'Mél.',
    'E-Mail-Adresse',
    'Indirizzo di posta elettronica',
    'Dads email',
    'Mail pro',
  ])('is known by its name, also while nothing is written in it: %s', async (name) => {
    expect(await emailOf(`Nom;${name}`, 'Rey;pas encore')).toBe(1);
  });

  it.each(['emailType', 'E-mail 1 - Type', 'E-mail 1 - Label', 'Email Status', 'Email opt-in', 'Domaine email', 'Mailbox'])(
    'is not one that speaks about addresses: %s',
    async (name) => {
      expect(await emailOf(`Nom;${name}`, 'Rey;list', 'Roy;template')).toBe(-1);
    },
  );

  it('is known by what it holds, whatever it is called', async () => {
    expect(await emailOf('Nom;Wie erreichen;Notes', 'Rey;a@exemple.ch;demander b@exemple.ch', 'Roy;c@exemple.ch;')).toBe(1);
    expect(await emailOf('Email Type;Kontakt', '*;mailto:a@exemple.ch')).toBe(1);
  });

  it('is that of most different people: not the owner’s, not an empty one', async () => {
    const people = Array.from({ length: 9 }, (_, n) => `p${n}@exemple.ch;chef@agence.ch;;x`);
    expect(await emailOf('Autre e-mail;Contact owner;email_work;email_home', ...people, ';chef@agence.ch;;')).toBe(0);
    expect(
      await emailOf('Email du conseiller;E-mail', 'chef@agence.ch;a@exemple.ch', 'chef@agence.ch;b@exemple.ch', 'chef@agence.ch;'),
    ).toBe(1);
  });

  it('is that of exports from Outlook, Google, HubSpot and LinkedIn', async () => {
    expect(await fieldsOf('Prénom,Nom,Société,Titre,Tél. mobile,Adresse de messagerie,Page Web', 'A,B,C,D,079,a@b.ch,b.ch')).toEqual([
      ...['prenom', 'nom', 'company', 'title', 'telephone', 'email', 'site_url'],
    ]);
    const google =
      'First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Website 1 - Value';
    expect(await fieldsOf(google, 'A,B,C,D,* ,a@b.ch,079,b.ch')).toEqual([
      ...['prenom', 'nom', 'company', 'poste', null, 'email', 'telephone', 'site_url'],
    ]);
    const linkedIn = [
      'Notes:',
      '"When exporting your connection data, some are missing"',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position',
    ];
    const found = await look([...linkedIn, 'A,B,https://www.linkedin.com/in/ab,,C,D'].join('\n'));
    expect([found.headingLine, found.fields, found.total]).toEqual([4, ['prenom', 'nom', 'linkedin', 'email', 'company', 'poste'], 1]);
  });
});

describe('the heading', () => {
  it('stands below titles, above the first address', async () => {
    const found = await look('Liste des emails 2026\n\nNom;Courriel\nContact;a@exemple.ch\nSite;b@exemple.ch');
    expect([found.headingLine, found.header, found.total]).toEqual([3, ['Nom', 'Courriel'], 2]);
  });

  it('is missing where the file begins with its people', async () => {
    const found = await look('a@exemple.ch;Anne\nb@exemple.ch;Luc');
    expect([found.headingLine, found.header, found.fields, found.total]).toEqual([0, ['Colonne A', 'Colonne B'], ['email', null], 2]);
  });

  it('is where a person says, and rows above it are none', async () => {
    const file = 'Nom;Email\nRey;a@exemple.ch\nName;Mail\nRoy;b@exemple.ch';
    expect(await look(file, { headingLine: 3 })).toMatchObject({ headingLine: 3, header: ['Name', 'Mail'], total: 1 });
    expect(await look(file, { headingLine: 0 })).toMatchObject({ headingLine: 0, total: 4 });
  });

  it('does not hide columns that it does not name', async () => {
    expect(await look('Nom\nRey;;a@exemple.ch')).toMatchObject({ header: ['Nom', '', ''], fields: ['nom', null, 'email'] });
  });
});

describe('the sheet', () => {
  const file = workbookOf({
    sheets: {
      Lisezmoi: inlineRows([['Bonjour'], ['Voici la liste']]),
      Vide: '',
      Contacts: inlineRows([['Mail'], ['a@exemple.ch']]),
      Plus: inlineRows([['x'], ['y']]),
    },
  });

  it('is the first one with addresses, or the one that a person chooses', async () => {
    expect(await look(file)).toMatchObject({ sheets: ['Lisezmoi', 'Vide', 'Contacts', 'Plus'], sheet: 2, total: 1 });
    expect(await look(file, { sheet: 3 })).toMatchObject({ sheet: 3, header: ['x'] });
    await expect(look(file, { sheet: 1 })).rejects.toEqual(new RefusedFile('no_content'));
  });

  it('is the first one with rows when none has addresses', async () => {
    expect(await look(workbookOf({ sheets: { A: '', B: inlineRows([['x'], ['y']]) } }))).toMatchObject({ sheet: 1, fields: [null] });
  });
});
