/** The texts in a model’s answer: an array, an object with the array inside, JSON in a code fence, or lines, numbered or not. */
export function answerTexts(answer: unknown): string[] {
  if (typeof answer === 'string') return fromText(answer);
  if (Array.isArray(answer)) return answer.flatMap(fromItem);
  if (answer === null || typeof answer !== 'object') return [];
  const values = Object.values(answer);
  const inner = values.find(Array.isArray) ?? values.find((value) => value !== null && typeof value === 'object');
  return inner === undefined ? values.flatMap(fromItem) : answerTexts(inner);
}

/** An item is a text, or an object whose first text it is. */
function fromItem(item: unknown): string[] {
  if (typeof item === 'string') return lines(item);
  if (item === null || typeof item !== 'object') return [];
  const text = Object.values(item).find((value) => typeof value === 'string');
  return text === undefined ? [] : lines(text);
}

function fromText(text: string): string[] {
  const fenced = /```(?:\w+)?\s*([\s\S]*?)```/.exec(text)?.[1] ?? text;
  const candidates = [fenced, /\[[\s\S]*\]/.exec(fenced)?.[0], /\{[\s\S]*\}/.exec(fenced)?.[0]];
  for (const candidate of candidates) {
    const parsed = candidate === undefined ? undefined : parsedJson(candidate);
    if (parsed !== null && typeof parsed === 'object') return answerTexts(parsed);
    if (typeof parsed === 'string') return lines(parsed);
  }
  return lines(fenced);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without list marks and quotes around a line. */
const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/\t/g, ' ')
        .trim()
        .replace(/^(?:[-*•–]|\d{1,2}[.):])\s+/, '')
        .replace(/^(?:"(.*)",?|«\s*([^«»]*?)\s*»)$/, '$1$2')
        .trim(),
    )
    .filter(Boolean);
