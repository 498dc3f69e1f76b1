import type { AgencyTextRecord } from '../src/modules/agency-texts/agency-texts.contract.js';
import type { PublicReport } from '../src/modules/analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../src/modules/analysis/public-report/public-score.contract.js';
import type { QuizHints } from '../src/modules/analysis/public-report/quiz-hints.contract.js';
import type { MessageRecord } from '../src/modules/messages/message.contract.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import type { PublicAgency } from '../src/modules/settings/public-agency.contract.js';
import type { Translations } from '../src/rules/agency-texts.rules.js';
import type { Language } from '../src/rules/language.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Refusal {
  message: string;
  errors: Record<string, string>;
}
type Documents = { de: Translations; it: Translations };

const put = <Key extends string>(key: Key, value: unknown, base?: unknown, as = app.admin) =>
  app.call<Refusal & { value: Documents }>('PUT', `/api/admin/settings/${key}`, { as, body: { value, base } });
const translate = (de: Translations) => put('translations', { de, it: {} });
const texts = async () => (await app.call<AgencyTextRecord[]>('GET', '/api/admin/agency-texts', { as: app.admin })).body;
const textOf = async (key: string) => (await texts()).find((text) => text.key === key);
const get = async <Answer>(path: string, language: Language) =>
  (await app.call<Answer>('GET', `/api/public/${path}?lang=${language}`)).body;
const quizOf = (token: string, language: Language) => get<PublicQuiz>(`quiz/${token}`, language);
const answer = (token: string, questionId: number, text: string) =>
  app.call<{ answered: number }>('PUT', `/api/public/quiz/${token}/answers/${questionId}`, { body: { answer: text } });
const messageOf = async (token: string, language: Language, key: string) =>
  (await app.call<Record<string, string>>('GET', `/api/public/messages?token=${token}&lang=${language}`)).body[key];

afterEach(() => app.database.query(`DELETE FROM settings WHERE key IN ('translations', 'claims', 'seoConfig')`));

describe('texts of the agency', () => {
  it('are listed for translators, with the current French text', async () => {
    const list = await texts();
    expect(list.filter(({ key }) => /^(?:messages|quiz)\//.test(key))).toHaveLength(7 + 7 * 5);
    expect(list.filter(({ isDefault }) => !isDefault)).toEqual([]);
    expect(list.filter(({ without }) => without.de === null || without.it === null)).toEqual([]);
    expect(await textOf('quiz/2/question')).toMatchObject({ title: '2', without: { it: expect.stringContaining('sfida') } });
    expect(await textOf('messages/merci_message')).toMatchObject({ title: 'Message de remerciement', isDefault: true });
  });

  it('are translated by administrators only', async () => {
    await app.database.query(
      `INSERT INTO users (email, name, role, password_hash) SELECT 'staff@example.ch', 'S', 'staff', password_hash FROM users LIMIT 1`,
    );
    const staff = await app.signIn('staff@example.ch', 'correct-horse-battery');
    expect((await app.call('GET', '/api/admin/agency-texts', { as: staff })).status).toBe(403);
    expect((await put('translations', { de: {}, it: {} }, undefined, staff)).status).toBe(403);
  });

  it('appear in German on the page and in its forms', async () => {
    const { token } = await aProspect(app.database, { business_name: 'Müller' });
    const french = (await textOf('messages/landing_intro'))?.french ?? '';
    await put('claims', { companiesAnalysed: '400 entreprises', rating: '4.9/5', clients: '300 clients' });
    await translate({
      'messages/landing_intro': { french, text: 'Wir haben {company} geprüft. Weiter?' },
      'claims/companiesAnalysed': { french: '400 entreprises', text: '400 Unternehmen' },
    });
    expect(await messageOf(token, 'de', 'landing_intro')).toBe('Wir haben Müller geprüft. Weiter?');
    expect(await messageOf(token, 'it', 'landing_intro')).toContain('Abbiamo guardato il sito di Müller');
    expect(await messageOf(token, 'fr', 'landing_intro')).toContain('Nous avons regardé le site de Müller');
    const { claims, agency } = await get<PublicAgency>('agency', 'de');
    expect([claims.companiesAnalysed, claims.rating, claims.clients]).toEqual(['400 Unternehmen', '4.9/5', '']);
    expect(agency.tagline).toBe('Ihr Auftritt im Internet, gemessen');
    const page = async (language: Language) =>
      (await app.call<string>('GET', `/analyse/${token}?lang=${language}`)).body.replaceAll('\u00a0', ' ');
    const german = await page('de');
    expect(german).toContain('400 Unternehmen');
    expect(german).not.toContain('300 clients');
    expect(await page('fr')).toContain('300 clients');
    const landing = async () => (await app.call<string>('GET', `/landing/${token}?lang=de`)).body;
    expect(await landing()).toContain('Wir haben Müller geprüft. Weiter?');
    await translate({});
    expect(await landing()).toContain('Wir haben die Website von Müller angeschaut');
  });

  it('appear in German in the metadata of the page and in the signature', async () => {
    const { id, token } = await aProspect(app.database);
    const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec((await app.call<string>('GET', path)).body)?.[1];
    await put('seoConfig', { defaultTitle: 'Agence du Lac, audits' });
    expect(await titleOf('/')).toBe('Agence du Lac, audits');
    expect(await titleOf('/?lang=de')).toContain('Ihr Auftritt im Internet');
    await translate({ 'seoConfig/defaultTitle': { french: 'Agence du Lac, audits', text: 'Agence du Lac, Prüfungen' } });
    expect(await titleOf('/?lang=de')).toBe('Agence du Lac, Prüfungen');
    const person = { name: 'Anne Rey', sentence: 'Je vous appelle.', is_default: true };
    await app.call('PUT', '/api/admin/signatories/own', { as: app.admin, body: person });
    const key = (await texts()).find(({ french }) => french === person.sentence)?.key ?? '';
    const said = async () => (await get<PublicReport>(`prospects/${token}`, 'de')).person?.sentence;
    expect(await said()).toBe('');
    await translate({ [key]: { french: person.sentence, text: 'Ich rufe Sie an.' } });
    // who signs has not read this analysis yet
    expect(await said()).toBe('');
    await app.database.query(`UPDATE prospects SET review_status = 'validated' WHERE id = $1`, [id]);
    expect(await said()).toBe('Ich rufe Sie an.');
  });

  it('need a new translation once the French changes; an outdated claim is hidden', async () => {
    const { token } = await aProspect(app.database);
    const { body: messages } = await app.call<MessageRecord[]>('GET', '/api/admin/messages', { as: app.admin });
    const plan = messages.find(({ key }) => key === 'plan_message') as MessageRecord;
    const write = (content: string) => app.call('PUT', `/api/admin/messages/${plan.id}`, { as: app.admin, body: { content } });
    await write('Appelez-nous, {company}.');
    await put('claims', { auditDelay: '24 heures' });
    await translate({
      'messages/plan_message': { french: 'Appelez-nous, {company}.', text: 'Rufen Sie an, {company}.' },
      'claims/auditDelay': { french: '24 heures', text: '24 Stunden' },
    });
    expect((await get<PublicAgency>('agency', 'de')).claims.auditDelay).toBe('24 Stunden');
    await write('Écrivez-nous, {company}.');
    await put('claims', { auditDelay: '48 heures' });
    expect(await textOf('messages/plan_message')).toMatchObject({ french: 'Écrivez-nous, {company}.', isDefault: false });
    expect(await messageOf(token, 'de', 'plan_message')).toBe('Rufen Sie an, Boulangerie Exemple.');
    expect(await messageOf(token, 'it', 'plan_message')).toContain('Parliamo di questi punti');
    expect((await get<PublicAgency>('agency', 'de')).claims.auditDelay).toBe('');
    await app.call('POST', `/api/admin/messages/${plan.id}/reset`, { as: app.admin });
  });

  it('have the same fields in every language, no other text, and no duplicate quiz answer', async () => {
    const french = 'Bonjour {prenom}';
    const refused = await translate({ 'messages/quiz_intro': { french, text: 'Guten Tag {vorname}' } });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'value.de.messages/quiz_intro': 'Il manque {prenom}, qui est dans le texte français.' },
    ]);
    expect((await translate({ 'agency/name': { french: 'A', text: 'B' } })).status).toBe(422);
    const twice = { french: 'Oui', text: 'Ja' };
    expect((await translate({ 'quiz/1/options/0': twice, 'quiz/1/options/1': twice })).body.errors).toMatchObject({
      'value.de.quiz/1/options/0': 'Deux réponses ont le même texte',
    });
  });

  it('report a conflict when two people translate the same text at once', async () => {
    await app.database.query(
      `INSERT INTO users (email, name, role, password_hash) SELECT 'lena@example.ch', 'Lena', 'admin', password_hash FROM users LIMIT 1`,
    );
    const lena = await app.signIn('lena@example.ch', 'correct-horse-battery');
    const base = { de: {}, it: {} };
    const mine = (key: string, text: string) => ({ de: { [key]: { french: 'Oui', text } }, it: {} });
    await put('translations', mine('quiz/1/options/0', 'Ja'), base);
    expect((await put('translations', mine('quiz/1/options/0', 'Jawohl'), base, lena)).status).toBe(409);
    const { body } = await put('translations', mine('quiz/1/options/1', 'Nein'), base, lena);
    expect(Object.keys(body.value.de)).toEqual(['quiz/1/options/0', 'quiz/1/options/1']);
  });
});

describe('the quiz in German', () => {
  it('is answered in German and scored as in French', async () => {
    const [{ token: german, id }, { token: french }] = [await aProspect(app.database), await aProspect(app.database)];
    const shown = await quizOf(german, 'de');
    const asked = await quizOf(french, 'fr');
    expect(shown.questions[0]?.question).toBe('Welcher Teil Ihres Umsatzes kommt aus dem Internet?');
    for (const [place, question] of asked.questions.entries()) {
      const option = place % 4;
      expect((await answer(french, question.id, question.options[option] ?? '')).status).toBe(200);
      for (const _ of [1, 2]) {
        const { status, body } = await answer(german, question.id, shown.questions[place]?.options[option] ?? '');
        expect([status, body.answered]).toEqual([200, place + 1]);
      }
    }
    const stored = await app.database.query<{ reponse: string }[]>('SELECT reponse FROM reponses_quiz WHERE prospect_id = $1', [id]);
    expect(stored.filter(({ reponse }) => !asked.questions.some(({ options }) => options.includes(reponse)))).toEqual([]);
    const again = await quizOf(german, 'de');
    for (const { questionId, answer: given } of again.answers)
      expect(again.questions.find((one) => one.id === questionId)?.options).toContain(given);
    const complete = (token: string) => app.call<{ score: number }>('POST', `/api/public/quiz/${token}/complete`);
    const [inGerman, inFrench] = [await complete(german), await complete(french)];
    expect(inGerman.body).toEqual(inFrench.body);
    expect((await answer(german, 1, shown.questions[0]?.options[0] ?? '')).status).toBe(200);
    const { levers } = await get<PublicScore>(`prospects/${german}/score`, 'de');
    expect(shown.questions.find(({ question }) => question === levers[0]?.question)?.options).toContain(levers[0]?.answer);
  });

  it('shows a question that the agency rewrote in French until it is translated completely', async () => {
    const { token } = await aProspect(app.database);
    const [{ question, options }] = await app.database.query<[{ question: string; options: string[] }]>(
      'SELECT question, options FROM quiz_questions WHERE id = 3',
    );
    await app.database.query(`UPDATE quiz_questions SET question = 'Et l’IA ?' WHERE id = 3`);
    const third = async () => (await quizOf(token, 'de')).questions[2];
    expect(await third()).toMatchObject({ question: 'Et l’IA ?', options });
    expect(await textOf('quiz/3/question')).toMatchObject({ isDefault: false, without: { de: null, it: null } });
    await translate({
      'quiz/3/question': { french: 'Et l’IA ?', text: 'Und KI?' },
      'quiz/3/options/3': { french: options[3] ?? '', text: 'Nie' },
    });
    expect(await third()).toMatchObject({ question: 'Und KI?', options: expect.arrayContaining(['Ja, jeden Tag', 'Nie']) });
    expect((await answer(token, 3, 'Nie')).status).toBe(200);
    expect((await quizOf(token, 'fr')).answers).toEqual([{ questionId: 3, answer: options[3] }]);
    expect((await answer(token, 3, 'Niemals')).status).toBe(422);
    await app.database.query('UPDATE quiz_questions SET question = $1 WHERE id = 3', [question]);
  });

  it('proposes measured values in its German answers', async () => {
    const { questions } = await quizOf('demo', 'de');
    const { proposed } = await get<QuizHints>('quiz/demo/hints', 'de');
    expect(proposed.length).toBeGreaterThan(0);
    for (const { questionId, answer: words } of proposed) expect(questions.find(({ id }) => id === questionId)?.options).toContain(words);
  });

  it('accepts its German answers on the demonstration', async () => {
    const { questions } = await quizOf('demo', 'de');
    expect(questions[5]?.options).toContain('Die Google-Suche');
    expect((await answer('demo', questions[5]?.id ?? 0, 'Die Google-Suche')).status).toBe(200);
    expect((await answer('demo', questions[5]?.id ?? 0, 'Keine')).status).toBe(422);
  });
});
