const PATHS = {
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm3.3 7.8 3.2 3.2',
  close: 'm4 4 8 8m0-8-8 8',
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z',
  check: 'm3 8.5 3.2 3L13 4.5',
  open: 'M9 3h4v4m0-4L7.5 8.5M11 9.5V13H3V5h3.5',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  previous: 'M9.5 3.5 5 8l4.5 4.5',
  next: 'M6.5 3.5 11 8l-4.5 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  menu: 'M2.5 4.5h11m-11 3.5h11m-11 3.5h11',
  filter: 'M2.5 4h11M4.5 8h7m-5 4h3',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10m3.6-10v10',
  flag: 'M4 14V2.5h8l-2 3 2 3H4',
  plus: 'M8 3v10M3 8h10',
  ascending: 'M8 12.5v-9M4.5 7 8 3.5 11.5 7',
  up: 'M3.5 10 8 5.5 12.5 10',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  descending: 'M8 3.5v9M4.5 9 8 12.5 11.5 9',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 16 px beside or instead of a word; the control around it carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
