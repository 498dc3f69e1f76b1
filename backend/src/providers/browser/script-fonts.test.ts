import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_PACKAGES, type FontFamily, fontsFor, foreignSigns, legibleName, subsetsOf, withoutUndrawn } from './script-fonts.js';

const packages = createRequire(import.meta.url);
const subsets = (Object.keys(FONT_PACKAGES) as FontFamily[]).flatMap((family) =>
  subsetsOf(family, JSON.parse(readFileSync(packages.resolve(`${FONT_PACKAGES[family].folder}/unicode.json`), 'utf8'))),
);
const familiesFor = (text: string) => [...new Set(fontsFor(text, subsets).map(({ subset }) => subset.family))];

describe('the fonts that a text needs', () => {
  it.each<[text: string, families: FontFamily[]]>([
    ['Boulangerie Çelik & Fils Sàrl – « à l’œuvre » © 2026 ™', []],
    ['Łódź Ðorđević Nguyễn', []],
    ['株式会社さくら', ['chinese']],
    ['カフェ・ラテ', ['chinese']],
    ['北京烤鸭（洛桑）', ['chinese']],
    ['김밥천국', ['korean']],
    ['Pain 🥐 & café ☕', ['emoji']],
    ['👩🏽‍🍳 Traiteur', ['emoji']],
    ['Пекарня Жук', ['chinese']],
    ['مخبز', []],
    ['ร้านอาหาร', []],
  ])('%s: %j', (text, families) => expect(familiesFor(text)).toEqual(families));

  it('are few, and each is for the signs of the text alone', () => {
    const needed = fontsFor('株式会社さくら 🥐 SA', subsets);
    expect(needed.length).toBeLessThanOrEqual(6);
    const signs = needed.flatMap(({ codePoints }) => codePoints.map((code) => String.fromCodePoint(code)));
    expect(new Set(signs)).toEqual(new Set([...'株式会社さくら🥐', '\u200d', '\ufe0f']));
  });

  it('are there as files', () => {
    for (const { subset } of fontsFor('株さ김🥐Ж', subsets))
      expect(
        readFileSync(packages.resolve(`${FONT_PACKAGES[subset.family].folder}/files/${subset.file}`))
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
  });
});

describe('signs that no font draws', () => {
  it('are looked for among letters of other scripts and pictures', () => {
    expect(foreignSigns('Zoé 2026 → « ok » ร้า🥐🥐')).toEqual(['ร', '้', 'า', '🥐']);
    expect(foreignSigns('Plain – text … 100 % €')).toEqual([]);
  });

  it('give way to an ellipsis, with the marks that stand on them', () => {
    expect(withoutUndrawn('ร้านอาหาร ไทย Zürich', [...'รานอหไทย'])).toBe('… Zürich');
    expect(withoutUndrawn('Zürich', [])).toBe('Zürich');
  });

  it('leave a name that can be read, else what the company is known by', () => {
    expect(legibleName('ไทย Zürich', 'thai.ch', [...'ไทย'])).toBe('… Zürich');
    expect(legibleName('ไทย', 'thai.ch', [...'ไทย'])).toBe('thai.ch');
    expect(legibleName('ไทย', '', [...'ไทย'])).toBe('…');
  });
});
