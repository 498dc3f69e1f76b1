import { emailText } from '../../common/mail/email-blocks.js';
import { composedIn } from '../../words/catalogues.js';
import { callDownload, callFile } from './call-file.js';
import { type Invitation, prospectInvitation } from './invitation.js';

const STAMP = new Date('2026-11-21T08:30:00Z');
const CALL = { uid: 'x@example.ch', sequence: 0, start: new Date('2026-12-01T08:00:00Z'), end: new Date('2026-12-01T08:30:00Z') };
const invitation = (values: Partial<Invitation> = {}): Invitation => ({
  ...{ ...CALL, change: 'booked', agency: 'Agence Léman', agent: { name: 'Léa Favre', email: 'lea@agence.ch' }, person: null },
  ...{ company: 'Menuiserie du Lac', prospect: { name: 'Zoé Rey', email: 'zoe@example.ch' }, telephone: null, topics: [], siteUrl: null },
  ...{ manageUrl: 'https://a.ch/m/x', bookingUrl: 'https://a.ch/b/x', staffUrl: 'https://a.ch/s' },
  ...values,
});

describe('the invitation to a call', () => {
  it.each([
    ['fr', 'Votre appel du mardi 1er décembre 2026 à 09:00', 'Bonjour,', 'Léa Favre, d’Agence Léman, vous appellera.', 'invitation.ics'],
    ['de', 'Ihr Anruf vom Dienstag, 1. Dezember 2026 um 09:00', 'Guten Tag\n', 'Léa Favre von Agence Léman ruft Sie an.', 'einladung.ics'],
    ['it', 'La Sua chiamata: martedì 1º dicembre 2026 alle 09:00', 'Buongiorno,', 'Léa Favre, di Agence Léman, La chiamerà.', 'invito.ics'],
  ] as const)('is written in %s', async (language, subject, greeting, caller, filename) => {
    const message = await composedIn(language, () => {
      const { letter: parts, ...written } = prospectInvitation(invitation(), STAMP);
      return { ...written, text: emailText(parts) };
    });
    expect(message).toMatchObject({ subject, filename });
    expect(message.text).toContain(greeting);
    expect(message.text).toContain(caller);
    expect(message.calendar).toContain(`//${language.toUpperCase()}\r\n`);
  });

  it('has a file for a calendar in the language of its page', async () => {
    const file = () => [callDownload()['content-disposition'], callFile({ ...CALL, other: 'Agence Léman' }, STAMP)].join('\n');
    expect(file()).toMatch(/rendez-vous\.ics[\s\S]*SUMMARY:Appel avec Agence Léman[\s\S]*LOCATION:Appel téléphonique/);
    expect(await composedIn('de', file)).toMatch(/termin\.ics[\s\S]*SUMMARY:Anruf mit Agence Léman[\s\S]*LOCATION:Telefonanruf/);
  });
});
