import { Clock } from '../../../common/clock.js';
import { type AssistantReply, Assistants } from '../../../providers/llm/assistant.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { CitationsAnalysis } from '../analyses/citations.analysis.js';
import { type CitationPlatform, results } from '../analysis.contract.js';
import type { Subject } from '../analysis.js';
import { fromCitationRows, toCitationRows } from './citation-rows.js';
import { CitationSettings, GoogleCitations } from './citation-sources.js';
import { type Asked, countCitations, findingOf, type GoogleCount, manualCitations } from './citations.js';

const company = { name: 'Garage Dupont Sàrl', url: 'https://garage-dupont.ch/', city: 'Lausanne' };
const date = '2026-11-12T08:00:00.000Z';
const reply = (text: string, ...urls: string[]): AssistantReply => ({ text, urls, model: 'sonar' });
const failure = new ProviderError('vendor_timeout', undefined, 'DataForSEO');
const asked = (platform: CitationPlatform, outcome: AssistantReply | ProviderError): Asked => ({
  platform,
  question: 'Où ?',
  date,
  ...(outcome instanceof ProviderError ? { error: outcome } : { reply: outcome }),
});
const rowOf = (platform: CitationPlatform, all: Asked[], google?: GoogleCount) =>
  countCitations(all, company, google && { google }).platforms.find((row) => row.platform === platform);

describe('countCitations', () => {
  it('counts the answers that cite the company and keeps all of them as proof', () => {
    const row = rowOf('chatgpt', [
      asked('chatgpt', reply('Le Garage Dupont.')),
      asked('chatgpt', reply('Le Garage Martin.', 'https://garage-dupont.ch/prix', 'https://garage-dupont.ch/prix')),
      asked('chatgpt', reply('Le Garage Martin.')),
    ]);
    expect(row).toMatchObject({ citations: 2, runs: 3, pages: 1, reason: null });
    expect(row?.answers).toEqual([
      { question: 'Où ?', answer: 'Le Garage Dupont.', cited: true, model: 'sonar', date, urls: [] },
      { question: 'Où ?', answer: 'Le Garage Martin.', cited: true, model: 'sonar', date, urls: ['https://garage-dupont.ch/prix'] },
      { question: 'Où ?', answer: 'Le Garage Martin.', cited: false, model: 'sonar', date, urls: [] },
    ]);
  });

  it('says 0 only when every answer was read and none cites it', () => {
    expect(rowOf('gemini', [asked('gemini', reply('Le Garage Martin.'))])).toMatchObject({ citations: 0, runs: 1, pages: 0 });
  });

  it('counts over the questions that were answered', () => {
    const row = rowOf('gemini', [asked('gemini', failure), asked('gemini', reply('Garage Dupont')), asked('gemini', failure)]);
    expect(row).toMatchObject({
      citations: 1,
      runs: 1,
      reason: { code: 'vendor_timeout', message: expect.stringContaining('2 question(s) sur 3') },
    });
  });

  it('is null with the cause when every question failed', () => {
    const row = rowOf('perplexity', [asked('perplexity', failure), asked('perplexity', failure)]);
    expect(row).toMatchObject({ citations: null, pages: null, runs: null, answers: [], reason: { code: 'vendor_timeout' } });
  });

  it('is null for platforms without a source, in the order of the contract', () => {
    const { platforms } = countCitations([asked('chatgpt', reply('Garage Dupont'))], company);
    expect(platforms.map(({ platform, citations }) => [platform, citations])).toEqual([
      ['google', null],
      ['chatgpt', 1],
      ['perplexity', null],
      ['gemini', null],
      ['copilot', null],
      ['grok', null],
    ]);
    expect(platforms.at(-1)?.reason).toMatchObject({ code: 'not_configured' });
    expect(results.citations.safeParse({ platforms }).success).toBe(true);
  });

  it('takes Google’s count from the keywords', () => {
    expect(rowOf('google', [], { citations: 0, pages: null, runs: 40 })).toMatchObject({ citations: 0, runs: 40, reason: null });
    expect(rowOf('google', [])).toMatchObject({ citations: null });
  });
});

describe('findingOf', () => {
  it('is measured as soon as one platform is, and names those that failed', () => {
    const finding = findingOf(countCitations([asked('chatgpt', reply('x')), asked('gemini', failure)], company));
    expect(finding).toMatchObject({
      state: 'measured',
      source: 'live',
      provider: 'sonar',
      reason: { code: 'vendor_timeout', message: expect.stringMatching(/^Gemini : DataForSEO : le service/) },
    });
  });
  it('is nothing when all failed', () => {
    expect(findingOf(countCitations([asked('gemini', failure)], company))).toBeNull();
  });
});

describe('manualCitations', () => {
  it.each([
    [3, 3],
    ['12', 12],
    [' 7 ', 7],
    [-4, 0],
    ['beaucoup', 0],
    [Number.NaN, 0],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%j → %j', (typed, count) => {
    const finding = manualCitations({ grok: { citations: typed, pages: typed } });
    expect(finding).toMatchObject({ state: 'measured', source: 'manual' });
    expect(finding.result?.platforms.at(-1)).toMatchObject({ platform: 'grok', citations: count, pages: count, runs: null });
    expect(finding.result?.platforms.at(0)).toMatchObject({ citations: null });
  });
});

describe('rows', () => {
  it('hold what was measured and nothing else, and read back', () => {
    const finding = findingOf(countCitations([asked('chatgpt', reply('Garage Dupont')), asked('gemini', failure)], company));
    const rows = finding ? toCitationRows('p', finding, new Date(date)) : [];
    expect(rows).toMatchObject([{ platform: 'chatgpt', citations_count: 1, runs: 1, provenance: { source: 'live', provider: 'sonar' } }]);
    expect(fromCitationRows(rows)?.platforms.find(({ platform }) => platform === 'chatgpt')).toEqual(
      finding?.result?.platforms.find(({ platform }) => platform === 'chatgpt'),
    );
    expect(fromCitationRows(rows)?.platforms.find(({ platform }) => platform === 'gemini')).toMatchObject({ citations: null });
    expect(fromCitationRows([])).toBeNull();
  });
});

class FakeAssistants extends Assistants {
  readonly questions: string[] = [];
  constructor(private readonly answers: Partial<Record<CitationPlatform, (question: number) => AssistantReply | Error>>) {
    super();
  }
  override async available() {
    return Object.keys(this.answers) as CitationPlatform[];
  }
  override async ask(platform: CitationPlatform, question: string): Promise<AssistantReply> {
    this.questions.push(question);
    const answer = this.answers[platform]?.(this.questions.length);
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  }
}
class FixedSettings extends CitationSettings {
  override async questionsPerPlatform() {
    return 4;
  }
}
class FixedGoogle extends GoogleCitations {
  override async of() {
    return { citations: 3, pages: null, runs: null };
  }
}
class FixedClock extends Clock {
  override now() {
    return new Date(date);
  }
}

describe('the analysis', () => {
  const subject: Subject = { prospectId: null, url: company.url, company: company.name, city: company.city };
  const run = (assistants: Assistants, about: Subject = subject, google?: GoogleCitations, signal?: AbortSignal) =>
    new CitationsAnalysis(assistants, new FixedSettings(), new FixedClock(), google).run(about, {
      signal: signal ?? new AbortController().signal,
    });

  it('asks each assistant the questions of the settings and never names the company', async () => {
    const assistants = new FakeAssistants({
      chatgpt: (n) => reply(n % 2 ? 'Garage Dupont' : 'Garage Martin'),
      perplexity: () => reply('Rien'),
    });
    const finding = await run(assistants);
    expect(assistants.questions).toHaveLength(8);
    expect(assistants.questions.join()).not.toContain('Dupont');
    expect(finding).toMatchObject({ state: 'measured', source: 'live', provider: 'sonar' });
    expect(finding.result?.platforms.filter(({ runs }) => runs)).toMatchObject([
      { platform: 'chatgpt', citations: 2, runs: 4 },
      { platform: 'perplexity', citations: 0, runs: 4 },
    ]);
    expect(finding.result?.platforms[1]?.answers[0]).toMatchObject({ date, model: 'sonar' });
  });

  it('is not applicable without a source', async () => {
    expect(await run(new FakeAssistants({}))).toEqual({
      state: 'not_applicable',
      source: 'live',
      provider: '',
      result: null,
      reason: { code: 'not_configured', message: 'Aucune source n’est configurée pour cette analyse.' },
    });
  });

  it('is not applicable, and costs nothing, when the trade is not known', async () => {
    const assistants = new FakeAssistants({ chatgpt: () => reply('x') });
    expect(await run(assistants, { ...subject, company: 'Dupont SA' })).toMatchObject({
      state: 'not_applicable',
      reason: { code: 'insufficient_facts' },
    });
    expect(assistants.questions).toEqual([]);
    expect(await run(assistants, { ...subject, company: 'Dupont SA', category: 'Boulangerie' })).toMatchObject({ state: 'measured' });
  });

  it('fails with the cause when no answer came, so that it is tried again', async () => {
    await expect(run(new FakeAssistants({ chatgpt: () => failure, gemini: () => failure }))).rejects.toBe(failure);
  });

  it('is measured by Google’s count alone', async () => {
    const finding = await run(new FakeAssistants({}), subject, new FixedGoogle());
    expect(finding).toMatchObject({ state: 'measured', provider: 'Google AI Overviews' });
    expect(finding.result?.platforms[0]).toMatchObject({ platform: 'google', citations: 3 });
    expect(finding.reason).toBeUndefined();
  });

  it('stops with the worker and does not hide a programming error', async () => {
    await expect(run(new FakeAssistants({ chatgpt: () => failure }), subject, undefined, AbortSignal.abort())).rejects.toBe(failure);
    await expect(run(new FakeAssistants({ chatgpt: () => new TypeError('x') }))).rejects.toThrow(TypeError);
  });
});
