/** Asks the person for their password; answers whether the server took it. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let running: Promise<boolean> | null = null;

/** Whoever shows the question; answers the function that ends this. */
export function onProofAsked(ask: Asker): () => void {
  asker = ask;
  return () => {
    asker = null;
  };
}

/** The question is put once for all calls that wait for it. */
export function askForProof(): Promise<boolean> {
  running ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    running = null;
  });
  return running;
}
