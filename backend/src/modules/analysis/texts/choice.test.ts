import fc from 'fast-check';
import { jsonSchemaOf } from '../../../providers/llm/chat-request.js';
import { choiceOf, choiceSchema, cleanDraft } from './choice.js';

const ids = ['speed-of-both/1', 'speed-of-both/2', 'no-title/1'] as const;
const plain = choiceSchema({ ids: [...ids], draft: false });
const read = (schema: typeof plain, raw: unknown) => choiceOf(schema.parse(raw));
const drafting = choiceSchema({ ids: [...ids], draft: true });

describe('what a model may answer', () => {
  it('is described to it as a list of the offered ids and nothing else', () => {
    expect(jsonSchemaOf(plain)).toEqual({
      type: 'object',
      properties: { phrases: { type: 'array', items: { type: 'string', enum: [...ids] } } },
      required: ['phrases'],
      additionalProperties: false,
    });
    expect(jsonSchemaOf(drafting)).toMatchObject({ properties: { brouillon: { type: 'string' } }, required: ['phrases', 'brouillon'] });
  });

  it('keeps the offered ids in their order, each once', () => {
    expect(read(plain, { phrases: ['no-title/1', 'speed-of-both/2', 'no-title/1'] })).toEqual({
      ids: ['no-title/1', 'speed-of-both/2'],
      draft: null,
    });
    expect(
      read(plain, {
        phrases: ['Le site est piraté.', 'no-title/1', 'no-title/1 Le site est piraté.', 7, null, { id: 'no-title/1' }],
        texte: 'Le site est piraté.',
      }),
    ).toEqual({
      ids: ['no-title/1'],
      draft: null,
    });
  });

  it.each([
    [{}],
    [{ phrases: [] }],
    [{ phrases: ['autre/1'] }],
    [{ phrases: 'no-title/1' }],
    [['no-title/1']],
    ['no-title/1'],
    [null],
    [{ textes: ['a'] }],
  ])('is refused without one: %j', (raw) => expect(plain.safeParse(raw).success).toBe(false));

  it('never holds anything else, whatever is answered', () => {
    const any = fc.oneof(
      fc.jsonValue(),
      fc.record({ phrases: fc.array(fc.oneof(fc.string(), fc.constantFrom(...ids), fc.jsonValue())), brouillon: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(any, (raw) => {
        const answer = plain.safeParse(raw);
        if (!answer.success) return;
        expect(Object.keys(answer.data)).toEqual(['phrases']);
        for (const id of answer.data.phrases) expect(ids).toContain(id);
        expect(new Set(answer.data.phrases).size).toBe(answer.data.phrases.length);
      }),
      { numRuns: 300 },
    );
  });

  it('has a draft only where one is asked for, whatever stands in its place', () => {
    const choice = { phrases: ['no-title/1'] };
    expect(read(drafting, { ...choice, brouillon: ' Un  texte.\u0000\n\n\nUn autre. ' }).draft).toBe('Un texte.\n\nUn autre.');
    expect(read(drafting, { ...choice, brouillon: ['Un.', 'Deux.'] }).draft).toBe('Un.\n\nDeux.');
    for (const brouillon of [undefined, null, 7, {}, '', ' \n ']) expect(read(drafting, { ...choice, brouillon }).draft).toBeNull();
  });
});

it('a draft is bounded, and of visible signs alone', () => {
  expect(cleanDraft('mot '.repeat(100_000))?.length).toBeLessThanOrEqual(2000);
  expect(cleanDraft("L'offre\u200b\u202e est l'entreprise\tqui suit")).toBe('L’offre est l’entreprise qui suit');
  expect(cleanDraft('a\nb\nc\nd\ne')).toBe('a\n\nb\n\nc');
});
