import type { CSSObject } from '@mui/material/styles';

/** Px of a step. */
const STEP = 4;

/** Properties by the beginning of a class name that ends with a number of steps: `mt-4` is a margin of 16 px above. */
const SPACING = {
  gap: 'gap',
  mb: 'marginBottom',
  ml: 'marginLeft',
  mt: 'marginTop',
  my: 'marginBlock',
  pb: 'paddingBottom',
  pt: 'paddingTop',
  py: 'paddingBlock',
  'gap-x': 'columnGap',
} as const;
const STEPS = [1, 2, 3, 4, 6, 8] as const;

const spacing: Record<string, CSSObject> = Object.fromEntries(
  Object.entries(SPACING).flatMap(([name, property]) => STEPS.map((steps) => [`${name}-${steps}`, { [property]: steps * STEP }])),
);

/** Classes of one property each, named after what they do. */
const PROPERTIES: Record<string, CSSObject> = {
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  stack: { display: 'flex', flexDirection: 'column' },
  wrap: { display: 'flex', flexWrap: 'wrap' },
  flex: { display: 'flex' },
  grid: { display: 'grid' },
  quiet: { color: 'var(--grey)', fontSize: 13, fontWeight: 400 },
  grey: { color: 'var(--grey)' },
  poor: { color: 'var(--poor)' },
  good: { color: 'var(--good)' },
  fair: { color: 'var(--fair)' },
  ink: { color: 'var(--ink)' },
  small: { fontSize: 13 },
  strong: { fontWeight: 560 },
  medium: { fontWeight: 500 },
  measure: { maxWidth: '68ch' },
  break: { overflowWrap: 'anywhere' },
  nowrap: { whiteSpace: 'nowrap' },
  wraps: { whiteSpace: 'normal' },
  grows: { flex: 1, minHeight: 0 },
  pre: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  mono: { fontFamily: 'ui-monospace, monospace', fontSize: 13 },
  'items-start': { alignItems: 'flex-start' },
  'items-center': { alignItems: 'center' },
  'items-baseline': { alignItems: 'baseline' },
  'items-end': { alignItems: 'flex-end' },
  between: { justifyContent: 'space-between' },
  ruled: { borderBottom: '1px solid var(--hairline)' },
  'ruled-above': { borderTop: '1px solid var(--hairline)' },
  'ruled-both': { borderBlock: '1px solid var(--hairline)' },
  full: { width: '100%' },
  shrink: { minWidth: 0 },
  fixed: { flex: 'none' },
  'whole-line': { flexBasis: '100%', gridColumn: '1 / -1' },
  block: { display: 'block' },
  narrow: { maxWidth: 720 },
  fits: { maxWidth: '100%' },
  pushed: { marginLeft: 'auto' },
  'bare-link': { textDecoration: 'none' },
  'scrolls-x': { overflowX: 'auto' },
  title: { fontSize: 21, lineHeight: '28px' },
  cut: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'pre-line': { whiteSpace: 'pre-line' },
  plain: { minWidth: 0, margin: 0, padding: 0, border: 0 },
  'min-row': { minHeight: 36 },
  dashes: { paddingLeft: 14, listStyle: '"–\\2002"' },
};

/** The utility classes for elements that are no components of MUI; doubled, so that they win over the style of a component. */
export const utilities: Record<string, CSSObject> = Object.fromEntries(
  Object.entries({ ...PROPERTIES, ...spacing }).map(([name, style]) => [`.${name}.${name}`, style]),
);
