import { problemFrom, unreachable } from './problem';

/** The language of the page, as the interface sets it. */
function speak(lang: string): void {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { lang } }, configurable: true });
}
const problem = (code: string) => JSON.stringify({ status: 400, code, title: 'X', message: 'Corrigez l’adresse.' });

describe('a failure', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('carries a message, never a catalogue key', () => {
    speak('fr');
    expect(unreachable()).toMatchObject({ status: 0, message: 'Le serveur ne répond pas. Vérifiez votre connexion.' });
    expect(problemFrom(422, problem('validation'))).toMatchObject({ status: 422, message: 'Corrigez l’adresse.' });
  });

  it('of a gateway has our message', () => {
    speak('fr');
    const { message } = problemFrom(502, '<html><h1>502 Bad Gateway</h1></html>');
    expect(message).toBe('La communication avec le serveur a échoué (HTTP 502). Réessayez dans un instant.');
  });

  it('that concerns everything is English in the English interface', () => {
    speak('en');
    expect(unreachable().message).toBe('The server does not answer. Check your connection.');
    expect(problemFrom(403, problem('forbidden')).message).toBe('Your role does not allow this.');
    expect(problemFrom(502, '').message).toBe('Communication with the server failed (HTTP 502). Try again in a moment.');
  });
});
