import { Clock } from '../../../../common/clock.js';
import { type AssistantReply, Assistants } from '../../../../providers/llm/assistant.js';
import { ProviderError } from '../../../../providers/provider-error.js';
import { fromCitationRows, toCitationRows, toSilentRows } from '../../citations/citation-rows.js';
import { CitationSettings } from '../../citations/citation-sources.js';
import { type Asked, countCitations, manualCitations, outputOf } from '../../citations/citations.js';
import { type CitationAssistant, type Results, results } from '../../results/analysis.contract.js';
import type { FailedWith, Subject } from '../../results/analysis.js';
import { CitationsAnalysis } from './citations.analysis.js';

const company = { name: 'Garage Dupont Sàrl', url: 'https://garage-dupont.ch/', city: 'Lausanne' };
const date = '2026-11-12T08:00:00.000Z';
const reply = (text: string, ...urls: string[]): AssistantReply => ({ text, urls, model: 'sonar' });
const failure = new ProviderError('vendor_timeout', undefined, 'DataForSEO');
const asked = (platform: CitationAssistant, outcome: AssistantReply | ProviderError): Asked => ({
  platform,
  question: 'Où ?',
  date,
  ...(outcome instanceof ProviderError ? { error: outcome } : { reply: outcome }),
});
const rowOf = (platform: CitationAssistant, all: Asked[]) =>
  countCitations(all, company).platforms.find((row) => row.platform === platform);

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
      failed: { count: 2, asked: 3, code: 'vendor_timeout', date },
      reason: { code: 'vendor_timeout', message: expect.stringContaining('2 question(s) sur 3') },
    });
  });

  it('is null with the cause when every question failed', () => {
    const row = rowOf('perplexity', [asked('perplexity', failure), asked('perplexity', failure)]);
    expect(row).toMatchObject({ citations: null, pages: null, runs: null, answers: [], reason: { code: 'vendor_timeout' } });
    expect(row?.failed).toMatchObject({ count: 2, asked: 2 });
  });

  it('is null for assistants without a source; a search engine is none', () => {
    const { platforms } = countCitations([asked('chatgpt', reply('Garage Dupont'))], company);
    expect(platforms.map(({ platform, citations }) => [platform, citations])).toEqual([
      ['chatgpt', 1],
      ['perplexity', null],
      ['gemini', null],
      ['copilot', null],
      ['grok', null],
    ]);
    expect(platforms.at(-1)?.reason).toMatchObject({ code: 'not_configured' });
    expect(results.citations.safeParse({ platforms }).success).toBe(true);
  });
});

describe('outputOf', () => {
  it('is measured as soon as one platform is, and names those that failed', () => {
    const output = outputOf(countCitations([asked('chatgpt', reply('x')), asked('gemini', failure)], company));
    expect(output).toMatchObject({
      state: 'measured',
      source: 'live',
      provider: 'sonar',
      reason: { code: 'vendor_timeout', message: expect.stringMatching(/^Gemini : DataForSEO : le service/) },
    });
  });
  it('is nothing when all failed', () => {
    expect(outputOf(countCitations([asked('gemini', failure)], company))).toBeNull();
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
    const output = manualCitations({ grok: { citations: typed, pages: typed } });
    expect(output).toMatchObject({ state: 'measured', source: 'manual' });
    expect(output.result?.platforms.at(-1)).toMatchObject({ platform: 'grok', citations: count, pages: count, runs: null });
    expect(output.result?.platforms.at(0)).toMatchObject({ citations: null });
  });
});

describe('rows', () => {
  it('hold what was measured and nothing else, and read back', () => {
    const output = outputOf(countCitations([asked('chatgpt', reply('Garage Dupont')), asked('gemini', failure)], company));
    const rows = output ? toCitationRows('p', output, new Date(date)) : [];
    expect(rows).toMatchObject([{ platform: 'chatgpt', citations_count: 1, runs: 1, provenance: { source: 'live', provider: 'sonar' } }]);
    const back = (name: CitationAssistant) => fromCitationRows(rows)?.platforms.find(({ platform }) => platform === name);
    expect(back('chatgpt')).toEqual({
      ...output?.result?.platforms.find(({ platform }) => platform === 'chatgpt'),
      ...{ source: 'live', provider: 'sonar', measured_at: date },
    });
    expect(back('gemini')).toMatchObject({ citations: null, failed: null });
    expect(fromCitationRows([])).toBeNull();
  });

  it('of an assistant that gave no answer keep how many questions failed, and no count', () => {
    const result = countCitations([asked('gemini', failure), asked('gemini', failure)], company);
    const rows = toSilentRows('p', { state: 'measured', source: 'live', provider: '', result }, new Date(date));
    expect(rows).toMatchObject([{ platform: 'gemini', citations_count: null, runs: null, failed: { count: 2, asked: 2 } }]);
    expect(fromCitationRows(rows)?.platforms.find(({ platform }) => platform === 'gemini')).toMatchObject({
      ...{ citations: null, source: null, measured_at: null },
      failed: { count: 2, code: 'vendor_timeout' },
    });
  });

  it('of a search engine, from an earlier version, are shown nowhere', () => {
    const row = { prospect_id: 'p', citations_count: 3, pages_count: null, runs: 40, answers: [], failed: null, last_checked: null };
    const provenance = { source: 'live' as const, provider: 'Google AI Overviews', measured_at: new Date(date) };
    expect(fromCitationRows([{ ...row, platform: 'google', provenance }])).toBeNull();
  });
});

class FakeAssistants extends Assistants {
  readonly questions: string[] = [];
  constructor(private readonly answers: Partial<Record<CitationAssistant, (question: number) => AssistantReply | Error>>) {
    super();
  }
  override async available() {
    return Object.keys(this.answers) as CitationAssistant[];
  }
  override async ask(platform: CitationAssistant, question: string): Promise<AssistantReply> {
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
class FixedClock extends Clock {
  override now() {
    return new Date(date);
  }
}

describe('the analysis', () => {
  const subject: Subject = { prospectId: null, url: company.url, company: company.name, city: company.city };
  const run = (assistants: Assistants, about: Subject = subject, signal?: AbortSignal) =>
    new CitationsAnalysis(assistants, new FixedSettings(), new FixedClock()).run(about, {
      signal: signal ?? new AbortController().signal,
    });

  it('asks each assistant the questions of the settings and never names the company', async () => {
    const assistants = new FakeAssistants({
      chatgpt: (n) => reply(n % 2 ? 'Garage Dupont' : 'Garage Martin'),
      perplexity: () => reply('Rien'),
    });
    const output = await run(assistants);
    expect(assistants.questions).toHaveLength(8);
    expect(assistants.questions.join()).not.toContain('Dupont');
    expect(output).toMatchObject({ state: 'measured', source: 'live', provider: 'sonar' });
    expect(output.result?.platforms.filter(({ runs }) => runs)).toMatchObject([
      { platform: 'chatgpt', citations: 2, runs: 4 },
      { platform: 'perplexity', citations: 0, runs: 4 },
    ]);
    expect(output.result?.platforms[0]?.answers[0]).toMatchObject({ date, model: 'sonar' });
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
    const failed = run(new FakeAssistants({ chatgpt: () => failure, gemini: () => failure }));
    await expect(failed).rejects.toMatchObject({ code: 'vendor_timeout', retryable: true });
    const remains = await failed.then(
      () => null,
      ({ output }: FailedWith) => output.result as Results['citations'],
    );
    expect(remains?.platforms.filter(({ failed: calls }) => calls?.count === 4)).toHaveLength(2);
  });

  it('stops with the worker and does not hide a programming error', async () => {
    await expect(run(new FakeAssistants({ chatgpt: () => failure }), subject, AbortSignal.abort())).rejects.toBe(failure);
    await expect(run(new FakeAssistants({ chatgpt: () => new TypeError('x') }))).rejects.toThrow(TypeError);
  });
});
