import { inLanguage } from '../common/i18n/language-context.js';
import { readCatalogue } from '../words/po-file.js';
import { addCatalogue, LANGUAGES } from './language.rules.js';
import { drawRuler, RULERS, type RulerPart } from './ruler.rules.js';

addCatalogue('de', readCatalogue('de'));
addCatalogue('it', readCatalogue('it'));

const lines = (parts: RulerPart[], role: string) => parts.filter((part) => part.kind === 'line' && part.role === role);

describe('the ruler', () => {
  it('has the thresholds of its words', () => {
    expect(RULERS).toEqual({
      score: [
        { at: 60, word: 'Moyen' },
        { at: 80, word: 'Excellent' },
      ],
      rating: [
        { at: 80, word: 'Correcte' },
        { at: 90, word: 'Excellente' },
      ],
      page: [
        { at: 60, word: 'D' },
        { at: 70, word: 'C' },
        { at: 80, word: 'B' },
        { at: 90, word: 'A' },
      ],
      citations: [
        { at: 25, word: 'Parfois' },
        { at: 60, word: 'Souvent' },
      ],
    });
  });

  it.each([0, 54, 60, 100])('draws %s and every threshold to scale and visible', (value) => {
    const { height, parts } = drawRuler(value, RULERS.score);
    expect(lines(parts, 'length')).toMatchObject([{ x1: 0, x2: value }]);
    expect(lines(parts, 'needle')).toMatchObject([{ x1: value, x2: value }]);
    const marks = lines(parts, 'mark');
    expect(marks).toMatchObject([{ x1: 60 }, { x1: 80 }]);
    expect(parts.indexOf(marks[0] as RulerPart)).toBeGreaterThan(parts.indexOf(lines(parts, 'needle')[0] as RulerPart));
    for (const part of parts)
      if (part.kind === 'line') expect(part.y1 >= 0 && part.y2 <= height && part.y1 <= part.y2).toBe(true);
      else expect(part.y <= height && part.x >= 0 && part.x <= 100).toBe(true);
  });

  /** px: the scale of a phone of 360 px, the width of a letter of a long word under it, and the gap between two words. */
  const PHONE = 320;
  const LETTER = 6.2;
  const GAP = 6;

  const everyRuler = LANGUAGES.flatMap((language) => Object.entries(RULERS).map(([name, scale]) => [name, language, scale] as const));

  it.each(everyRuler)('%s in %s: words neither overlap on a phone nor leave the scale', (_, language, scale) => {
    const words = inLanguage(language, () => drawRuler(null, scale)).parts.flatMap((part) => {
      if (part.kind !== 'text' || part.role !== 'mark' || /^\d+$/.test(part.text)) return [];
      const width = part.text.length * LETTER;
      const left = (part.x / 100) * PHONE - { start: 0, middle: width / 2, end: width }[part.anchor];
      return [{ left, right: left + width }];
    });
    for (const [index, { left, right }] of words.entries()) {
      expect(left).toBeGreaterThanOrEqual(index === 0 ? 0 : (words[index - 1]?.right ?? 0) + GAP);
      expect(right).toBeLessThanOrEqual(PHONE);
    }
  });

  it('has no bar and needle without a value and no words below another ruler', () => {
    const { height, parts } = drawRuler(null, RULERS.page, { isLabelled: false });
    expect([...lines(parts, 'length'), ...lines(parts, 'needle'), ...parts.filter(({ kind }) => kind === 'text')]).toEqual([]);
    expect(height).toBeLessThan(drawRuler(null, RULERS.page).height);
  });
});
