import { encode } from 'uqr';
import { html, type Markup } from './markup.js';

/** Modules of white around, as readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Draws an address as a QR code, for readers of the printed audit. */
export function qrCode(address: string, label: string): Markup {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path d="${dark}" fill="#000"/></svg>`;
}
