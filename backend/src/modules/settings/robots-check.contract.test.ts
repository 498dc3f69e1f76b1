import fc from 'fast-check';
import { mayFetch } from '../../rules/robots-txt.rules.js';
import { checkRobots, DEFAULT_ROBOTS, robotsText } from './robots-check.contract.js';

const lines = (content: string, severity: 'error' | 'warning') =>
  checkRobots(content)
    .filter((finding) => finding.severity === severity)
    .map(({ line }) => line);

describe('checking robots.txt', () => {
  it('finds nothing wrong with the default', () => {
    expect(checkRobots(DEFAULT_ROBOTS)).toEqual([]);
  });

  it('names the lines that are wrong', () => {
    const text = 'Disallow: /a\nUser-agent:\nDisallow /b\nDisallow: c\nDisallow: /d e\nSitemap: sitemap.xml\nFrobnicate: 1\nNoindex: /a';
    expect(lines(text, 'error')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lines(text, 'warning')).toEqual([7, 8, null]);
    expect(checkRobots(text)[2]?.message).toContain('Ligne 3');
  });

  it.each(['Disallow: /analyse/', 'Disallow: /t/', 'Disallow: /', 'Disallow: /*score', 'Disallow: /og/'])(
    'refuses « %s »: what relies on noindex must be readable',
    (rule) => {
      expect(lines(`User-agent: *\n${rule}`, 'error')).toEqual([2]);
      expect(robotsText.safeParse(`User-agent: *\n${rule}`).error?.issues[0]?.message).toContain('noindex');
    },
  );

  it('sees the contradiction in a search engine’s own group, and leaves other robots alone', () => {
    const ours = 'User-agent: *\nDisallow: /mon-espace/\n';
    expect(lines(`${ours}User-agent: Bingbot\nDisallow: /quiz/`, 'error')).toEqual([4]);
    expect(checkRobots(`${ours}User-agent: GPTBot\nDisallow: /`)).toEqual([]);
  });

  it('warns when the back-office may be fetched', () => {
    const [finding] = checkRobots('User-agent: *\nDisallow: /api/');
    expect(finding).toMatchObject({ line: null, severity: 'warning' });
    expect(checkRobots('User-agent: *\nDisallow: /mon-espace')).toEqual([]);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('User-agent: *', 'Disallow: /*a**b$', 'Allow: *')), { maxLength: 8 }),
        (parts) => {
          const text = parts.join('\n');
          for (const { line } of checkRobots(text)) expect(line ?? 1).toBeGreaterThan(0);
          expect(typeof mayFetch(text, '*', '/a')).toBe('boolean');
        },
      ),
    );
  });
});
