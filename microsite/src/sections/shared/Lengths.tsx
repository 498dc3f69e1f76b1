import { cssVariables } from '../../render/css-variables.ts';

export interface Length {
  label: string;
  words: string;
  /** Percent of the one scale. */
  share: number;
  kind: string;
  /** Duration of the animation, for lengths that can be replayed. */
  ms?: number;
}

export function Lengths({ lengths }: { lengths: readonly Length[] }) {
  if (lengths.length === 0) return null;
  return (
    <ul className="lengths">
      {lengths.map(({ label, words, share, kind, ms }) => (
        <li key={label} className="length" data-kind={kind} {...cssVariables({ '--share': share, '--ms': ms })}>
          <span className="length-label">{label}</span>
          <span className="length-line" aria-hidden="true">
            <i className="length-dot" />
          </span>
          <span className="length-words">{words}</span>
        </li>
      ))}
    </ul>
  );
}
