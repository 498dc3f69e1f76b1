import type { Client, FieldDef } from 'pg';

interface Wire {
  parse(message: { text: string; name: string }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Asks the server what a statement would answer, without running it. */
class Description {
  readonly answer: Promise<FieldDef[]>;
  private fields: FieldDef[] = [];
  private done: (fields: FieldDef[]) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.answer = new Promise((done, fail) => {
      this.done = done;
      this.fail = fail;
    });
  }

  submit(wire: Wire): void {
    wire.parse({ text: this.text, name: '' });
    wire.describe({ type: 'S', name: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.fail(error);
  }

  handleReadyForQuery(): void {
    this.done(this.fields);
  }
}

/** The columns of a statement's answer, as the server has planned it. Fails as the statement would. */
export function describe(client: Client, text: string): Promise<FieldDef[]> {
  const description = new Description(text);
  client.query(description as never);
  return description.answer;
}
