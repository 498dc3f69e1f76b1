/** Reads the data of server-sent events from text that arrives in pieces; comments and other fields are passed over. */
export class EventStreamReader {
  private rest = '';

  /** The data of every event that `text` completes. */
  push(text: string): string[] {
    const blocks = (this.rest + text).replace(/\r\n?/g, '\n').split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.map(dataOf).filter((data) => data !== null);
  }
}

function dataOf(block: string): string | null {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'));
  return lines.length === 0 ? null : lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
}
