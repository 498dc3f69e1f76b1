import fc from 'fast-check';
import { namelessPage } from './request-log.js';

describe('the page of a crash', () => {
  it.each([
    ['/quiz/a3kf82mq?x=1', '/quiz/:part'],
    ['/abcdefgh', '/:page'],
    ['/t/abcdefgh', '/:page'],
    ['/', '/'],
    ['/analyse/abcdefgh#vitesse', '/analyse/:part'],
    ['/mon-espace/prospects/6f9619ff-8b86-d011-b42d-00c04fc964ff/show', '/mon-espace/prospects/:part/show'],
    ['/rendez-vous/A1/B2', '/rendez-vous/:part/:part'],
  ])('%s is logged as %s', (path, logged) => expect(namelessPage(path)).toBe(logged));

  it('never tells what stands behind a public page', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9]{8}$/);
    fc.assert(
      fc.property(
        secret,
        fc.constantFrom('/', '/quiz/', '/t/', '/score/', '/nobody/'),
        (token, where) => !namelessPage(where + token).includes(token),
      ),
    );
  });
});
