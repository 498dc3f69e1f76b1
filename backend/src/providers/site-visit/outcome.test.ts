import { type Answer, classifyAnswer } from './outcome.js';

const article = `<p>${'Voici un long article qui parle de tout et de rien, avec assez de mots pour être une vraie page. '.repeat(12)}</p>`;
const answer = (body: string, rest: Partial<Answer> = {}): Answer => ({
  requestedUrl: 'https://exemple.ch/',
  finalUrl: 'https://exemple.ch/',
  status: 200,
  headers: {},
  html: `<html><head><title>Exemple</title></head><body>${body}</body></html>`,
  ...rest,
});
const titled = (title: string, body = '') => `<html><head><title>${title}</title></head><body>${body}</body></html>`;

describe('classifyAnswer', () => {
  it.each<[string, Answer, string]>([
    ['a normal page', answer(article), 'ok'],
    ['a short but normal page', answer('<h1>Garage Dupont</h1><p>021 555 01 01</p>'), 'ok'],
    ['the same company under another ending', answer(article, { finalUrl: 'https://www.exemple.com/fr' }), 'ok'],
    ['another company', answer(article, { finalUrl: 'https://www.facebook.com/exemple' }), 'other_company'],
    ['not found', answer('404', { status: 404 }), 'http_error'],
    ['server error', answer('Erreur', { status: 500 }), 'http_error'],
    ['a closed door', answer('', { status: 401 }), 'login_wall'],
    ['a sign-in form only', answer('<form><input name="u"><input type="password"></form>'), 'login_wall'],
    ['Cloudflare by its header', answer('', { status: 403, headers: { 'cf-mitigated': 'challenge' } }), 'bot_challenge'],
    [
      'Cloudflare by its page',
      answer('', {
        status: 403,
        html: titled('Just a moment...', '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>'),
      }),
      'bot_challenge',
    ],
    ['DataDome', answer('<iframe src="https://geo.captcha-delivery.com/captcha/?x"></iframe>', { status: 403 }), 'bot_challenge'],
    ['a parked domain', answer('<script src="https://img.sedoparking.com/x.js"></script>'), 'parked'],
    ['a domain for sale', answer('<h1>Ce nom de domaine est à vendre</h1>'), 'parked'],
    ['nginx as installed', answer('', { html: titled('Welcome to nginx!', 'If you see this page…') }), 'parked'],
    ['maintenance by the status', answer('Back soon', { status: 503, headers: { 'retry-after': '3600' } }), 'maintenance'],
    ['maintenance by its words', answer('<p>Notre site est en maintenance, revenez plus tard.</p>'), 'maintenance'],
    [
      'WordPress in maintenance',
      answer('Briefly unavailable for scheduled maintenance. Check back in a minute.', { status: 503 }),
      'maintenance',
    ],
  ])('names %s', (_case, given, outcome) => expect(classifyAnswer(given).outcome).toBe(outcome));

  it.each([
    ['domains for sale', `<h1>Comment vendre un domaine</h1><p>Ce domaine est à vendre : que faire ?</p>${article}`],
    ['maintenance', `<p>Nous assurons la maintenance de votre site web.</p>${article}`],
    ['challenges', `<p>Just a moment... Checking your browser before accessing.</p>${article}`],
    ['construction', `<h1>En construction</h1><p>Notre entreprise de construction vous accueille.</p>${article}`],
    ['members', `<form><input type="password"></form>${article}`],
    ['Cloudflare’s own scripts on a normal page', `<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>${article}`],
  ])('is not fooled by a page that speaks of %s', (_topic, body) => expect(classifyAnswer(answer(body)).outcome).toBe('ok'));
});
