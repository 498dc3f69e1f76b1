import { brokenMessage, brokenStatus } from './broken-page.js';

describe('a broken page', () => {
  it.each([
    [403, /^Accès interdit/],
    [404, /^Page introuvable/],
    [500, /^Erreur interne du serveur/],
    [502, /^Mauvaise passerelle/],
    [503, /^Service indisponible/],
    [504, /^Délai dépassé/],
    [418, /^Erreur HTTP 418 - Impossible d'accéder à cette page$/],
  ])('%p in French', (code, message) => expect(brokenMessage(code)).toMatch(message));

  it.each([
    ['HTTP 404', 404],
    ['answered HTTP 503 twice', 503],
    ['HTTP 200', null],
    ['HTTP 999', null],
    ['redirects to example.com', null],
    [null, null],
  ])('%p → %p', (evidence, status) => expect(brokenStatus(evidence)).toBe(status));
});
