/** What a row must reach on two cores (decision 46: 200,000 prospects, 300 visitors at once). */
export interface Goal {
  what: string;
  unit: 's' | 'ms' | 'MB' | '/s' | 'faults';
  /** `ratio`: the product’s figure divided by that of the plain way; otherwise the figure itself. */
  by: 'figure' | 'ratio';
  atMost?: number;
  atLeast?: number;
}

export const GOALS = {
  start: { what: 'web process until it is ready, processor', unit: 's', by: 'figure', atMost: 2 },
  memory: { what: 'web process at rest', unit: 'MB', by: 'figure', atMost: 220 },
  report: { what: 'report as JSON, 50 connections', unit: '/s', by: 'ratio', atLeast: 1.2 },
  page: { what: 'personal page, 50 connections', unit: '/s', by: 'ratio', atLeast: 1 },
  // 300 visitors need about 30 per second
  answer: { what: 'answers of the quiz, on the disk', unit: '/s', by: 'figure', atLeast: 300 },
  lists: { what: 'slowest usual list of 200,000, p95', unit: 'ms', by: 'figure', atMost: 50 },
  filters: { what: 'slowest of any two filters, 200,000', unit: 'ms', by: 'figure', atMost: 300 },
  'lists-million': { what: 'slowest usual list of a million, p95', unit: 'ms', by: 'figure', atMost: 200 },
  import: { what: 'import of 25,000 people, CSV of 5 MB', unit: 's', by: 'figure', atMost: 6 },
  'import-workbook': { what: 'import of 25,000 people, workbook', unit: 's', by: 'figure', atMost: 6 },
  export: { what: 'export of 100,000 prospects as CSV', unit: 's', by: 'figure', atMost: 10 },
  scan: { what: 'quick scan of one site by our own engines', unit: 's', by: 'ratio', atMost: 1.05 },
  visitors: { what: '300 visitors beside a scan and an import, p99', unit: 'ms', by: 'figure', atMost: 200 },
  faults: { what: 'broken promises after a series of kills', unit: 'faults', by: 'figure', atMost: 0 },
} satisfies Record<string, Goal>;

export type RowName = keyof typeof GOALS;
