export type Theme = 'light' | 'dark';

/** Of `?theme=`. */
export const theme: Theme = new URLSearchParams(location.search).get('theme') === 'dark' ? 'dark' : 'light';

/** Makes style sheets follow `?theme=` instead of the system. */
export function applyTheme(): void {
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark'))
        rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
    }
  }
}
