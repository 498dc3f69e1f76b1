import { rmSync } from 'node:fs';

export default async function teardown() {
  await globalThis.testServer.stop();
  for (const folder of globalThis.testFolders) rmSync(folder, { recursive: true, force: true });
}
