/** What the load generator was promised, and what it sent without an answer. Nothing here is read from the product's database. */
export class Ledger {
  /** Token → question → answers that may stand: the last acknowledged one and those sent after it. */
  readonly answers = new Map<string, Map<number, string[]>>();
  /** Token → acknowledged score. */
  readonly scores = new Map<string, number>();
  /** E-mail → token, null when it was not acknowledged. */
  readonly trials = new Map<string, string | null>();
  readonly scans = new Set<string>();
  /** Import → its addresses and whether it was acknowledged. */
  readonly imports = new Map<string, { emails: string[]; isAcknowledged: boolean }>();
  /** Campaign → prospects, once its sending was acknowledged. */
  readonly campaigns = new Map<string, string[]>();
  /** Token → start of the appointment. */
  readonly appointments = new Map<string, string>();
  /** Prospect → notes that may stand. */
  readonly notes = new Map<string, string[]>();
  /** E-mail of the writer → whether the message was acknowledged. */
  readonly messages = new Map<string, boolean>();
  readonly auditRequests = new Set<string>();
  readonly documents = new Set<string>();

  get acknowledged(): number {
    const answers = [...this.answers.values()].reduce((sum, { size }) => sum + size, 0);
    const imported = [...this.imports.values()]
      .filter(({ isAcknowledged }) => isAcknowledged)
      .reduce((sum, { emails }) => sum + emails.length, 0);
    const yes = (map: Map<string, boolean>) => [...map.values()].filter(Boolean).length;
    return (
      answers +
      this.scores.size +
      [...this.trials.values()].filter(Boolean).length +
      this.scans.size +
      imported +
      this.campaigns.size +
      this.appointments.size +
      this.notes.size +
      yes(this.messages) +
      this.auditRequests.size +
      this.documents.size
    );
  }
}
