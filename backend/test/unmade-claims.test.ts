import { UnmadeClaims1795520004100 } from '../src/common/database/migrations/1795520004100-unmade-claims.js';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const migrate = async () => {
  const runner = app.database.createQueryRunner();
  await new UnmadeClaims1795520004100().up(runner);
  await runner.release();
};
const store = (key: string, value: object) =>
  app.database.query(`INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2`, [
    key,
    JSON.stringify(value),
  ]);
const read = async (key: string) =>
  (await app.call<{ value: Record<string, unknown> }>('GET', `/api/admin/settings/${key}`, { as: app.admin })).body.value;

describe('an installation that saved the claims before they were its own', () => {
  it('keeps what it wrote, and no longer says what it never edited', async () => {
    const aVoice = (quote: string) => ({ quote, author: 'A', company: 'B', before: '', after: '', example: false });
    const voices = [aVoice('Le premier rapport tenait en une page, et nous savions quoi corriger le lundi matin.'), aVoice('Très bien.')];
    await store('claims', { clients: '300+', rating: '4.8/5', placesLeft: '2 places', guarantee: '', testimonials: voices });
    await store('benchmarks', {
      marketAverages: { maturity: 60, acquisition: 65, innovation: 68 },
      topCompetitors: [89, 85, 82],
      sectorLabel: 'X',
    });
    await migrate();
    expect(await read('claims')).toMatchObject({ clients: '', rating: '4.8/5', placesLeft: '', testimonials: [{ quote: 'Très bien.' }] });
    expect(await read('benchmarks')).toEqual({
      marketAverages: { maturity: 60, acquisition: 65, innovation: 68 },
      topCompetitors: [],
      sectorLabel: 'X',
    });
  });

  it('without settings of its own says nothing', async () => {
    await app.database.query('DELETE FROM settings');
    await migrate();
    expect(await app.database.query('SELECT 1 FROM settings')).toEqual([]);
    const { testimonials, ...claims } = await read('claims');
    expect([testimonials, new Set(Object.values(claims))]).toEqual([[], new Set([''])]);
  });

  it('no longer promises an answer within a day, unless these are its own words', async () => {
    const thanks = async () => (await app.database.query(`SELECT content, default_content FROM messages WHERE key = 'merci_message'`))[0];
    expect((await thanks()).default_content).not.toMatch(/\d/);
    const own = 'Nous répondons dans les 12 heures.';
    await app.database.query(`UPDATE messages SET content = $1 WHERE key = 'merci_message'`, [own]);
    await migrate();
    expect((await thanks()).content).toBe(own);
  });
});
