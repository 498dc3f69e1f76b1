import fc from 'fast-check';
import { filled } from '../../../../../test/support/filled.js';
import { type AnalysisName, type FigureOrigin, results, type Source } from '../analysis.contract.js';
import { originOf, type Stored, withCarriedOverFigures } from './carried-over-figures.js';
import { prepared } from './companions.js';
import { at, nullablePaths, withValue } from './field-paths.js';
import { isFinding } from './found-nothing.js';

const MEASURED = ['pagespeed', 'cms', 'page', 'keywords', 'reviews'] as const;
type Measured = (typeof MEASURED)[number];
type Values = Record<string, unknown>;

const finding = (id: string, category: string) => ({ id, title: id, category, score: 0.4, display_value: null, savings_ms: null });
const SPECIAL: { [Name in AnalysisName]?: (values: Values) => Values } = {
  pagespeed: (values) => ({
    url: 'https://exemple.ch/',
    performance_score: 0.6 * 0.5 + 0.4 * 0.8,
    mobile_performance_score: 0.5,
    desktop_performance_score: 0.8,
    accessibility_score: 0.9,
    best_practices_score: 0.8,
    seo_score: 0.7,
    mobile_data: {
      ...(values.mobile_data as Values),
      accessibility: 0.9,
      findings: [finding('slow-image', 'performance'), finding('no-alt', 'accessibility')],
    },
    runs: 3,
    range: [0.48, 0.52],
    failures: [],
  }),
  cms: () => ({ url: 'https://exemple.ch/', cms_name: 'WordPress', version: '6.4' }),
  page: () => ({ url: 'https://exemple.ch/' }),
  keywords: () => ({ domain: 'exemple.ch' }),
  reviews: () => ({ status: 'completed', rating: 4.6, reviews_count: 38, place_id: 'ici' }),
};
/** Returns a complete result of an analysis, by its contract. */
function aResult(name: AnalysisName): Values {
  const values = filled(results[name]) as Values;
  return { ...values, ...SPECIAL[name]?.(values) };
}

const origin = (day: number, provider = `Outil ${day}`, source: Source = 'live'): FigureOrigin => ({
  source,
  provider,
  measured_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});
const asStored = (name: Measured, values: Record<string, unknown>, day: number): Stored => {
  expect(results[name].safeParse(values).error).toBeUndefined();
  return { values, origin: origin(day), origins: {} };
};
/** A result with some of its places emptied, as a tool that could not measure them would answer. */
const partial = (name: Measured, emptied: readonly string[]) =>
  emptied.reduce<Record<string, unknown>>((values, place) => withValue(values, place, null), aResult(name));

const places = (name: Measured) => fc.subarray(nullablePaths(name));
const anyAnalysis = fc.constantFrom(...MEASURED);

describe('a figure that was measured once', () => {
  it('is never overwritten by nothing, whatever a later measurement lacks, and keeps its own date and tool', () => {
    fc.assert(
      fc.property(
        anyAnalysis.chain((name) => fc.tuple(fc.constant(name), fc.array(places(name), { minLength: 1, maxLength: 5 }))),
        ([name, later]) => {
          let stored = asStored(name, aResult(name), 1);
          const lastSeen = new Map(nullablePaths(name).map((place) => [place, 1]));
          for (const [index, emptied] of later.entries()) {
            const day = index + 2;
            const before = stored;
            const fresh = prepared(name, partial(name, emptied), before.values);
            const result = withCarriedOverFigures(name, before, fresh, 'live');
            stored = { ...result, origin: origin(day) };
            for (const place of nullablePaths(name).filter((one) => !DERIVED.has(one))) {
              if (at(fresh, place) != null) lastSeen.set(place, day);
              else if (isFinding(name, place, fresh, before.values)) continue;
              expect([place, at(stored.values, place) != null]).toEqual([place, (at(before.values, place) ?? at(fresh, place)) != null]);
              if (at(stored.values, place) == null) continue;
              expect([place, originOf(stored, place).provider]).toEqual([place, `Outil ${lastSeen.get(place)}`]);
            }
            expect(results[name].safeParse(stored.values).error).toBeUndefined();
          }
        },
      ),
    );
  });

  it('gives way to a new one with its own date, wherever it stands', () => {
    fc.assert(
      fc.property(
        anyAnalysis.chain((name) => fc.tuple(fc.constant(name), places(name))),
        ([name, emptied]) => {
          const first = withCarriedOverFigures(name, asStored(name, aResult(name), 1), partial(name, emptied), 'live');
          const second = withCarriedOverFigures(name, { ...first, origin: origin(2) }, aResult(name), 'live');
          expect(second).toEqual({ values: { ...second.values, ...aResult(name) }, origins: {} });
        },
      ),
    );
  });

  it('is a figure everywhere but where null says what was found', () => {
    const findings = MEASURED.map((name) => {
      const isFound = (place: string) => isFinding(name, place, aResult(name), { ...aResult(name), cms_name: 'un autre' });
      return [name, nullablePaths(name).filter(isFound)];
    });
    expect(Object.fromEntries(findings)).toEqual({
      pagespeed: ['performance_score', 'range'],
      cms: ['cms_name', 'version', 'confidence'],
      keywords: [],
      reviews: ['rating'],
      page: [
        'rendered',
        ...nullablePaths('page').filter((place) => place.split('.')[0] === 'raw'),
        ...['indexing.robots_txt.status', 'indexing.robots_txt.rule', 'indexing.canonical'],
        ...['title', 'description', 'lang', 'charset', 'generator', 'favicon', 'canonical', 'robots', 'viewport'].map(
          (tag) => `meta.${tag}`,
        ),
        'meta.content.flesch_kincaid_readability_index',
        'meta.content.title_to_content_consistency',
        'meta.content.description_to_content_consistency',
        'technical_info.charset_from',
        'technical_info.wrong_charset',
        'technical_info.charset_mismatch',
        'technical_info.http_status',
        'content_encoding',
        'media_type',
        'server',
        'last_modified.header',
        'last_modified.meta_tag',
      ],
    });
  });
});

/** Worked out anew from both devices, or with the device it belongs to. */
const DERIVED = new Set(['performance_score', 'range']);

describe('what is kept', () => {
  const names = MEASURED as readonly AnalysisName[];

  it('is nothing of another site, domain or business', () => {
    for (const [name, other] of [
      ['pagespeed', { url: 'https://autre.ch/', desktop_performance_score: null }],
      ['cms', { url: 'https://autre.ch/', version: null }],
      ['keywords', { domain: 'autre.ch', metrics: null }],
      ['reviews', { place_id: 'autre', phone: null }],
    ] as const) {
      const fresh = { ...aResult(name), ...other };
      expect(withCarriedOverFigures(name, asStored(name, aResult(name), 1), fresh, 'live')).toEqual({ values: fresh, origins: {} });
    }
  });

  it('is nothing that was made up, beside what was measured', () => {
    for (const name of names) {
      const example: Stored = { values: aResult(name), origin: origin(1, 'Exemple', 'sample'), origins: {} };
      const fresh = partial(name as Measured, nullablePaths(name));
      expect(withCarriedOverFigures(name, example, fresh, 'live').origins).toEqual({});
      expect(Object.values(withCarriedOverFigures(name, example, fresh, 'sample').origins).every(({ source }) => source === 'sample')).toBe(
        true,
      );
    }
  });

  it('is not the version of the system that was there before', () => {
    const version = (system: string | null) =>
      withCarriedOverFigures('cms', asStored('cms', aResult('cms'), 1), { ...aResult('cms'), cms_name: system, version: null }, 'live')
        .values.version;
    expect([version('WordPress'), version('Joomla'), version(null)]).toEqual(['6.4', null, null]);
  });

  it('is no rating where there are no reviews any more', () => {
    const fresh = { ...aResult('reviews'), rating: null, reviews_count: 0, reviews: [] };
    expect(withCarriedOverFigures('reviews', asStored('reviews', aResult('reviews'), 1), fresh, 'live').values).toMatchObject({
      rating: null,
    });
  });

  it('is the business that was not found this time, as it was', () => {
    const before = asStored('reviews', aResult('reviews'), 1);
    const nothing = partial('reviews', nullablePaths('reviews'));
    const { values, origins } = withCarriedOverFigures('reviews', before, { ...nothing, status: 'not_found', reviews: [] }, 'live');
    expect(values).toEqual(before.values);
    expect(origins.rating).toEqual(origin(1));
  });
});

describe('speed', () => {
  const full = () => asStored('pagespeed', aResult('pagespeed'), 1);
  const withoutDesktop = partial('pagespeed', ['desktop_performance_score', 'desktop_data']);
  const failure = { device: 'desktop' as const, code: 'timeout', message: 'Trop lent.', failed_at: origin(2).measured_at };

  it('keeps the computer with its date after a night on the phone alone, and works the mean out anew', () => {
    const phone = { ...withoutDesktop, mobile_performance_score: 0.9, performance_score: 0.9 };
    const { values, origins } = withCarriedOverFigures('pagespeed', full(), phone, 'live');
    expect(values).toMatchObject({
      mobile_performance_score: 0.9,
      desktop_performance_score: 0.8,
      performance_score: 0.6 * 0.9 + 0.4 * 0.8,
    });
    expect(origins).toEqual({ desktop_performance_score: origin(1), desktop_data: origin(1) });
  });

  it('tells the failure of a device until that device is measured again', () => {
    const failed = withCarriedOverFigures('pagespeed', full(), { ...withoutDesktop, failures: [failure] }, 'live');
    expect(failed.values.failures).toEqual([failure]);
    const night = withCarriedOverFigures('pagespeed', { ...failed, origin: origin(2) }, { ...withoutDesktop, failures: [] }, 'live');
    expect(night.values.failures).toEqual([failure]);
    const both = withCarriedOverFigures('pagespeed', { ...night, origin: origin(3) }, { ...aResult('pagespeed'), failures: [] }, 'live');
    expect(both.values.failures).toEqual([]);
  });

  it('does not put the categories of the computer in the place of the phone’s', () => {
    const desktopOnly = {
      ...partial('pagespeed', ['mobile_performance_score', 'mobile_data', 'range']),
      accessibility_score: 0.11,
      runs: 1,
    };
    const { values, origins } = withCarriedOverFigures('pagespeed', full(), desktopOnly, 'live');
    expect(values).toMatchObject({ accessibility_score: 0.9, runs: 3, range: [0.48, 0.52] });
    expect(origins.accessibility_score).toEqual(origin(1));
  });

  it('keeps what a full measurement found beside a quick one', () => {
    const categories = ['accessibility', 'best_practices', 'seo'];
    const quick = partial('pagespeed', [...categories.map((one) => `mobile_data.${one}`), ...categories.map((one) => `${one}_score`)]);
    const values = withCarriedOverFigures('pagespeed', full(), quick, 'live').values as { mobile_data: { findings: { id: string }[] } };
    expect(values.mobile_data.findings.map(({ id }) => id)).toEqual(['slow-image', 'no-alt']);
    expect(values).toMatchObject({ seo_score: 0.7, mobile_data: { accessibility: 0.9 } });
  });
});
