import type { SiteWords } from '../render/page-input.ts';

/** The agency's logo, or its name. */
export function Brand({ agency: { name, logo } }: Pick<SiteWords, 'agency'>) {
  if (!logo) return <span>{name}</span>;
  const { src, width, height } = logo;
  // of low priority: React would preload it before the words
  return <img className="brand-logo" src={src} width={width} height={height} alt={name} fetchPriority="low" />;
}
