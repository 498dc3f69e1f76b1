const HIDDEN = '•••';
const SHORTEST = 6;
const SECRET_NAME = /authorization|key|token|secret|password/i;
/** What looks like a key, whole or masked by the vendor itself. */
const KEY_SHAPES = /\b(?:sk|pk|rk)-[\w*.-]{4,}|\bAIza[\w*-]{6,}|\bBearer\s+[\w*.~+/-]{6,}=*/g;

interface Sent {
  path: string;
  headers: Record<string, string>;
}

/** What of a request must never come back in an answer: the keys in its headers and in its address. */
export function secretsOf({ path, headers }: Sent): string[] {
  const inHeaders = Object.entries(headers).flatMap(([name, value]) => {
    if (!SECRET_NAME.test(name)) return [];
    const [, scheme, bare = value] = /^(Basic|Bearer) (.+)$/.exec(value) ?? [];
    const [, ...password] = Buffer.from(bare, 'base64').toString('utf8').split(':');
    return scheme === 'Basic' ? [bare, password.join(':')] : [bare];
  });
  const inPath = [...new URL(path, 'http://vendor.invalid').searchParams].flatMap(([name, value]) => (SECRET_NAME.test(name) ? value : []));
  const forms = [...inHeaders, ...inPath].flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]);
  return [...new Set(forms)].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** A vendor's answer without the keys that it may repeat; in a refusal, also without what only looks like one. */
export function withoutSecrets(text: string, secrets: readonly string[], isRefusal: boolean): string {
  const own = secrets.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
  return isRefusal ? own.replace(KEY_SHAPES, HIDDEN) : own;
}
