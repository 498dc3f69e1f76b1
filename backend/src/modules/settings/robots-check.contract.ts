import { z } from 'zod';
import { pageReportPath } from '../../rules/page-report-route.rules.js';
import { decidingRule, mayFetch, type RobotsRecord, robotsGroups, robotsRecords } from '../../rules/robots-txt.rules.js';
import { routesOf, TOKEN_PAGES } from '../../rules/routes.rules.js';

/** robots.txt as its editor checks it: syntax of RFC 9309, and what would defeat our own `noindex`. */
export const robotsIssue = z.object({ line: z.number().int().nullable(), severity: z.enum(['error', 'warning']), message: z.string() });
export const robotsCheck = z.object({ content: z.string().max(50_000, '50 000 caractères au maximum') });
export const robotsFindings = z.object({ findings: z.array(robotsIssue) });
export type RobotsIssue = z.infer<typeof robotsIssue>;

/** A path under `Sitemap:` is completed with the address of the site when the file is served. */
export const DEFAULT_ROBOTS = `User-agent: *
Allow: /
Disallow: /mon-espace/
Disallow: /api/

Sitemap: /sitemap.xml
`;

export const BACK_OFFICE = '/mon-espace/';

/** Personal pages declare `noindex`: a robot must be able to read it. The last one is the short link. */
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

const OTHER_RECORDS = new Set(['sitemap', 'crawl-delay', 'host', 'clean-param', 'request-rate', 'visit-time']);

/** What is wrong with single lines. */
function lineIssues(records: readonly RobotsRecord[]): RobotsIssue[] {
  const findings: RobotsIssue[] = [];
  let hasAgents = false;
  for (const { line, text, field, value } of records) {
    const note = (severity: RobotsIssue['severity'], message: string) => findings.push({ line, severity, message });
    if (!field) {
      note('error', `Ligne ${line} : il manque le deux-points, comme dans « Disallow: /exemple/ ».`);
    } else if (field === 'user-agent') {
      hasAgents = true;
      if (!value) note('error', `Ligne ${line} : nommez le robot, ou écrivez « * » pour tous.`);
      else if (!/^(\*|[A-Za-z_-]+)$/.test(value))
        note('warning', `Ligne ${line} : un nom de robot ne contient que des lettres, des tirets et des traits bas.`);
    } else if (field === 'allow' || field === 'disallow') {
      if (!hasAgents) note('error', `Ligne ${line} : une règle doit suivre une ligne « User-agent ».`);
      const fault = pathFault(value);
      if (fault) note('error', `Ligne ${line} : ${fault}`);
    } else if (field === 'sitemap') {
      if (!/^(https?:\/\/[^\s/]+)?\/\S*$/.test(value))
        note('error', `Ligne ${line} : l’adresse du plan du site commence par https:// ou par une barre oblique.`);
    } else if (field === 'noindex') {
      note('warning', `Ligne ${line} : « Noindex » n’a pas d’effet dans robots.txt ; les pages personnelles l’annoncent elles-mêmes.`);
    } else if (!OTHER_RECORDS.has(field)) {
      note('warning', `Ligne ${line} : « ${text.slice(0, text.indexOf(':')).trim().slice(0, 40)} » n’est pas une instruction connue.`);
    }
  }
  return findings;
}

function pathFault(path: string): string | null {
  if (path === '' || /^[/*]/.test(path)) return /\s/.test(path) ? 'une adresse ne contient pas d’espace (écrivez %20).' : null;
  return 'le chemin commence par une barre oblique.';
}

/** What is wrong with a robots.txt, by line; errors cannot be saved, warnings can. */
export function checkRobots(content: string): RobotsIssue[] {
  const records = robotsRecords(content);
  const groups = robotsGroups(records);
  const findings = lineIssues(records);
  const contradictions = new Map<number, string>();
  const named = new Set(groups.flatMap(({ agents }) => agents));
  for (const agent of SEARCH_ENGINES.filter((name) => named.has(name))) {
    for (const path of PERSONAL_PATHS) {
      const rule = decidingRule(groups, agent, path);
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
