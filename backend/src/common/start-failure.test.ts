import { nodeObjection, startFailure } from './start-failure.js';

const PLACE = { host: '127.0.0.1', port: 3000, dataDir: '/data', databaseUrl: 'postgres://a:secret@db:5432/a' };
const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('what stops a start', () => {
  it.each([
    [failure('EADDRINUSE'), 'Le port 3000 est déjà pris'],
    [failure('EACCES', 'listen EACCES: permission denied 0.0.0.0:80'), 'réservé au système'],
    [failure('ENOSPC', 'write'), 'Le disque est plein'],
    [new Error('initdb failed: could not create directory: No space left on device'), 'Le disque est plein'],
    [failure('53100', 'could not extend file'), 'Le disque est plein'],
    [failure('EACCES', 'mkdir'), 'Écriture refusée dans /data'],
    [failure('28P01', 'password authentication failed'), 'db:5432 refuse'],
    [failure('42P07', 'relation "users" already exists'), 'contient déjà d’autres tables'],
    [new AggregateError([failure('ECONNREFUSED')]), 'n’est pas joignable'],
    [new Error('outer', { cause: failure('ENOTFOUND') }), 'n’est pas joignable'],
  ])('%s is one line without a secret', (error, words) => {
    const line = startFailure(error, PLACE) ?? '';
    expect(line).toContain(words);
    expect(line).not.toMatch(/\n|secret/);
  });

  it('keeps an error that is ours as it is', () => expect(startFailure(new TypeError('x is undefined'), PLACE)).toBeNull());

  it('knows the versions of Node that will do', () => {
    expect(['18.20.0', '20.9.0', '24.13.9'].map(nodeObjection).every(Boolean)).toBe(true);
    expect(['24.14.0', '24.21.0', '25.0.0', '26.1.0'].map(nodeObjection)).toEqual([null, null, null, null]);
  });
});
