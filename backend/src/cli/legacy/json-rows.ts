/** The text of one object of a JSON file with the line it starts on. */
export interface JsonRecord {
  line: number;
  text: string;
}

/** Objects of an array, or one after the other (JSON lines), in pieces of any size; only one object is held at a time. */
export class JsonReader {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private text = '';
  private line = 1;
  private startLine = 1;

  *push(chunk: string): Generator<JsonRecord> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at];
      if (character === '\n') this.line += 1;
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (character === '\\') this.escaped = true;
        else if (character === '"') this.inString = false;
        continue;
      }
      if (character === '"') this.inString = true;
      else if (character === '{') {
        if (this.depth === 0) {
          from = at;
          this.startLine = this.line;
        }
        this.depth += 1;
      } else if (character === '}') {
        this.depth -= 1;
        if (this.depth < 0) throw new Error(`accolade de trop à la ligne ${this.line}`);
        if (this.depth === 0) {
          yield { line: this.startLine, text: this.text + chunk.slice(from, at + 1) };
          this.text = '';
        }
      } else if (this.depth === 0 && !/[\s[\],]/.test(character ?? '')) {
        throw new Error(`la ligne ${this.line} n’est pas un objet`);
      }
    }
    if (this.depth > 0) this.text += chunk.slice(from);
  }

  end(): void {
    if (this.depth > 0) throw new Error(`objet jamais fermé, ouvert à la ligne ${this.startLine}`);
    if (this.inString) throw new Error('texte jamais fermé');
  }
}
