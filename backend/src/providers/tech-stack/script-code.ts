const longestKeptString = 200;

/**
 * The code of a script without its long string literals: frameworks put whole articles into them
 * (`self.__next_f.push([1,"…"])`), and an article that mentions a CMS is not evidence of one.
 */
export function withoutLongStrings(script: string): string {
  let code = '';
  let kept = 0;
  let position = 0;
  while (position < script.length) {
    const quote = script[position];
    if (quote !== '"' && quote !== "'" && quote !== '`') {
      position += 1;
      continue;
    }
    const end = endOfString(script, position + 1, quote);
    if (end - position > longestKeptString) {
      code += script.slice(kept, position + 1) + quote;
      kept = end;
    }
    position = end;
  }
  return code + script.slice(kept);
}

/** A quoted string ends at its line's end at the latest, so an apostrophe in a comment spoils one line only. */
function endOfString(script: string, start: number, quote: string): number {
  for (let position = start; position < script.length; position += 1) {
    const character = script[position];
    if (character === '\\') position += 1;
    else if (character === quote) return position + 1;
    else if (character === '\n' && quote !== '`') return position;
  }
  return script.length;
}
