/** Returns the text with absolute addresses of sitemaps, as the protocol requires. */
export const servedRobots = (content: string, origin: string): string =>
  content.replace(/^([ \t]*sitemap[ \t]*:[ \t]*)(\/\S*)/gim, (_line, field: string, path: string) => field + origin + path);
