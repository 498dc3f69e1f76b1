import type { RaThemeOptions } from 'react-admin';
import type { Palette } from './tokens';

/** Without room for columns a record is a card: its first cell, then the others. */
const CARDS = '@container page (max-width: 899px)';
const PHONE = '@container page (max-width: 599px)';
const FIRST = ':is(td, th):first-of-type';

/** Columns that need more width than there is scroll sideways; the first column and the head stay in sight. */
const scrolled = ({ hairline }: Palette) => ({
  '&.scrolled .RaDataTable-tableWrapper': {
    position: 'relative',
    maxHeight: 'calc(100dvh - 64px)',
    marginInline: '-8px',
    overflow: 'auto',
  },
  '&.scrolled .RaDataTable-table': { width: 'max(100%, calc(var(--minimum) + 160px))', marginInline: 0 },
  [`&.scrolled ${FIRST}, &.scrolled .MuiTableCell-paddingCheckbox + *`]: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
  },
  '@container page (min-width: 900px)': {
    '&&&.scrolled .MuiTableCell-paddingCheckbox + *': { left: 32, boxShadow: `inset -1px 0 ${hairline}` },
  },
});

const cards = ({ hairline, grey, accent }: Palette) => ({
  [CARDS]: {
    '&.scrolled .RaDataTable-tableWrapper': { maxHeight: 'none', overflow: 'visible' },
    '& .RaDataTable-table, & tbody': { display: 'block' },
    '&.scrolled .RaDataTable-table': { width: '100%' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .MuiTableRow-root': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 12px',
      padding: 8,
      borderBottom: `1px solid ${hairline}`,
    },
    '& tbody .MuiTableCell-root.MuiTableCell-root': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
      boxShadow: 'none',
    },
    '& [data-label]::before': { content: 'attr(data-label) " "', color: grey },
    '& td:first-of-type': { flexBasis: '100%' },
    '& td:last-of-type': { marginLeft: 'auto' },
    '& :is(.clickable:focus-within, .Mui-selected) td:first-of-type': { boxShadow: 'none' },
    '& :is(.clickable:focus-within, .Mui-selected)': { boxShadow: `inset 2px 0 ${accent}` },
    '& .MuiTableCell-paddingCheckbox:first-of-type': { flex: 'none' },
    '& .MuiTableCell-paddingCheckbox + td': { flex: '1 1 calc(100% - 48px)', minWidth: 0 },
    '& .details td:first-of-type': { flex: '1 0 100%', paddingBottom: '12px !important' },
  },
});

/** Rows of 36 px with hairlines; they reach a little beyond the edge of the page, so that their text stands on it. */
const table = ({ paper, ink, grey, hairline, hover, fair, accent }: Palette) => ({
  '& .RaDataTable-table': { tableLayout: 'fixed', width: 'calc(100% + 16px)', marginInline: '-8px' },
  '& .MuiTableCell-root': {
    height: 36,
    padding: '0 12px 0 0',
    borderColor: hairline,
    color: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:first-of-type': { paddingLeft: 8 },
    '&:last-of-type': { paddingRight: 8 },
  },
  // a style sheet may give a head another width
  '& :where(th)': { width: 'var(--width)' },
  '& .RaDataTable-headerCell': {
    height: 32,
    position: 'relative',
    zIndex: 'auto',
    backgroundColor: 'inherit',
    color: grey,
    fontSize: 13,
    fontWeight: 500,
    lineHeight: '20px',
    '&[aria-sort]': { color: ink, fontWeight: 620 },
    // the edge that changes the width of the column
    '&::after': { content: '""', position: 'absolute', inset: '4px 0 4px auto', width: 11, cursor: 'col-resize', touchAction: 'none' },
    '&:hover::after': { boxShadow: `inset -1px 0 ${hairline}` },
  },
  '& .RaDataTable-headerRow': { position: 'sticky', top: 0, zIndex: 2, backgroundColor: paper, boxShadow: `inset 0 -1px ${hairline}` },
  '& .MuiTableCell-paddingCheckbox.MuiTableCell-root': { width: 32, paddingRight: 0, overflow: 'visible' },
  '& .MuiTableRow-root': { backgroundColor: paper },
  '& .clickable': { cursor: 'pointer', '&:is(:hover, :focus-within)': { backgroundColor: hover } },
  // a row that came or changed elsewhere
  '& .highlighted': { backgroundColor: `color-mix(in oklab, ${fair} 7%, ${paper})` },
  '& .MuiTableRow-root.Mui-selected, & .MuiTableRow-root.Mui-selected:is(:hover, :focus-within)': {
    backgroundColor: `color-mix(in oklab, ${accent} 9%, ${paper})`,
  },
  '& :is(.clickable:focus-within, .Mui-selected) td:first-of-type': { boxShadow: `inset 2px 0 ${accent}` },
  '& .row-link': { fontWeight: 560, textDecoration: 'none', '&:focus-visible': { outline: 'none' } },
  '& td select': { width: '100%', maxWidth: 160, height: 28 },
  '& .details .MuiTableCell-root': { padding: '4px 8px 20px 32px', overflow: 'visible', whiteSpace: 'normal' },
  '&.stale tbody': { opacity: 0.6 },
});

/** The lists of react-admin: table, sorting, pages. */
export const lists = (palette: Palette): RaThemeOptions['components'] => ({
  RaDataTable: { styleOverrides: { root: { ...table(palette), ...scrolled(palette), ...cards(palette) } } },
  MuiTooltip: { defaultProps: { describeChild: true } },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { '&, &:hover, &:focus, &.Mui-active': { color: 'inherit' }, '&.Mui-focusVisible': { outline: `2px solid ${palette.accent}` } },
      icon: { fontSize: 16, margin: '0 2px' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { display: 'block', color: palette.grey, overflow: 'visible' },
      toolbar: { flexWrap: 'wrap', gap: '8px 16px', minHeight: '48px !important', padding: '0 !important' },
      spacer: { display: 'none' },
      displayedRows: { margin: 0, fontSize: 14, order: -1, marginRight: 'auto' },
      selectLabel: { margin: 0, fontSize: 14, order: 1, [PHONE]: { display: 'none' } },
      input: { margin: 0, order: 2, fontSize: 14, [PHONE]: { display: 'none' } },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 32,
        height: 32,
        margin: 0,
        borderRadius: 2,
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'none',
          fontWeight: 650,
          boxShadow: `inset 0 -2px ${palette.accent}`,
          borderRadius: 0,
        },
      },
    },
  },
});
