// The vendors’ emulators for local use: `node scripts/dev-emulators.mjs [first port]`. Prints the variables for the
// product; the keys that are accepted follow behind a #. Ends with Ctrl-C.
import { KEYS, startEmulators } from '../backend/test/emulators/index.ts';

const [firstPort] = process.argv.slice(2);
const emulators = await startEmulators({ firstPort: Number(firstPort ?? 0), latencyMs: Number(process.env.EMULATOR_LATENCY_MS ?? 0) });
for (const [name, value] of Object.entries(emulators.env)) console.log(`${name}=${value}`);
for (const [vendor, { key, metadata }] of Object.entries(KEYS)) console.log(`# ${vendor}: ${key} ${JSON.stringify(metadata)}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void emulators.stop().then(() => process.exit(0)));
