import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let prospect: Prospect;
beforeAll(async () => {
  app = await startApp();
  prospect = await aProspect(app.database, { business_name: 'Menuiserie Favre' });
});
afterAll(() => app.stop());

const get = (path: string) => app.call<string>('GET', path);

describe('a personal link with trailing punctuation', () => {
  it.each(['analyse', 'quiz', 'monscore', 'score', 'plan', 'rendez-vous', 'landing'])(
    'redirects to the clean address of /%s',
    async (page) => {
      for (const signs of ['.', ')', ',', '%C2%A0', '%C2%BB', '%E2%80%8B', '%3E']) {
        const { status, headers } = await get(`/${page}/${prospect.token}${signs}?utm_source=mail`);
        expect([signs, status, headers.get('location')]).toEqual([signs, 302, `/${page}/${prospect.token}?utm_source=mail`]);
      }
      expect((await get(`/${page}/${prospect.token}`)).status).toBe(200);
    },
  );

  it('redirects when it ends in a secret, and when it is a short link', async () => {
    const secret = 'AbcdefghijklmnopqrstuvwxyzAbcdefghijklmnop-_';
    for (const path of [`/desinscription/${secret}`, `/mon-rendez-vous/${secret}`, `/verification/${secret}`, `/t/${prospect.token}`])
      expect((await get(`${path}).`)).headers.get('location')).toBe(path);
  });

  it('is accepted by the API', async () => {
    for (const signs of ['.', ')', '%C2%BB', '%E2%80%8B']) {
      const { status, body } = await app.call<PublicReport>('GET', `/api/public/prospects/${prospect.token}${signs}`);
      expect([signs, status, body.company]).toEqual([signs, 200, 'Menuiserie Favre']);
      expect((await app.call('GET', `/api/public/quiz/${prospect.token}${signs}`)).status).toBe(200);
      expect((await app.call('GET', `/api/public/prospects/${prospect.token}${signs}/score`)).status).toBe(200);
    }
  });

  it('matches no prospect by a similar token', async () => {
    for (const path of [`${prospect.token}x.`, `x${prospect.token})`, `${prospect.token.slice(0, 7)}.`])
      expect((await app.call('GET', `/api/public/prospects/${path}`)).status).toBe(404);
  });
});
