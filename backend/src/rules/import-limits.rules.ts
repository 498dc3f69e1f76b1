/** Limits of an imported file (specification 2, import). */
export const IMPORT_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  rows: 100_000,
  columns: 1000,
  /** Characters of a cell, the limit of spreadsheet programs. */
  cellCharacters: 32_767,
  /** Rows of the preview below the heading. */
  previewRows: 9,
  /** Hours after which an unconfirmed upload is deleted. */
  unconfirmedHours: 24,
} as const;
