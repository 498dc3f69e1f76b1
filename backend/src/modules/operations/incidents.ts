import { integer } from '../../rules/figures.rules.js';
import { INCIDENTS, type IncidentName } from '../../rules/incidents.rules.js';
import { OPERATION_LIMITS } from '../../rules/operations.rules.js';
import type { RunningState } from './running-state.js';
import { backupCheck, browserCheck, diskCheck, mailboxCheck, mailCheck, offsiteCheck, workerCheck } from './standing.js';

/** A fault of the running product; French, for staff. */
export interface Incident {
  /** The name and, where several are possible, its subject. One e-mail per key. */
  key: string;
  name: IncidentName;
  title: string;
  /** What was found, with its cause. */
  found: string;
  /** What to do. */
  todo: string;
  /** The screen where it is solved; null for the list of incidents itself. */
  link: string | null;
}

/** Returns all current incidents, most severe first. Consequences of another incident are left out. */
export function incidentsOf(state: RunningState): Incident[] {
  return [
    ...judged('worker', workerCheck(state)),
    ...judged('disk', diskCheck(state)),
    ...mailIncidents(state),
    ...judged('mailbox', mailboxCheck(state)),
    ...calendarIncidents(state),
    ...judged('backup', backupCheck(state)),
    ...offsiteIncidents(state),
    ...judged('browser', browserCheck(state)),
    ...state.brokenKeys.map(({ vendor, label, cause }) =>
      incident('key', vendor, `Clé refusée ou illisible\u202f: ${label}`, {
        found: cause || `La clé de ${label} n’est pas acceptée.`,
        todo: 'Saisissez-la à nouveau, puis testez-la (Paramètres, API).',
        link: '/settings/apis',
      }),
    ),
    ...state.vendors.flatMap((vendor) => vendorIncidents(vendor, state)),
    ...scheduleIncidents(state),
    ...jobIncidents(state),
    ...unclearEmailIncidents(state),
  ];
}

type Words = Pick<Incident, 'found' | 'todo' | 'link'>;

const incident = (name: IncidentName, of: string | null, title: string, words: Words): Incident => ({
  key: of === null ? name : `${name}:${of}`,
  name,
  title,
  ...words,
});

const single = (name: IncidentName, words: Words): Incident => incident(name, null, INCIDENTS[name].title, words);

const HERE = '/monitoring';

function judged(name: IncidentName, { ok, found, todo, link }: { ok: boolean; found: string; todo: string | null; link: string | null }) {
  return ok ? [] : [single(name, { found, todo: todo ?? '', link: link === HERE ? null : link })];
}

/** Before the first copy is due, no copy is no incident; without any backup, the backup has its own. */
function offsiteIncidents(state: RunningState): Incident[] {
  const isUntried = state.offsite?.at === null && state.offsite.error === null;
  return isUntried && state.backup.at === null ? [] : judged('offsite', offsiteCheck(state));
}

/** A mail server that was never used is no incident. */
function mailIncidents(state: RunningState): Incident[] {
  const { mail, isSendingSuspended } = state;
  const suspended = single('sending', {
    found: 'Depuis une restauration, rien ne part\u202f: ni e-mail, ni campagne, ni webhook.',
    todo: 'Regardez ce qui partirait, puis reprenez les envois (E-mails).',
    link: '/outbox',
  });
  const isIncident = !mail.isConfigured || mail.failure !== null;
  const name = mail.isConfigured ? 'mail' : 'mail-unset';
  return [...(isIncident ? judged(name, mailCheck(state)) : []), ...(isSendingSuspended ? [suspended] : [])];
}

/** While sending is suspended, nothing is written: only what cannot be read is an incident of its own. */
const calendarIncidents = ({ calendars, isSendingSuspended }: RunningState): Incident[] =>
  calendars.flatMap(({ id, account, calendar, reading, writing }) => {
    const unwritten = isSendingSuspended ? null : writing;
    const cause = reading ?? unwritten?.cause;
    if (!cause) return [];
    return incident('calendar', id, `Agenda connecté\u202f: ${account}, ${calendar}`, {
      found: unwritten ? `${cause} ${notWritten(unwritten.count)}` : cause,
      todo: 'Corrigez le compte, puis testez-le (Paramètres, Général).',
      link: '/settings/general#booking.calendar',
    });
  });

const notWritten = (count: number): string =>
  count === 1 ? 'Un rendez-vous n’y est pas encore inscrit.' : `${integer(count)} rendez-vous n’y sont pas encore inscrits.`;

/** A paused vendor with a rejected key is reported as a key incident only. */
function vendorIncidents(
  { vendor, label, isPaused, cause, isSpent }: RunningState['vendors'][number],
  { brokenKeys }: RunningState,
): Incident[] {
  const spent = incident('budget', vendor, `Budget atteint\u202f: ${label}`, {
    found: `La limite fixée pour ${label} est atteinte\u202f: plus aucun appel jusqu’à sa prochaine période.`,
    todo: 'Attendez, ou relevez la limite (Paramètres, API).',
    link: '/settings/apis',
  });
  const paused = incident('vendor', vendor, `En pause\u202f: ${label}`, {
    found: cause ?? `${label} ne répond pas.`,
    todo: 'L’essai suivant se fait de lui-même\u202f; nos propres outils mesurent ce qu’ils peuvent. Si cela dure, voyez le compte chez ce fournisseur.',
    link: null,
  });
  const hasBrokenKey = brokenKeys.some((key) => key.vendor === vendor);
  return [...(isPaused && !hasBrokenKey ? [paused] : []), ...(isSpent ? [spent] : [])];
}

/** The backup has a check of its own. */
const scheduleIncidents = ({ schedules }: RunningState): Incident[] =>
  schedules.flatMap(({ job, title, fault }) =>
    fault === null || job === 'backup'
      ? []
      : [
          incident('schedule', job, title, {
            found: fault,
            todo: 'Si cela dure, redémarrez le processus de travail et lisez son journal.',
            link: null,
          }),
        ],
  );

function jobIncidents({ workers, oldestJobSeconds, abandonedJobs }: RunningState): Incident[] {
  const minutes = Math.floor(oldestJobSeconds / 60);
  const waiting = single('waiting', {
    found: `La plus ancienne tâche attend depuis ${integer(minutes)} minutes.`,
    todo: 'Démarrez un processus de travail de plus, ou attendez la fin de l’analyse en cours.',
    link: null,
  });
  const abandoned = single('abandoned', {
    found: abandonedJobs === 1 ? 'Une tâche a échoué pour de bon.' : `${integer(abandonedJobs)} tâches ont échoué pour de bon.`,
    todo: 'Lisez leur erreur dans la liste des tâches abandonnées, puis relancez-les.',
    link: null,
  });
  const isLate = workers > 0 && minutes >= OPERATION_LIMITS.oldestJobMinutes;
  return [...(isLate ? [waiting] : []), ...(abandonedJobs > 0 ? [abandoned] : [])];
}

const unclearEmailIncidents = ({ unclearEmails }: RunningState): Incident[] =>
  unclearEmails === 0
    ? []
    : [
        single('unclear', {
          found: `${unclearEmails === 1 ? 'Un e-mail est peut-être parti' : `${integer(unclearEmails)} e-mails sont peut-être partis`}\u202f: l’envoi a été interrompu après la remise.`,
          todo: 'Demandez au destinataire, puis confirmez ou renvoyez (E-mails).',
          link: '/outbox',
        }),
      ];
