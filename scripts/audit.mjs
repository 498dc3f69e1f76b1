// Asks the registry for known faults of what the product needs to run. A named list accepts some until a date; a registry that does not
// answer is reported and fails nothing. `npm run audit`.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ACCEPTED = join(root, 'scripts/audit-accepted.json');
const TIMEOUT_MS = 120_000;
/** An acceptance is looked at again within this time. */
const MAX_ACCEPTED_DAYS = 180;
const DAY_MS = 86_400_000;

/** Advisories of a report of `npm audit --json`, each once; null for what is no report. */
export function advisoriesOf(report) {
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) return null;
  const found = Object.values(report.vulnerabilities).flatMap(({ via = [] }) => via.filter((cause) => typeof cause === 'object'));
  const byId = found.map(({ url = '', source, name, severity, title }) => [
    url.split('/').at(-1) || String(source),
    { name, severity, title },
  ]);
  return [...new Map(byId)].map(([id, rest]) => ({ id, ...rest }));
}

/** Faults of the list itself: an acceptance has a reason and an end within half a year. */
export function faultsOfList(accepted, now) {
  return accepted.flatMap(({ id, reason, until }) => {
    const end = Date.parse(until);
    if (!id || !reason || Number.isNaN(end)) return [`${id ?? 'an entry'}: needs id, reason and until`];
    return end - now > MAX_ACCEPTED_DAYS * DAY_MS ? [`${id}: accepted for more than ${MAX_ACCEPTED_DAYS} days`] : [];
  });
}

/** What is not accepted, or no longer; and entries that nothing needs any more. */
export function judgeAdvisories(advisories, accepted, now) {
  const isAccepted = ({ id }) => accepted.some((one) => one.id === id && now < Date.parse(one.until) + DAY_MS);
  const unneeded = accepted.filter(({ id }) => !advisories.some((one) => one.id === id));
  return { open: advisories.filter((one) => !isAccepted(one)), unneeded };
}

/** The report of npm; null when the registry gave none. npm ends with 1 when it has found something. */
function readReport() {
  return new Promise((done) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 64e6 }, (_error, output) => {
      try {
        done(JSON.parse(output));
      } catch {
        done(null);
      }
    });
  });
}

/** Exit code of the command. */
export function judge(report, accepted, now, say) {
  const faults = faultsOfList(accepted, now);
  for (const fault of faults) say(`scripts/audit-accepted.json: ${fault}`);
  const advisories = advisoriesOf(report);
  if (advisories === null) {
    say('The registry did not answer: dependencies are not audited.');
    return faults.length > 0 ? 1 : 0;
  }
  const { open, unneeded } = judgeAdvisories(advisories, accepted, now);
  for (const { id, name, severity, title } of open) say(`${severity}: ${name}, ${title} (${id})`);
  for (const { id } of unneeded) say(`${id} is accepted and no longer reported: remove it from scripts/audit-accepted.json`);
  say(`${advisories.length} advisories, ${open.length} not accepted`);
  return open.length + faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8'));
  process.exit(judge(await readReport(), accepted, Date.now(), console.log));
}
