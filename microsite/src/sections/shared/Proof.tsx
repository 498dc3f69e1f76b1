import type { ReactNode } from 'react';
import type { RulerName } from '../../../../backend/src/rules/ruler.rules.ts';
import { Ruler } from './Ruler.tsx';

interface Props {
  figure: string;
  /** What the figure counts, e.g. « /100 ». */
  unit?: string;
  sentence: string;
  /** The ruler that the figure stands on, by `fill`. */
  scale?: RulerName;
  fill?: number | null;
  /** A name instead of a number is set smaller. */
  isName?: boolean;
  /** Under the figure. */
  children: ReactNode;
}

export function Proof({ figure, unit, sentence, scale, fill, isName = false, children }: Props) {
  return (
    <div className="proof">
      <div className="proof-figure">
        <p className={isName ? 'figure figure-name' : 'figure'}>
          <span>{figure}</span>
          {unit && <span className="figure-unit">{unit}</span>}
        </p>
        {children}
      </div>
      <p className="proof-sentence">{sentence}</p>
      {scale && (
        <div className="proof-ruler">
          <Ruler scale={scale} value={fill} />
        </div>
      )}
    </div>
  );
}
