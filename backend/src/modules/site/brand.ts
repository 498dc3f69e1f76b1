import { escapeHtml } from '../../common/html.js';
import type { SettingsOf } from '../settings/settings.contract.js';

const BRAND = /<!--brand-->[\s\S]*?<!--\/brand-->/g;

/** Puts the agency's logo where a page writes the agency's name; without a logo the name stays. */
export function withBrand(html: string, { name, logo }: Pick<SettingsOf<'agency'>, 'name' | 'logo'>): string {
  if (!logo) return html;
  const image = `<img class="brand-logo" src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(name)}">`;
  return html.replace(BRAND, () => image);
}
