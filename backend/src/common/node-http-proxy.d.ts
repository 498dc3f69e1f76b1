import 'node:http';

declare module 'node:http' {
  /** Node 24.14; its types follow later. */
  function setGlobalProxyFromEnv(env?: NodeJS.ProcessEnv): () => void;
}
