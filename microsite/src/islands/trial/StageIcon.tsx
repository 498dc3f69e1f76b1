/** One sign per stage, drawn in lines: message, globe, gauge, page, list, tick. */
const PATHS: readonly string[] = [
  'M4 8h40v32H4z M4 10l20 16L44 10',
  'M24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40z M4 24h40 M24 4c-14 12-14 28 0 40 M24 4c14 12 14 28 0 40',
  'M6 36a20 20 0 1 1 36 0 M24 26l9-11 M22 26a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'M10 4h20l8 8v32H10z M16 20h16 M16 27h16 M16 34h10',
  'M6 10h6v6H6z M20 13h22 M6 23h6v6H6z M20 26h22 M6 36h6v6H6z M20 39h14',
  'M24 4a20 20 0 1 0 0 40a20 20 0 1 0 0-40z M14 25l7 7l13-15',
];

export function StageIcon({ stage }: { stage: number }) {
  return (
    <svg className="stage-icon" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      <path d={PATHS[stage] ?? ''} />
    </svg>
  );
}
