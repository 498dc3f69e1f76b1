import { emailText } from '../../common/mail/email-blocks.js';
import { invitation, invitationHeaders, mayInvite } from './invitation.js';

const plain = (blocks: Parameters<typeof emailText>[0]) => emailText(blocks).replaceAll('\u2060', '');

const colleague = { referredEmail: 'marie@exemple.ch', originalEmail: 'anne@exemple.ch', isKnown: false, invited: 0, isUnverified: false };

describe('who may be written to', () => {
  it('is a colleague, once', () => {
    expect(mayInvite(colleague)).toBe(true);
    expect(mayInvite({ ...colleague, isKnown: true })).toBe(false);
  });

  it('is not the person who asked', () => {
    expect(mayInvite({ ...colleague, originalEmail: ' Marie@Exemple.ch ' })).toBe(false);
  });

  it('is nobody while the one who asks is not known to be who he says', () => {
    expect(mayInvite({ ...colleague, isUnverified: true })).toBe(false);
  });

  it('is not a whole list', () => {
    expect([3, 4, 5, 6].map((invited) => mayInvite({ ...colleague, invited }))).toEqual([true, true, false, false]);
  });
});

describe('the headers', () => {
  it('offer the objection that the message asks for', () => {
    expect(invitationHeaders('bonjour@agence.ch')).toEqual({
      'Reply-To': 'bonjour@agence.ch',
      'List-Unsubscribe': '<mailto:bonjour@agence.ch?subject=STOP>',
    });
    expect(invitationHeaders('')).toEqual({});
    expect(invitationHeaders('a>\r\nBcc: b@c.ch')['List-Unsubscribe']).not.toMatch(/[\r\n]|>.*>/);
  });
});

describe('the message', () => {
  const words = {
    firstName: 'Anne',
    lastName: 'Rochat',
    company: 'Menuiserie du Lac',
    siteUrl: 'https://www.menuiserie-du-lac.ch/',
    link: 'https://a.ch/t/abcd1234',
    agency: { name: 'Agence', email: 'bonjour@agence.ch', phone: '' },
  };

  it('says who sends it, why, and that it is the only one', () => {
    const { subject, letter } = invitation(words);
    const text = plain(letter);
    expect(subject).toBe('Anne Rochat vous transmet l’analyse digitale de Menuiserie du Lac');
    expect(text).toContain('Anne Rochat a indiqué votre adresse');
    expect(text).toContain('(menuiserie-du-lac.ch)');
    expect(text).toContain('https://a.ch/t/abcd1234');
    expect(text).toContain('le seul que nous vous envoyons');
    expect(text.endsWith('Agence\nbonjour@agence.ch\n')).toBe(true);
  });

  it('names the company when no person is known', () => {
    expect(plain(invitation({ ...words, firstName: '', lastName: 'Menuiserie du Lac', siteUrl: null }).letter)).toContain(
      'Une personne de Menuiserie du Lac a indiqué votre adresse comme celle de la personne à qui transmettre l’analyse digitale de Menuiserie du Lac.',
    );
  });
});
