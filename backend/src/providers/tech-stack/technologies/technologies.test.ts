import { negatives, systemPages } from '../../../../test/systems/index.js';
import type { SystemPage } from '../../../../test/systems/system-page.js';
import { technologyRoles } from '../../../rules/technology-roles.rules.js';
import { detectTechnologies } from '../detect.js';
import { collectEvidence } from '../site-evidence.js';
import { LIKELY } from '../technology.js';
import { technologies } from './index.js';

const names = new Set(technologies.map(({ name }) => name));

describe('the rules of technologies', () => {
  it('have unique names', () => {
    expect(names.size).toBe(technologies.length);
  });

  it('have categories that an owner reads in a word of ours, once each', () => {
    const unnamed = technologies.flatMap(({ categories }) => categories.filter((category) => technologyRoles([category]).length === 0));
    expect(unnamed).toEqual([]);
    expect(technologyRoles(['Programming language', 'JavaScript library', 'JavaScript framework', 'Unheard of'])).toEqual([
      'Langage du site',
      'Programme de la page',
    ]);
  });

  it.each(technologies.map((rule) => [rule.name, rule] as const))('%s is well formed', (_name, rule) => {
    expect(rule.website).toMatch(/^https:\/\//);
    expect(rule.categories.length).toBeGreaterThan(0);
    for (const implied of rule.implies ?? []) expect(names).toContain(implied);
    const evidence = [...rule.clues, ...(rule.probes ?? [])];
    // without clues of its own, another rule leads to it
    expect(evidence.length > 0 || technologies.some(({ implies }) => implies?.includes(rule.name))).toBe(true);
    for (const { weight } of evidence) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
  });

  it.each(technologies.map((rule) => [rule.name, rule] as const))('%s cannot match an empty text', (_name, rule) => {
    for (const clue of rule.clues) {
      if (clue.in !== 'header') expect(clue.pattern?.test('') ?? false).toBe(false);
      expect(clue.pattern?.global ?? false).toBe(false);
    }
  });
});

const detect = ({ url = 'https://www.reliure-bovard.ch/', headers = {}, cookies = [], html, answers = [] }: SystemPage) =>
  detectTechnologies(collectEvidence({ url, headers, setCookies: cookies, html }), technologies, answers);
const titled = (pages: readonly SystemPage[]) => pages.map((page) => [page.of, page.name ?? 'its home page', page] as const);

describe('a page made with a technology', () => {
  it('exists for each rule', () => {
    const shown = new Set(systemPages.map((page) => page.of));
    expect(technologies.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
    expect([...shown].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(titled(systemPages))('is recognised as made with %s: %s', (name, _title, page) => {
    const stack = detect(page);
    const found = stack.technologies.find((technology) => technology.name === name);
    expect(found?.evidence.length).toBeGreaterThan(0);
    if (page.version) expect(found?.version).toBe(page.version);
    expect(stack.cms_name).toBe(page.system === undefined ? name : page.system);
  });

  it.each(technologies.filter(({ system }) => system).map((rule) => [rule.name, rule] as const))(
    'is not %s for pictures, class names and files that outlive it alone',
    (_name, rule) => {
      const outliving = [
        ...rule.clues.filter((clue) => ['image', 'class', 'iframe'].includes(clue.in) && !RENDERED.has(rule.name)),
        ...(rule.probes ?? []).filter(({ isStaticFile }) => isStaticFile),
      ];
      for (const { weight } of outliving) expect(weight).toBeLessThanOrEqual(LIKELY);
    },
  );
});

/** Images generated on request under unique addresses, or classes of own scripts. */
const RENDERED = new Set(['Kirby', 'Pimcore', 'Sylius', 'Joomla']);

describe('a page that only leads to a technology', () => {
  it.each(titled(negatives))('is not taken for one made with %s: %s', (name, _title, page) => {
    const stack = detect(page);
    expect(stack.cms_name).toBe(page.system ?? null);
    if (!page.system) expect(stack.technologies.map((technology) => technology.name)).not.toContain(name);
  });
});
