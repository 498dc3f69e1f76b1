const longestJsonLd = 200_000;

/** Returns every `sameAs` of a JSON-LD block; none of an invalid one, which is common. */
export function sameAsOf(jsonLd: string): string[] {
  if (jsonLd.length > longestJsonLd) return [];
  let found: string[] = [];
  const open: unknown[] = [parsed(jsonLd)];
  // Not recursive: a hostile block nests deeper than the stack.
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, value] of Object.entries(item)) {
      if (key === 'sameAs') found = found.concat(texts(value));
      else open.push(value);
    }
  }
  return found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function texts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === 'string').map((each) => each.trim());
}
