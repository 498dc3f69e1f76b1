import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await aProspect(app.database));
}, 60_000);
afterAll(() => app.stop());

/** What people can read of a page, without its scripts and the places' marks. */
const read = async (path: string): Promise<string> => {
  const { body } = await app.call<string>('GET', path);
  return body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
};
const claim = (value: object) => app.call('PUT', '/api/admin/settings/claims', { as: app.admin, body: { value } });

describe('what the agency says of itself', () => {
  it('stands on the pages of a prospect and of the trial, in the words of the specification', async () => {
    const report = await read(`/analyse/${token}`);
    for (const words of ['+400 entreprises analysées', 'Environ 160 entreprises', '4.9/5', '300+', '95%', 'd’une valeur de CHF 297'])
      expect(report).toContain(words);
    expect(report).toContain('Repère de l’agence, une indication et non une mesure : 1428 visiteurs de plus par mois.');
    expect(report).toContain('35% de trafic qualifié en plus');
    expect(await read(`/score/${token}`)).toMatch(/790 CHF.*24 h.*Il reste 2 places\./);
    expect(await read('/essai')).toMatch(/\+400 entreprises analysées.*100% gratuit.*Résultats en 2 minutes/);
  });

  it('is what the settings say', async () => {
    expect((await claim({ companiesAnalysed: '+500 sites lus', smartIndexValue: 'CHF 310', placesLeft: '3 places' })).status).toBe(200);
    const report = await read(`/analyse/${token}`);
    expect(report).toContain('+500 sites lus');
    expect(report).toContain('d’une valeur de CHF 310');
    expect(report).not.toMatch(/\+400|CHF 297/);
    expect(await read(`/score/${token}`)).toContain('Il reste 3 places.');
    expect(await read('/essai')).toContain('+500 sites lus');
  });

  it('disappears with its label when it is emptied, the last one with its whole section', async () => {
    await claim({ rating: '', companiesFollowed: '', smartIndexValue: '', placesLeft: '', extraVisitors: '', qualifiedTraffic: '' });
    const some = await read(`/analyse/${token}`);
    expect(some).toContain('Qui vous écrit');
    expect(some).toContain('clients accompagnés');
    expect(some).not.toMatch(/note donnée|suivies|d’une valeur de|Repère de l’agence/);
    expect(await read(`/score/${token}`)).not.toContain('Il reste');
    await claim({ rating: '', companiesFollowed: '', companiesAnalysed: '', clients: '', satisfaction: '' });
    expect(await read(`/analyse/${token}`)).not.toMatch(/Qui vous écrit|Indications de l’agence/);
    expect(await read('/essai')).not.toContain('entreprises analysées');
  });
});
