/** Returns a redirect target with the query of the request, which identifies campaigns. */
export function withQuery(target: string, requestUrl: string): string {
  const query = requestUrl.slice(requestUrl.indexOf('?') + 1);
  if (!requestUrl.includes('?') || query === '') return target;
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash}`;
}

/** The same without some of its fields, the others untouched. */
export function withoutFields(requestUrl: string, ...names: string[]): string {
  const [path = '', query] = requestUrl.split(/\?(.*)/s);
  const remaining = query?.split('&').filter((field) => !names.includes(field.split('=')[0] ?? ''));
  return remaining?.length ? `${path}?${remaining.join('&')}` : path;
}
