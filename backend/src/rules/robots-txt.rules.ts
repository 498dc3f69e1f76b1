/** robots.txt by RFC 9309, with what Google's parser accepts besides. Pure. */

export interface RobotsRecord {
  line: number;
  /** Without its comment. */
  text: string;
  /** Lower case; empty where the colon is missing. */
  field: string;
  value: string;
}

export interface RobotsRule {
  allow: boolean;
  path: string;
  line: number;
}

export interface RobotsGroup {
  /** Lower case. */
  agents: string[];
  rules: RobotsRule[];
  /** Seconds between two requests; not of RFC 9309, and Google ignores it. */
  crawlDelay?: number;
}

/** Spellings that Google accepts (google/robotstxt, robots.cc). */
const USER_AGENT = new Set(['user-agent', 'useragent', 'user agent']);
const DISALLOW = new Set(['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']);

/** Returns all lines with content. */
export function robotsRecords(content: string): RobotsRecord[] {
  return content.split(/\r\n|\r|\n/).flatMap((written, index) => {
    const text = written
      .replace(/^\ufeff/, '')
      .replace(/#.*$/, '')
      .trim();
    if (!text) return [];
    const colon = text.indexOf(':');
    const field = colon < 1 ? '' : text.slice(0, colon).trim().toLowerCase();
    return [{ line: index + 1, text, field, value: colon < 1 ? '' : text.slice(colon + 1).trim() }];
  });
}

/** Groups of rules; a rule before the first `User-agent` belongs to none. */
export function robotsGroups(records: readonly RobotsRecord[]): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let isNamingAgents = false;
  for (const { line, field, value } of records) {
    if (USER_AGENT.has(field)) {
      if (!isNamingAgents) groups.push({ agents: [], rules: [] });
      isNamingAgents = true;
      groups.at(-1)?.agents.push(agentName(value));
    } else if (field === 'allow' || DISALLOW.has(field)) {
      isNamingAgents = false;
      if (value) groups.at(-1)?.rules.push({ allow: field === 'allow', path: value, line });
    } else if (field === 'crawl-delay') {
      const group = groups.at(-1);
      if (group && /^\d+(?:\.\d+)?$/.test(value)) group.crawlDelay = Number(value);
    }
  }
  return groups;
}

/** Only the product token counts: `Googlebot/2.1` is `googlebot` (RFC 9309, section 2.2.1). */
const agentName = (value: string): string => (/^\*(?!\S)/.test(value) ? '*' : (/^[\w-]+/.exec(value)?.[0] ?? '')).toLowerCase();

/**
 * Returns the deciding rule for a robot: of all groups that name it, else of `*`, the longest match, `Allow` if equally long (RFC 9309,
 * section 2.2). Null: no rule matches, the path is allowed.
 */
export function decidingRule(groups: readonly RobotsGroup[], agent: string, path: string): RobotsRule | null {
  const rules = groupsFor(groups, agent).flatMap((group) => group.rules);
  const asked = withUniformEscapes(path);
  return rules
    .filter((rule) => matches(withUniformEscapes(rule.path), asked))
    .reduce<RobotsRule | null>((best, rule) => {
      if (!best || rule.path.length > best.path.length) return rule;
      return rule.path.length === best.path.length && rule.allow ? rule : best;
    }, null);
}

/** Returns the longest wait between two requests that a robot is given, in seconds; 0 without one. */
export const crawlDelayOf = (groups: readonly RobotsGroup[], agent: string): number =>
  Math.max(0, ...groupsFor(groups, agent).map(({ crawlDelay = 0 }) => crawlDelay));

/** Returns the sitemaps that the file names; they belong to no group. */
export const sitemapsIn = (records: readonly RobotsRecord[]): string[] =>
  records.filter(({ field, value }) => field === 'sitemap' && value !== '').map(({ value }) => value);

/** Returns the groups that name a robot, else those of all robots. */
function groupsFor(groups: readonly RobotsGroup[], agent: string): RobotsGroup[] {
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  return own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
}

/** Whether a robot may fetch a path. */
export const mayFetch = (content: string, agent: string, path: string): boolean =>
  decidingRule(robotsGroups(robotsRecords(content)), agent, path)?.allow ?? true;

/** `/é`, `/%c3%a9` and `/%C3%A9` are one path. */
const withUniformEscapes = (path: string): string =>
  path
    .replace(/[^ -~]+/gu, (text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')))
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

/** In one pass, so that no pattern can take long; `*` and `$` as in RFC 9309, section 2.2.3. */
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
