import type { Line } from '../../lib/page-report/tab-views.ts';
import { Verdict } from './Verdict.tsx';

/** Figures with a name, and a judgement where there is one. */
export function Lines({ lines }: { lines: readonly Line[] }) {
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
