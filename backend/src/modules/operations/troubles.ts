import { integer } from '../../rules/figures.rules.js';
import { OPERATION_LIMITS } from '../../rules/operations.rules.js';
import { TROUBLES, type TroubleName } from '../../rules/troubles.rules.js';
import type { RunningState } from './running-state.js';
import { backupCheck, diskCheck, mailboxCheck, mailCheck, workerCheck } from './standing.js';

/** Something that is wrong while the product runs; French, for staff. */
export interface Trouble {
  /** The name, and what it concerns where there may be several: one e-mail each. */
  key: string;
  name: TroubleName;
  title: string;
  /** What is so, with its cause. */
  found: string;
  /** The way out. */
  todo: string;
  /** The screen that mends it, where there is another one than the list of troubles. */
  link: string | null;
}

/** Everything that is wrong, the gravest first; empty = everything works. What only follows from another is left out. */
export function troublesOf(state: RunningState): Trouble[] {
  return [
    ...judged('worker', workerCheck(state)),
    ...judged('disk', diskCheck(state)),
    ...mailTroubles(state),
    ...judged('mailbox', mailboxCheck(state)),
    ...judged('backup', backupCheck(state)),
    ...state.brokenKeys.map(({ vendor, label, cause }) =>
      trouble('key', vendor, `Clé refusée ou illisible\u202f: ${label}`, {
        found: cause || `La clé de ${label} n’est pas acceptée.`,
        todo: 'Saisissez-la à nouveau, puis testez-la (Réglages, API).',
        link: '/settings/apis',
      }),
    ),
    ...state.vendors.flatMap((vendor) => vendorTroubles(vendor, state)),
    ...scheduleTroubles(state),
    ...jobTroubles(state),
    ...unclearEmailTroubles(state),
  ];
}

type Words = Pick<Trouble, 'found' | 'todo' | 'link'>;

const trouble = (name: TroubleName, of: string | null, title: string, words: Words): Trouble => ({
  key: of === null ? name : `${name}:${of}`,
  name,
  title,
  ...words,
});

const single = (name: TroubleName, words: Words): Trouble => trouble(name, null, TROUBLES[name].title, words);

const HERE = '/monitoring';

function judged(name: TroubleName, { ok, found, todo, link }: { ok: boolean; found: string; todo: string | null; link: string | null }) {
  return ok ? [] : [single(name, { found, todo: todo ?? '', link: link === HERE ? null : link })];
}

/** A server that was never tried is no trouble yet. */
function mailTroubles(state: RunningState): Trouble[] {
  const { mail, isSendingSuspended } = state;
  const suspended = single('sending', {
    found: 'Depuis une restauration, rien ne part\u202f: ni e-mail, ni campagne, ni webhook.',
    todo: 'Regardez ce qui partirait, puis reprenez les envois (E-mails).',
    link: '/outbox',
  });
  const isTrouble = !mail.isConfigured || mail.trouble !== null;
  const name = mail.isConfigured ? 'mail' : 'mail-unset';
  return [...(isTrouble ? judged(name, mailCheck(state)) : []), ...(isSendingSuspended ? [suspended] : [])];
}

/** A vendor without a key that is accepted is told as that. */
function vendorTroubles(
  { vendor, label, isPaused, cause, isSpent }: RunningState['vendors'][number],
  { brokenKeys }: RunningState,
): Trouble[] {
  const spent = trouble('budget', vendor, `Budget atteint\u202f: ${label}`, {
    found: `La limite fixée pour ${label} est atteinte\u202f: plus aucun appel jusqu’à sa prochaine période.`,
    todo: 'Attendez, ou relevez la limite (Réglages, API).',
    link: '/settings/apis',
  });
  const paused = trouble('vendor', vendor, `En pause\u202f: ${label}`, {
    found: cause ?? `${label} ne répond pas.`,
    todo: 'L’essai suivant se fait de lui-même\u202f; nos propres outils mesurent ce qu’ils peuvent. Si cela dure, voyez le compte chez ce fournisseur.',
    link: null,
  });
  const hasBrokenKey = brokenKeys.some((key) => key.vendor === vendor);
  return [...(isPaused && !hasBrokenKey ? [paused] : []), ...(isSpent ? [spent] : [])];
}

/** The backup has a judgement of its own. */
const scheduleTroubles = ({ schedules }: RunningState): Trouble[] =>
  schedules.flatMap(({ job, title, fault }) =>
    fault === null || job === 'backup'
      ? []
      : [
          trouble('schedule', job, title, {
            found: fault,
            todo: 'Si cela dure, redémarrez le processus de travail et lisez son journal.',
            link: null,
          }),
        ],
  );

function jobTroubles({ workers, oldestJobSeconds, abandonedJobs }: RunningState): Trouble[] {
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

const unclearEmailTroubles = ({ unclearEmails }: RunningState): Trouble[] =>
  unclearEmails === 0
    ? []
    : [
        single('unclear', {
          found: `${unclearEmails === 1 ? 'Un e-mail est peut-être parti' : `${integer(unclearEmails)} e-mails sont peut-être partis`}\u202f: l’envoi a été interrompu après la remise.`,
          todo: 'Demandez au destinataire, puis confirmez ou renvoyez (E-mails).',
          link: '/outbox',
        }),
      ];
