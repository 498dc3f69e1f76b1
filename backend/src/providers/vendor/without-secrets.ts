const HIDDEN = '•••';
const SHORTEST = 6;
const SECRET_NAME = /authorization|key|token|secret|password/i;
/** Texts that look like a key, complete or masked by the vendor. */
const KEY_SHAPES = /\b(?:sk|pk|rk)-[\w*.-]{4,}|\bAIza[\w*-]{6,}|\bBearer\s+[\w*.~+/-]{6,}=*/g;

interface Sent {
  path: string;
  headers: Record<string, string>;
}

/** Returns the keys of a request, from headers and address, which a response must not contain. */
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

/** Removes keys from a vendor's response; in an error also texts that look like a key. */
export function withoutSecrets(text: string, secrets: readonly string[], isRefusal: boolean): string {
  const own = secrets.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
  return isRefusal ? own.replace(KEY_SHAPES, HIDDEN) : own;
}
