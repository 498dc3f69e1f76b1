import { isSameSite } from './registrable-domain.js';

describe('isSameSite', () => {
  it.each([
    ['https://exemple.ch/', 'https://exemple.ch/services', true],
    ['https://exemple.ch/', 'http://www.exemple.ch/', true],
    ['https://exemple.ch/', 'https://boutique.exemple.ch/', true],
    ['https://exemple.ch/', 'https://exemple.com/', false],
    ['https://exemple.ch/', 'https://exemple.ch.mechant.com/', false],
    ['https://exemple.ch/', 'https://mechantexemple.ch/', false],
    ['https://un.co.uk/', 'https://autre.co.uk/', false],
    ['https://un.wixsite.com/site', 'https://autre.wixsite.com/site', false],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/a', true],
    ['http://127.0.0.1/', 'http://127.0.0.2/', false],
    ['http://localhost:3000/', 'http://localhost:3000/a', true],
  ])('%s and %s: %p', (one, other, same) => expect(isSameSite(one, other)).toBe(same));
});
