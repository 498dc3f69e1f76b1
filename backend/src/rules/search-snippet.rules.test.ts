import { descriptionProposal, MAX_DESCRIPTION, titleProposal } from './search-snippet.rules.js';

const LAKE = { company: 'Menuiserie du Lac', trade: 'Menuiserie', city: 'Yverdon-les-Bains' };
const LONG = { company: 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl', trade: 'Carrosserie', city: 'Saint-Légier-La Chiésaz' };

describe('the proposed description', () => {
  it('names the company, its trade and its town in two plain sentences', () => {
    expect(descriptionProposal(LAKE)).toBe(
      'Menuiserie du Lac, menuiserie à Yverdon-les-Bains. Découvrez nos prestations et notre façon de travailler, et contactez-nous pour parler de votre projet.',
    );
  });

  it('keeps the capitals of an acronym', () => {
    expect(descriptionProposal({ ...LAKE, trade: 'PME de menuiserie' })).toContain('Menuiserie du Lac, PME de menuiserie à');
  });

  it.each([LAKE, LONG, { ...LAKE, trade: null }, { ...LAKE, city: null }, { ...LAKE, trade: null, city: null }])(
    'fits into a search result: %j',
    (facts) => {
      const text = descriptionProposal(facts) ?? '';
      expect(text.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      expect(text).toContain(facts.company);
      expect(text).not.toMatch(/null|undefined/);
    },
  );

  it('is never cut: a name without any room has none', () => {
    expect(descriptionProposal({ company: 'x'.repeat(200), trade: null, city: null })).toBeNull();
    expect(descriptionProposal({ company: 'x'.repeat(150), trade: 'Menuiserie', city: 'Yverdon' })).toBe(`${'x'.repeat(150)}.`);
  });
});

it('nothing is proposed for a company without a known name', () => {
  expect([descriptionProposal({ ...LAKE, company: null }), titleProposal({ ...LAKE, company: null })]).toEqual([null, null]);
});

describe('the proposed title', () => {
  it('has trade, town and name, or the most of them that fits', () => {
    expect(titleProposal(LAKE)).toBe('Menuiserie à Yverdon-les-Bains – Menuiserie du Lac');
    expect(titleProposal(LONG)).toBeNull();
    expect(titleProposal({ ...LAKE, trade: null })).toBe('Menuiserie du Lac à Yverdon-les-Bains');
    expect(titleProposal({ ...LAKE, trade: null, city: null })).toBeNull();
  });
});
