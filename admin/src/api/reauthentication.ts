/** Asks the user for the password. Resolves to whether the server accepted it. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let running: Promise<boolean> | null = null;

/** Registers the component that shows the password prompt. Returns the function that unregisters it. */
export function onReauthentication(ask: Prompt): () => void {
  prompt = ask;
  return () => {
    prompt = null;
  };
}

/** Shows one prompt for all requests that wait for it. */
export function requestReauthentication(): Promise<boolean> {
  running ??= (prompt?.() ?? Promise.resolve(false)).finally(() => {
    running = null;
  });
  return running;
}
