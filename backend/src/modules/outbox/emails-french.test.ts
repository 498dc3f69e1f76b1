import { frenchFaults } from '../../../test/support/french.js';
import { bodyText, elementsOf } from '../../../test/support/parsed-html.js';
import { emailText } from '../../common/mail/email-blocks.js';
import { emailHtml } from '../../common/mail/email-html.js';
import { mailKind } from '../../rules/mail-kinds.rules.js';
import { readyMail } from '../audit-pdf/audit-ready-mail.js';
import { alertMail, receivedMail } from '../audit-requests/audit-mails.js';
import { templateSamples } from './template-samples.js';

const ASKED = { company: 'Atelier Exemple', email: 'anne@example.ch', siteUrl: 'https://boulangerie.ch/', person: null };
const ORIGIN = 'https://analyse.example.ch';
const AGENCY = { name: 'Agence Léman', accent: '#1E3FE0', website: ORIGIN, email: 'a@example.ch', phone: '+41 21 000 00 00', address: '' };
const EMAILS = Object.entries({
  ...templateSamples(AGENCY, ORIGIN),
  audit_received: receivedMail({ ...ASKED, agency: AGENCY }, '48\u202fheures'),
  audit_alert: alertMail({ ...ASKED, agency: AGENCY }, `${ORIGIN}/mon-espace/audit-requests`),
  audit_ready: readyMail({
    ...{ ...ASKED, agency: AGENCY, link: `${ORIGIN}/api/public/audit-documents/x`, pages: 9 },
    validUntil: new Date('2026-12-24T08:00:00Z'),
    verdict: { basis: 'speed', score: 63 },
    finding: 'Sur téléphone, vos clients attendent 4,1\u00a0s. Google en conseille 2,5.',
  }),
});

describe.each(EMAILS)('the e-mail %s', (kind, { subject, letter }) => {
  const { label, reason } = mailKind(kind);
  const html = emailHtml({ subject, blocks: letter, agency: AGENCY, reason, origin: ORIGIN });

  it('is written in good French, in both of its parts', () => {
    const buttons = elementsOf(html, 'a').map(({ text }) => text);
    expect(frenchFaults([subject, label, reason, emailText(letter), ...buttons].join('\n'))).toEqual([]);
  });

  it('has a line for the inbox, the name of who writes, and buttons that say where they lead', () => {
    const preview = elementsOf(html, 'div').find(({ parent }) => parent === 'body')?.text ?? '';
    expect(preview.replace(/[\u034f\u200c\u00a0]/g, '').trim()).not.toBe('');
    expect(bodyText(html)).toContain(AGENCY.name);
    expect(bodyText(html)).not.toContain('Ouvrir la page');
  });
});
