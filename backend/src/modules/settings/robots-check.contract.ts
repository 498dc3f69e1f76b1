import { z } from 'zod';
import { pageReportPath } from '../../rules/page-report-route.rules.js';
import { routesOf, TOKEN_PAGES } from '../../rules/routes.rules.js';

/** robots.txt as its editor checks it: syntax of RFC 9309, and what would defeat our own `noindex`. */
export const robotsFinding = z.object({ line: z.number().int().nullable(), severity: z.enum(['error', 'warning']), message: z.string() });
export const robotsCheck = z.object({ content: z.string().max(50_000, '50 000 caractères au maximum') });
export const robotsFindings = z.object({ findings: z.array(robotsFinding) });
export type RobotsFinding = z.infer<typeof robotsFinding>;

/** A path under `Sitemap:` is completed with the address of the site when the file is served. */
export const DEFAULT_ROBOTS = `User-agent: *
Allow: /
Disallow: /mon-espace/
Disallow: /api/

Sitemap: /sitemap.xml
`;

export const BACK_OFFICE = '/mon-espace/';

/** Personal pages say `noindex`: a robot must be able to read them to learn it. The last one is the bare link. */
const TOKEN = 'abcd1234';
export const PERSONAL_PATHS: readonly string[] = [
  ...TOKEN_PAGES.flatMap(routesOf).map((route) => `/${route}/${TOKEN}`),
  pageReportPath(TOKEN, 'x'),
  `/og/${TOKEN}.png`,
  `/t/${TOKEN}`,
  `/${TOKEN}`,
];

/** Robots that put pages into a search engine; the contradiction concerns only them. */
const SEARCH_ENGINES = ['*', 'googlebot', 'bingbot', 'applebot', 'duckduckbot', 'qwantbot', 'slurp', 'yandex', 'yandexbot'];

interface Rule {
  allow: boolean;
  path: string;
  line: number;
}

interface Robots {
  groups: { agents: string[]; rules: Rule[] }[];
  findings: RobotsFinding[];
}

const OTHER_RECORDS = new Set(['sitemap', 'crawl-delay', 'host', 'clean-param', 'request-rate', 'visit-time']);

function parse(content: string): Robots {
  const groups: Robots['groups'] = [];
  const findings: RobotsFinding[] = [];
  let isNamingAgents = false;
  for (const [index, text] of content.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const record = text
      .replace(/^\ufeff/, '')
      .replace(/#.*$/, '')
      .trim();
    if (!record) continue;
    const note = (severity: RobotsFinding['severity'], message: string) => findings.push({ line, severity, message });
    const colon = record.indexOf(':');
    if (colon < 1) {
      note('error', `Ligne ${line} : il manque le deux-points, comme dans « Disallow: /exemple/ ».`);
      continue;
    }
    const field = record.slice(0, colon).trim().toLowerCase();
    const value = record.slice(colon + 1).trim();
    if (field === 'user-agent') {
      if (!isNamingAgents) groups.push({ agents: [], rules: [] });
      isNamingAgents = true;
      groups.at(-1)?.agents.push(value.toLowerCase());
      if (!value) note('error', `Ligne ${line} : nommez le robot, ou écrivez « * » pour tous.`);
      else if (!/^(\*|[A-Za-z_-]+)$/.test(value))
        note('warning', `Ligne ${line} : un nom de robot ne contient que des lettres, des tirets et des traits bas.`);
    } else if (field === 'allow' || field === 'disallow') {
      isNamingAgents = false;
      const group = groups.at(-1);
      if (!group) note('error', `Ligne ${line} : une règle doit suivre une ligne « User-agent ».`);
      const fault = pathFault(value);
      if (fault) note('error', `Ligne ${line} : ${fault}`);
      else if (value) group?.rules.push({ allow: field === 'allow', path: value, line });
    } else if (field === 'sitemap') {
      if (!/^(https?:\/\/[^\s/]+)?\/\S*$/.test(value))
        note('error', `Ligne ${line} : l’adresse du plan du site commence par https:// ou par une barre oblique.`);
    } else if (field === 'noindex') {
      note('warning', `Ligne ${line} : « Noindex » n’a pas d’effet dans robots.txt ; les pages personnelles l’annoncent elles-mêmes.`);
    } else if (!OTHER_RECORDS.has(field)) {
      note('warning', `Ligne ${line} : « ${record.slice(0, colon).trim().slice(0, 40)} » n’est pas une instruction connue.`);
    }
  }
  return { groups, findings };
}

function pathFault(path: string): string | null {
  if (path === '' || /^[/*]/.test(path)) return /\s/.test(path) ? 'une adresse ne contient pas d’espace (écrivez %20).' : null;
  return 'le chemin commence par une barre oblique.';
}

/** Longest match wins, `Allow` when equally long; `*` and `$` as in RFC 9309, section 2.2.3. Null: no rule speaks of the path. */
function decidingRule(rules: readonly Rule[], path: string): Rule | null {
  const matching = rules.filter((rule) => matches(rule.path, path));
  return matching.reduce<Rule | null>((best, rule) => {
    if (!best || rule.path.length > best.path.length) return rule;
    return rule.path.length === best.path.length && rule.allow ? rule : best;
  }, null);
}

/** In one pass, so that no pattern can take long. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [start = '', ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  const end = parts.pop();
  if (end === undefined) return !isAnchored || path === start;
  let reached = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, reached);
    if (found < 0) return false;
    reached = found + part.length;
  }
  return isAnchored ? path.length - end.length >= reached && path.endsWith(end) : path.indexOf(end, reached) >= 0;
}

/** The rules for one robot: all groups that name it, else those for everybody. */
function rulesFor(groups: Robots['groups'], agent: string): Rule[] {
  const own = groups.filter(({ agents }) => agents.includes(agent));
  return (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap(({ rules }) => rules);
}

/** Whether a robot may fetch a path. */
export function mayFetch(content: string, agent: string, path: string): boolean {
  return decidingRule(rulesFor(parse(content).groups, agent.toLowerCase()), path)?.allow ?? true;
}

/** What is wrong with a robots.txt, by line; errors cannot be saved, warnings can. */
export function checkRobots(content: string): RobotsFinding[] {
  const { groups, findings } = parse(content);
  const contradictions = new Map<number, string>();
  const named = new Set(groups.flatMap(({ agents }) => agents));
  for (const agent of SEARCH_ENGINES.filter((name) => named.has(name))) {
    for (const path of PERSONAL_PATHS) {
      const rule = decidingRule(rulesFor(groups, agent), path);
      if (rule && !rule.allow && !contradictions.has(rule.line)) contradictions.set(rule.line, path.replace(TOKEN, '…'));
    }
  }
  for (const [line, path] of contradictions) {
    const message = `Ligne ${line} : « ${path} » serait interdit. Un robot qui ne lit pas cette page ne voit pas son « noindex » et peut l’afficher : laissez-la lisible.`;
    findings.push({ line, severity: 'error', message });
  }
  if (mayFetch(content, '*', BACK_OFFICE)) {
    findings.push({
      line: null,
      severity: 'warning',
      message: `L’espace de travail n’est pas exclu : ajoutez « Disallow: ${BACK_OFFICE} ».`,
    });
  }
  return findings.sort((a, b) => (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY));
}

/** A text that can be saved: its errors are named with their lines. */
export const robotsText = robotsCheck.shape.content.superRefine((content, context) => {
  for (const { severity, message } of checkRobots(content)) if (severity === 'error') context.addIssue({ code: 'custom', message });
});
