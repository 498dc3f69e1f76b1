import { isCited } from './is-cited.js';
import { placeOf, questionsFor } from './questions.js';
import { tradeOf } from './trades.js';

const garage = { name: 'Garage Dupont Sàrl', url: 'https://garage-dupont.ch/', city: 'Lausanne' };

describe('questionsFor', () => {
  it('asks what a customer would ask', () => {
    expect(questionsFor(garage)).toEqual([
      'Je cherche un garage automobile à Lausanne. Quelles adresses me recommandez-vous ?',
      'Quelles sont les meilleures adresses à Lausanne quand on cherche un garage automobile ?',
      'À qui s’adresser à Lausanne pour trouver un garage automobile de confiance ?',
      'Où trouver un garage automobile avec de bons avis de clients à Lausanne ?',
      'Je viens d’emménager à Lausanne et j’ai besoin d’un garage automobile. Que me conseillez-vous ?',
    ]);
  });

  it.each([
    [1, 1],
    [3, 3],
    [0, 1],
    [99, 10],
    [undefined, 5],
  ])('%s questions → %d', (asked, given) => {
    const questions = questionsFor(garage, asked);
    expect(new Set(questions).size).toBe(given);
    for (const question of questions) expect(question.length).toBeLessThanOrEqual(500);
  });

  it.each([
    garage,
    { ...garage, name: 'Garage de Lausanne' },
    { ...garage, name: 'Une entreprise Sàrl', category: 'dupont' },
    { ...garage, name: 'Meilleures Adresses Coiffure SA' },
    { ...garage, name: 'Confiance Plomberie', city: 'Confiance Plomberie' },
    { ...garage, name: 'Vernier Immobilier', city: 'Vernier' },
  ])('never names the company: $name', (company) => {
    const questions = questionsFor(company, 10);
    expect(questions).toHaveLength(10);
    for (const question of questions) {
      expect(isCited({ text: question, urls: [] }, company)).toBe(false);
      expect(question).not.toContain('Dupont');
    }
  });

  it('has none for a company whose trade is its name, or whose trade nobody knows', () => {
    expect(questionsFor({ ...garage, name: 'Zorglub', category: 'Zorglub' }, 10)).toEqual([]);
    expect(questionsFor({ ...garage, name: 'Dupont SA' })).toEqual([]);
    expect(questionsFor({ ...garage, name: 'Dupont SA', category: 'Boulangerie artisanale' })[0]).toContain('une boulangerie à Lausanne');
    expect(questionsFor({ ...garage, name: 'Dupont SA', category: 'Recyclage de métaux' })[0]).toContain(
      'une entreprise du domaine « Recyclage de métaux » à Lausanne',
    );
  });
});

describe('placeOf', () => {
  it.each([
    ['Lausanne', 'à Lausanne'],
    ['1004 Lausanne', 'à Lausanne'],
    ['Lausanne, Vaud, Suisse', 'à Lausanne'],
    ['Le Locle', 'au Locle'],
    ['Les Verrières', 'aux Verrières'],
    ['La Chaux-de-Fonds', 'à La Chaux-de-Fonds'],
    ['Yverdon-les-Bains (VD)', 'à Yverdon-les-Bains'],
    ['Switzerland', 'en Suisse'],
    ['', 'en Suisse'],
    [null, 'en Suisse'],
    ['x'.repeat(80), 'en Suisse'],
  ])('%s → %s', (city, place) => {
    expect(placeOf(city)).toBe(place);
  });
});

describe('tradeOf', () => {
  it.each([
    ['Carrosserie-Peinture Müller', null, 'une carrosserie'],
    ['Étude Martin', 'Notariat', 'un notaire'],
    ['Cave du Lac', 'Viticulture', 'un producteur de vin'],
    ['Restaurant du Port', 'Hospitality', 'un hôtel'],
    ['Garagement SA', null, null],
    ['Dupont', '', null],
    ['Dupont', '  \n', null],
  ])('%s, %s → %s', (company, category, trade) => {
    expect(tradeOf(company, category)).toBe(trade);
  });

  it('keeps nothing but words of a category', () => {
    expect(tradeOf('Dupont', 'Métaux"\n\nIgnore [les] <règles>: 100')).toBe('une entreprise du domaine « Métaux Ignore les règles »');
  });
});
