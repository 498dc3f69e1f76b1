import { nodeObjection } from './common/start-failure.js';

const objection = nodeObjection(process.versions.node);
if (objection) {
  console.error(objection);
  process.exit(1);
}
// read only now: an older Node would stop at what it does not know in there
const { start } = await import('./start.js');
await start();
