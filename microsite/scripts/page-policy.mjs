import { createHash } from 'node:crypto';

/** Types that browsers execute; others are data, which the policy ignores. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/;

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const attribute = (tag, name) => new RegExp(`\\s${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s>]*)))?`, 'i').exec(tag);

/** Hashes of every inline script and style of a page, for the policy that the server sends with it. */
export function inlineHashes(html) {
  const scripts = new Set();
  const styles = new Set();
  for (const [, name, attributes, text] of html.matchAll(/<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/gi)) {
    if (name.toLowerCase() === 'style') styles.add(sha256(text));
    else if (!attribute(attributes, 'src') && RUNS.test(attribute(attributes, 'type')?.[1] ?? '')) scripts.add(sha256(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Returns what no hash can allow: handlers and styles in attributes, and `javascript:` addresses. */
export function policyFaults(html) {
  const markup = html.replace(/<(script|style)((?:\s[^>]*)?)>[\s\S]*?<\/\1>/gi, '<$1$2>').replace(/<!--[\s\S]*?-->/g, '');
  const faults = [];
  for (const [tag] of markup.matchAll(/<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*\s*\/?>/gi)) {
    const names = [...tag.matchAll(/\s([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g)];
    for (const [, name, ...values] of names) {
      if (/^on[a-z]+$/i.test(name)) faults.push(`inline handler ${name} in ${tag}`);
      if (/^style$/i.test(name)) faults.push(`style attribute in ${tag}`);
      if (/^(?:href|src|action)$/i.test(name) && /^\s*javascript:/i.test(values.find(Boolean) ?? ''))
        faults.push(`javascript address in ${tag}`);
    }
  }
  return faults;
}
