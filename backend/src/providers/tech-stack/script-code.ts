const longestCopiedString = 200;

/**
 * Removes long string literals from a script: frameworks embed articles in them (`self.__next_f.push([1,"…"])`), and an article about a CMS
 * is no evidence.
 */
export function withoutLongStrings(script: string): string {
  let code = '';
  let copied = 0;
  let at = 0;
  while (at < script.length) {
    const quote = script[at];
    if (quote !== '"' && quote !== "'" && quote !== '`') {
      at += 1;
      continue;
    }
    const end = endOfString(script, at + 1, quote);
    if (end - at > longestCopiedString) {
      code += script.slice(copied, at + 1) + quote;
      copied = end;
    }
    at = end;
  }
  return code + script.slice(copied);
}

/** A quoted string ends at its line's end at the latest, so an apostrophe in a comment spoils one line only. */
function endOfString(script: string, start: number, quote: string): number {
  for (let at = start; at < script.length; at += 1) {
    const character = script[at];
    if (character === '\\') at += 1;
    else if (character === quote) return at + 1;
    else if (character === '\n' && quote !== '`') return at;
  }
  return script.length;
}
