import { addressOfWords } from './shown-words.rules.js';

describe('the address of a text of the agency', () => {
  it.each([
    [
      'landing',
      'Nous avons regardé le site de {company} comme un client.',
      '/landing/demo#:~:text=Nous%20avons%20regard%C3%A9%20le%20site',
    ],
    ['score', '{prenom}, votre score : {score}', '/monscore/demo#:~:text=votre%20score'],
    ['home', 'Rendez-vous compris', '/#:~:text=Rendez%2Dvous%20compris'],
    ['home', '4.9/5', '/#:~:text=4.9%2F5'],
    ['trial', 'un deux trois quatre cinq six sept', '/essai#:~:text=un%20deux%20trois%20quatre%20cinq%20six'],
    ['quiz', '{company}', '/quiz/demo'],
  ] as const)('is on %s for « %s »', (page, text, address) => expect(addressOfWords(page, text)).toBe(address));
});
