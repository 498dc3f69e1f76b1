import type { RulerName } from '../../../../backend/src/rules/ruler.rules.ts';
import { cssVariables } from '../../render/css-variables.ts';
import { RulerDrawing } from './RulerDrawing.tsx';

interface Props {
  /** Which scale: its thresholds and their words. */
  scale: RulerName;
  /** 0–100; nothing = not measured. */
  value: number | null | undefined;
  isEstimated?: boolean | undefined;
  /** Numbers above and words below; without them, it stands under a ruler that has them. */
  isLabelled?: boolean;
}

export function Ruler({ scale, value, isEstimated = false, isLabelled = true }: Props) {
  return (
    <span
      className={isLabelled ? 'ruler ruler-labelled' : 'ruler'}
      aria-hidden="true"
      data-value={value ?? undefined}
      data-estimated={isEstimated || undefined}
      {...cssVariables({ '--value': value })}
    >
      <RulerDrawing scale={scale} isLabelled={isLabelled} />
    </span>
  );
}
