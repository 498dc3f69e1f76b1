import { type CorrectionFacts, correctionOf, webmasterMessage, writtenCorrection } from './corrections.rules.js';
import { FINDINGS, findingOf } from './findings.rules.js';
import { httpsSteps } from './https-steps.rules.js';

const facts: CorrectionFacts = {
  ...{ company: 'Menuiserie du Lac', trade: 'Menuiserie', city: 'Yverdon-les-Bains', page: 'https://lac.ch/', recognised: [] },
  broken: [{ url: 'https://lac.ch/vieux', status: 404 }],
  images: ['https://lac.ch/porte.jpg', 'https://lac.ch/escalier.jpg'],
};
const correction = (id: string, known: Partial<CorrectionFacts> = {}) => {
  const finding = findingOf(id);
  if (!finding) throw new Error(id);
  return correctionOf(finding, { ...facts, ...known });
};

describe('the correction of a finding', () => {
  it('exists for every finding of the catalogue', () => {
    for (const finding of FINDINGS)
      expect([finding.id, correctionOf(finding, facts).text.length]).toEqual([finding.id, expect.any(Number)]);
    for (const finding of FINDINGS) expect(correctionOf(finding, facts).text).not.toMatch(/undefined|null/);
  });

  it('is a description with its length where the page has none', () => {
    const { lead, text } = correction('no-description');
    expect(text).toContain('Menuiserie du Lac, menuiserie à Yverdon-les-Bains.');
    expect(lead).toContain(`(${text.length} caractères)`);
  });

  it('lists each broken address with its answer and the page where it stands', () => {
    expect(correction('broken-links').text).toBe('Page : https://lac.ch/\nhttps://lac.ch/vieux (réponse 404)');
  });

  it('lists the images, and says how many are left out', () => {
    const images = Array.from({ length: 15 }, (_, index) => `https://lac.ch/${index}.jpg`);
    const { text } = correction('images-without-alt', { images });
    expect(text).toContain('https://lac.ch/11.jpg');
    expect(text).not.toContain('https://lac.ch/12.jpg');
    expect(text).toContain('… et 3 de plus');
  });

  it('falls back to the solution of the catalogue where nothing was listed', () => {
    expect(correction('images-without-alt', { images: [] }).text).toContain(findingOf('images-without-alt')?.howToFix);
  });
});

describe('a correction that is written for the site', () => {
  it('is the one to copy where facts allow it, and is absent where only the solution of the catalogue is known', () => {
    for (const id of ['no-description', 'no-https', 'broken-links'] as const)
      expect(writtenCorrection({ id }, facts)).toEqual(correction(id));
    expect(writtenCorrection({ id: 'broken-links' }, { ...facts, broken: [] })).toBeNull();
    expect(writtenCorrection({ id: 'few-reviews' }, facts)).toBeNull();
  });
});

describe('the steps to a secure connection', () => {
  it('are those of the recognised builder, else of any host', () => {
    expect(httpsSteps(['nginx', 'WordPress'])).toMatchObject({ of: 'WordPress' });
    expect(correction('no-https', { recognised: ['WordPress'] }).text).toContain('Réglages puis Général');
    expect(httpsSteps(['toString', 'nginx'])).toMatchObject({
      of: null,
      steps: [expect.stringContaining('hébergeur'), expect.any(String), expect.any(String)],
    });
  });
});

it('the message to the webmaster names the page once, every technical point with its correction, and the link to measure again', () => {
  const points = [
    { title: 'Passer en https', correction: correction('no-https') },
    { title: 'Écrire la description', correction: correction('no-description') },
    { title: 'Réparer', correction: null },
  ];
  const { subject, text } = webmasterMessage(points, { page: facts.page, link: 'https://agence.ch/plan/abc' });
  expect(subject).toContain('https://lac.ch/');
  expect(text.match(/Page : /g)).toHaveLength(1);
  expect(text).toContain('1. Passer en https\n');
  expect(text).toMatch(/2\. Écrire la description\nUne description prête à coller \(\d+ caractères\)\nMenuiserie du Lac/);
  expect(text).toContain('3. Réparer');
  expect(text).toContain('https://agence.ch/plan/abc');
});
