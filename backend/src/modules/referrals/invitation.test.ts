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

it('sends replies to the agency', () => {
  expect(invitationHeaders('bonjour@agence.ch')).toEqual({ 'Reply-To': 'bonjour@agence.ch' });
  expect(invitationHeaders('')).toEqual({});
});

describe('the message', () => {
  const words = {
    company: 'Menuiserie du Lac',
    siteUrl: 'https://www.menuiserie-du-lac.ch/',
    link: 'https://a.ch/t/abcd1234',
    agency: { name: 'Agence', email: 'bonjour@agence.ch', phone: '' },
  };

  it('says where it comes from, why, and that it is the only one', () => {
    const { subject, letter } = invitation(words);
    const text = plain(letter);
    expect(subject).toBe('Une personne de Menuiserie du Lac vous transmet l’analyse en ligne de Menuiserie du Lac');
    expect(text).toContain('Une personne de Menuiserie du Lac a indiqué votre adresse');
    expect(text).toContain('(menuiserie-du-lac.ch)');
    expect(text).toContain('https://a.ch/t/abcd1234');
    expect(text).toContain('le seul que nous vous envoyons');
    expect(text.endsWith('Agence\nbonjour@agence.ch\n')).toBe(true);
  });
});
