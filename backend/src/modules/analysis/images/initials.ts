import { initialsOf } from '../../../rules/initials.rules.js';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Colours follow the reader's scheme. */
export const INITIALS_STYLE =
  'rect{fill:#e4e0d6}text{fill:#16150f;font:600 38px system-ui,sans-serif}@media (prefers-color-scheme:dark){rect{fill:#34322a}text{fill:#f3f0e8}}';

/** The initials as a picture, for when there is no logo or photo. */
export function initialsSvg(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><style>${INITIALS_STYLE}</style><rect width="96" height="96"/><text x="48" y="49" text-anchor="middle" dominant-baseline="central">${escapeXml(initialsOf(name))}</text></svg>`;
}
