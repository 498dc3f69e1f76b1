const BROWSERS: [sign: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.+Safari\//, 'Safari'],
];
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Returns « Firefox, Windows », or the start of an unknown user agent, or null. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const nameIn = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || userAgent.slice(0, 40);
}
