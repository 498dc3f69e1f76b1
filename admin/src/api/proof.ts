/** Asks the user for the password. Resolves to whether the server accepted it. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let running: Promise<boolean> | null = null;

/** Registers the component that shows the password prompt. Returns the function that unregisters it. */
export function onProofAsked(ask: Asker): () => void {
  asker = ask;
  return () => {
    asker = null;
  };
}

/** Shows one prompt for all requests that wait for it. */
export function askForProof(): Promise<boolean> {
  running ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    running = null;
  });
  return running;
}
