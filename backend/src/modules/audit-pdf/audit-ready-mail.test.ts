import { letterText } from '../../common/mail/letter-blocks.js';
import { readyMail } from './audit-ready-mail.js';

const plain = (letter: Parameters<typeof letterText>[0]) => letterText(letter).replaceAll('\u2060', '');
const mail = (pages: number | null) =>
  plain(
    readyMail({
      company: 'Menuiserie du Lac',
      siteUrl: 'https://menuiserie-du-lac.ch/',
      agency: { name: 'Agence', email: 'info@agence.ch', phone: '' },
      person: null,
      link: 'https://analyse.agence.ch/x',
      validUntil: new Date('2026-11-12T09:30:00Z'),
      pages,
    }).letter,
  );

it('says how many pages the audit has, and nothing of it where they were not counted', () => {
  expect(mail(12)).toContain('Votre audit pour Menuiserie du Lac (menuiserie-du-lac.ch) est prêt\u202f: 12 pages, en pièce jointe.');
  expect(mail(null)).toContain('Votre audit pour Menuiserie du Lac (menuiserie-du-lac.ch) est prêt, en pièce jointe.');
});
