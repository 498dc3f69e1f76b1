import type { RulerName } from '../../../../backend/src/rules/ruler.rules.ts';
import { Ruler } from './Ruler.tsx';
import { Verdict } from './Verdict.tsx';

interface Row {
  label: string;
  value: string;
  fill: number | null;
}

interface JudgedRow extends Row {
  estimated?: boolean;
  tone: string;
  word: string;
}

interface PlainRow extends Row {
  known: 'yes' | 'no' | null;
  note: string | null;
}

/** Rows of figures; `scale`: the ruler of which each row is a part. */
export function Measures({ rows, scale }: { rows: readonly JudgedRow[]; scale: RulerName }) {
  return (
    <ul className="measures">
      {rows.map(({ label, value, fill, estimated, tone, word }) => (
        <li key={label} className="measure">
          <span className="measure-label">{label}</span> <span className="measure-value">{value}</span>{' '}
          <Ruler scale={scale} value={fill} isLabelled={false} isEstimated={estimated} /> <Verdict tone={tone} word={word} />
        </li>
      ))}
    </ul>
  );
}

/** Rows whose value is a phrase and needs no judgement; a note may stand below. */
export function PlainMeasures({ rows, scale }: { rows: readonly PlainRow[]; scale: RulerName }) {
  return (
    <ul className="measures">
      {rows.map(({ label, value, fill, known, note }) => (
        <li key={label} className="measure measure-plain">
          <span className="measure-label">{label}</span>{' '}
          <span className="measure-value" data-known={known ?? undefined}>
            {value}
          </span>{' '}
          <Ruler scale={scale} value={fill} isLabelled={false} /> {note && <span className="measure-note small quiet">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
