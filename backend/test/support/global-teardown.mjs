import { rmSync } from 'node:fs';

export default async function teardown() {
  await globalThis.testServer.stop();
  rmSync(globalThis.testFolder, { recursive: true, force: true });
}
