import { drawRuler, RULERS, type RulerName, type RulerPart } from '../../../../backend/src/rules/ruler.rules.ts';

interface Props {
  scale: RulerName;
  isLabelled: boolean;
}

const percent = (x: number): string => `${x}%`;

export function RulerDrawing({ scale, isLabelled }: Props) {
  const { height, parts } = drawRuler(null, RULERS[scale], { isLabelled });
  return (
    <>
      <span className="ruler-length" />
      <svg width="100%" height={height} aria-hidden="true">
        {parts.map(drawn)}
      </svg>
    </>
  );
}

/** A threshold's number and a grade are short enough for any size of text. */
const isWord = (text: string): boolean => text.length > 3;

function drawn(part: RulerPart, index: number) {
  const className = `ruler-${part.role}`;
  if (part.kind === 'line')
    return <line key={index} className={className} x1={percent(part.x1)} x2={percent(part.x2)} y1={part.y1} y2={part.y2} />;
  return (
    <text
      key={index}
      className={isWord(part.text) ? `${className} ruler-word` : className}
      x={percent(part.x)}
      y={part.y}
      textAnchor={part.anchor}
    >
      {part.text}
    </text>
  );
}
