import fc from 'fast-check';
import { elementsOf } from '../../../test/support/parsed-html.js';
import { NOT_SENT_YET } from '../../rules/review-state.rules.js';
import { maskedEmail } from '../suppressions/email-address.js';
import { reasonToLeaveOut } from './audience-rules.js';
import { campaignHtml, campaignText, fillIn } from './campaign-mail.js';
import { dedupeKeyOf, readProviderEvent } from './webhook-event.js';

const values = { prenom: 'Zoé', nom: 'Bärtschi', company: 'Menuiserie du Lac', lien: 'https://check.example.ch/t/k3x9p2ab' };

describe('the message', () => {
  it('is filled in; a missing first name leaves no gap', () => {
    expect(fillIn('Bonjour {prenom}, voici {lien}', values)).toBe(`Bonjour Zoé, voici ${values.lien}`);
    expect(fillIn('Bonjour {prenom},', { ...values, prenom: '' })).toBe('Bonjour,');
  });

  it('does not fill in what a person is called', () => {
    expect(fillIn('Bonjour {prenom}', { ...values, prenom: '{lien}' })).toBe('Bonjour {lien}');
  });

  describe('in both its parts', () => {
    const sender = {
      ...{ name: 'Agence <Léman>', accent: '#1E3FE0', website: 'https://agence.ch', email: 'bonjour@agence.ch', phone: '' },
      address: 'Rue du Lac 1\n1400 Yverdon',
    };
    const unsubscribeUrl = 'https://x/desinscription/s?a=1&b=2';
    const words = `Bonjour <b>Zoé</b>,\n\nVotre page\u202f:\n${values.lien}`;
    const written = { subject: 'Votre site', words, sender, basis: 'consent' as const, unsubscribeUrl };

    it('says who writes, why, and how to end it', () => {
      const text = campaignText(written);
      expect(text).toContain('Agence <Léman>, Rue du Lac 1, 1400 Yverdon, bonjour@agence.ch');
      expect(text).toContain('parce que vous l’avez accepté');
      expect(text).toContain(unsubscribeUrl);
      const html = campaignHtml(written);
      const foot = elementsOf(html, 'td').at(-1)?.text;
      expect(foot).toContain('Agence <Léman>, Rue du Lac 1, 1400 Yverdon');
      expect(foot).toContain('parce que vous l’avez accepté');
      const optOutLinks = elementsOf(html, 'a').filter(({ attributes }) => attributes.href === unsubscribeUrl);
      expect(optOutLinks.map(({ text }) => text)).toEqual(['Ne plus recevoir nos messages']);
      expect(optOutLinks[0]?.attributes.style).not.toContain('display:none');
    });

    it('shows what a person is called as text, and the personal page as a button', () => {
      const html = campaignHtml(written);
      expect(elementsOf(html, 'b', 'script', 'img', 'link', 'iframe')).toEqual([]);
      expect(elementsOf(html, 'p')[0]?.text).toBe('Bonjour <b>Zoé</b>,');
      expect(elementsOf(html, 'a').find(({ attributes }) => attributes.href === values.lien)?.text).toBe('Ouvrir mon analyse');
    });
  });
});

it('nobody gets a message without permission, unread, or against an objection', () => {
  const person = fc.record({
    notSentYet: fc.constantFrom(null, ...NOT_SENT_YET),
    hasValidEmail: fc.boolean(),
    isAllowed: fc.boolean(),
    suppression: fc.constantFrom(null, 'unsubscribed' as const, 'bounced' as const, 'complained' as const, 'manual' as const),
    isBlockedClient: fc.boolean(),
    isAlreadyIn: fc.boolean(),
  });
  fc.assert(
    fc.property(person, (who) => {
      const isClean = !who.notSentYet && who.hasValidEmail && who.isAllowed && !who.suppression && !who.isBlockedClient && !who.isAlreadyIn;
      expect(reasonToLeaveOut(who) === null).toBe(isClean);
    }),
  );
});

it('shows the beginning of an address alone', () => {
  expect(maskedEmail(' Anne.Exemple@Example.ch')).toBe('a…@example.ch');
});

describe('an event of the provider', () => {
  const event = {
    event: 'MAIL_REPLIED',
    date: '2026-11-20T09:40:00.000Z',
    campaign: 'Novembre',
    contact: { email: ' Anne@X.ch ', token: 'k3x9p2ab' },
  };

  it('is read in its shapes', () => {
    expect(readProviderEvent(event)).toMatchObject({ type: 'replied', email: 'anne@x.ch', token: 'k3x9p2ab', campaign: 'Novembre' });
    expect(readProviderEvent({ type: 'first_open', email: 'a@x.ch', customFields: { token: 't' } })).toMatchObject({
      type: 'opened',
      token: 't',
    });
    expect(readProviderEvent({})).toMatchObject({ type: 'unknown', email: null, occurredAt: null });
  });

  it('has one deduplication key for every report of it, and another key at another time', () => {
    const key = (more: object) => dedupeKeyOf(readProviderEvent({ ...event, ...more }), 'c1');
    expect(key({})).toBe(key({ receivedBy: 'another try' }));
    expect(key({})).toBe(key({ campaign: undefined, _id: 'a1', step: 0, event: 'REPLIED', date: '2026-11-20T09:40:00.420Z' }));
    expect(new Set([key({}), key({ date: '2026-11-20T09:41:00.000Z' }), key({ event: 'OPENED' })]).size).toBe(3);
    expect(dedupeKeyOf(readProviderEvent(event), 'c2')).not.toBe(key({}));
  });

  it('that is not known goes by its own id, else by all that it says', () => {
    const key = (more: object) => dedupeKeyOf(readProviderEvent({ ...event, event: 'LIKED', ...more }), 'c1');
    const others = [key({ date: '2026-11-20T09:41:00.000Z' }), key({ link: 'https://a' }), key({ step: 2 }), key({ _id: 'e1' })];
    expect(new Set([key({}), ...others]).size).toBe(5);
  });

  it('never fails, whatever comes', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (raw) => void readProviderEvent(raw)));
  });
});
