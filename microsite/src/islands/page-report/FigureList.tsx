import type { Line } from '../../lib/page-report/tab-views.ts';
import { Verdict } from './Verdict.tsx';

/** A list of labelled figures with their verdicts. */
export function FigureList({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="lines-list">
      {lines.map(({ label, value, judged }) => (
        <div className="lines-row" key={label}>
          <dt>{label}</dt>
          <dd className="lines-value">{value}</dd>
          {judged && (
            <dd className="lines-word">
              <Verdict {...judged} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
