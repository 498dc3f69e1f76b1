import { anUnknownSite, aSite } from '../../../test/support/site-facts.js';
import { emailText } from '../../common/mail/email-blocks.js';
import { emailHtml } from '../../common/mail/email-html.js';
import { foundOn } from '../analysis/findings/first-finding.js';
import { trialReadyMail } from '../analysis/scans/trial-report-mail.js';
import { fileHeader, fileName, readyMail } from './audit-ready-mail.js';

const plain = (blocks: Parameters<typeof emailText>[0]) => emailText(blocks).replaceAll('\u2060', '');
const ready = (pages: number | null, finding: string | null = null) =>
  readyMail({
    company: 'Menuiserie du Lac',
    siteUrl: 'https://menuiserie-du-lac.ch/',
    agency: { name: 'Agence', email: 'info@agence.ch', phone: '' },
    person: null,
    link: 'https://analyse.agence.ch/x',
    validUntil: new Date('2026-11-12T09:30:00Z'),
    pages,
    finding,
    verdict: null,
  }).letter;
const mail = (pages: number | null) => plain(ready(pages));

it('says how many pages the audit has, and nothing of it where they were not counted', () => {
  expect(mail(12)).toContain('Votre audit pour Menuiserie du Lac (menuiserie-du-lac.ch) est prêt\u202f: 12 pages, en pièce jointe.');
  expect(mail(null)).toContain('Votre audit pour Menuiserie du Lac (menuiserie-du-lac.ch) est prêt, en pièce jointe.');
});

describe('the line beside the subject in an inbox', () => {
  const AGENCY = { name: 'Agence', accent: '#1E3FE0', website: '', email: '', phone: '', address: '' };
  const lineOf = (blocks: Parameters<typeof emailText>[0]) =>
    /mso-hide:all">([^&<]*)/.exec(emailHtml({ subject: '', blocks, agency: AGENCY, reason: '' }))?.[1]?.replaceAll('\u2060', '');
  const trial = (finding: string | null) =>
    lineOf(
      trialReadyMail({ domain: 'menuiserie.ch', link: 'https://a.ch/t/x', agency: AGENCY, person: null, finding, verdict: null }).letter,
    );
  const slow = {
    facts: aSite({ phoneContentMs: 4100, mainContentMs: 4100 }),
    findings: [{ id: 'slow-main-content' as const, severity: 'critical' as const, found: null }],
  };

  it('holds what the report says first', () => {
    const sentence = foundOn(slow);
    expect(sentence).toMatch(/^Sur téléphone, vos clients attendent 4,1\ss\. Google en conseille 2,5\.$/);
    expect(trial(sentence)).toBe(sentence);
    expect(lineOf(ready(9, sentence))).toBe(sentence);
  });

  it('says that the e-mail is there where nothing was found, or nothing is known', () => {
    for (const site of [null, { facts: anUnknownSite(), findings: [] }, { ...slow, findings: [] }]) expect(foundOn(site)).toBeNull();
    expect(trial(null)).toMatch(/^L’analyse de votre site menuiserie\.ch est prête/);
    expect(lineOf(ready(9))).toMatch(/^Votre audit pour Menuiserie du Lac/);
  });
});

describe('the name of the file', () => {
  it.each([
    ['Boulangerie Exemple', 'audit-boulangerie-exemple.pdf'],
    ['Müller & Çelik Sàrl', 'audit-muller-celik-sarl.pdf'],
    ['株式会社さくら 🥐 SA', 'audit-株式会社さくら-sa.pdf'],
    ['パン屋 がらす', 'audit-パン屋-がらす.pdf'],
    ['김밥', 'audit-김밥.pdf'],
    ['Пекарня Жук', 'audit-пекарня-жук.pdf'],
    ['مخبز النور', 'audit-مخبز-النور.pdf'],
    ['🥐', 'audit-pdf.pdf'],
    ['../../etc/passwd', 'audit-etc-passwd.pdf'],
    [null, 'audit-pdf.pdf'],
  ])('of %j is %s', (company, name) => expect(fileName(company)).toBe(name));

  it('has an additional ASCII form in the header when it contains other letters', () => {
    expect(fileHeader('audit-exemple.pdf')).toBe('inline; filename="audit-exemple.pdf"');
    expect(fileHeader('audit-김밥-sa.pdf')).toBe('inline; filename="audit-sa.pdf"; filename*=UTF-8\'\'audit-%EA%B9%80%EB%B0%A5-sa.pdf');
    expect(fileHeader('audit-김밥.pdf')).toMatch(/^inline; filename="audit\.pdf"; filename\*=/);
  });
});
