/** The colours of the product; the same values as the public site’s. All text colours reach 4.5 : 1 on `paper`. */
export interface Palette {
  paper: string;
  /** Menus and dialogs, a shade off the paper. */
  raised: string;
  ink: string;
  grey: string;
  hairline: string;
  /** Borders of fields and buttons: 3 : 1 on paper. */
  outline: string;
  hover: string;
  accent: string;
  onAccent: string;
  good: string;
  fair: string;
  poor: string;
}

export const light: Palette = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  ink: '#16150f',
  grey: '#6b675e',
  hairline: '#e4e0d6',
  outline: '#928d80',
  hover: '#f2efe8',
  accent: '#1e3fe0',
  onAccent: '#ffffff',
  good: '#0f7a45',
  fair: '#9a5b00',
  poor: '#b3261e',
};

export const dark: Palette = {
  paper: '#14140f',
  raised: '#1d1c17',
  ink: '#f3f0e8',
  grey: '#a39e92',
  hairline: '#2f2d26',
  outline: '#736f64',
  hover: '#201f19',
  accent: '#97a6ff',
  onAccent: '#14140f',
  good: '#54c48a',
  fair: '#e0a543',
  poor: '#ff8a7f',
};

export const FONT = '"Hanken Grotesk Variable", ui-sans-serif, system-ui, sans-serif';
export const RADIUS = 2;
