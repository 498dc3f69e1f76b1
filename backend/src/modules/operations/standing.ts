import { moment } from '../../common/local-time.js';
import { MAX_BROWSER_AGE_DAYS } from '../../rules/chromium-releases.rules.js';
import { integer } from '../../rules/figures.rules.js';
import { OPERATION_LIMITS } from '../../rules/operations.rules.js';
import type { InstallationCheck } from './installation-check.js';
import type { RunningState } from './running-state.js';

/** Checks of the running product, shared by "Mise en service", the command `check`, "Surveillance" and alert e-mails. */

type Judged<Name extends string> = Omit<InstallationCheck<Name>, 'name' | 'title' | 'link'>;

export const fine = (found: string) => ({ ok: true, found, todo: null });
export const wrong = (found: string, todo: string) => ({ ok: false, found, todo });

export const mailCheck = ({ mail }: Pick<RunningState, 'mail'>): InstallationCheck<'mail'> => ({
  name: 'mail',
  title: 'Envoi des e-mails',
  link: '/outbox',
  ...judgeMail(mail),
});

function judgeMail({ isConfigured, lastSentAt, failure }: RunningState['mail']): Judged<'mail'> {
  const tryIt = 'envoyez un message d’essai (Tester l’envoi, ou npm run cli -- test-mail ADRESSE).';
  if (!isConfigured)
    return wrong(
      'Aucun serveur d’envoi n’est réglé\u202f: aucun e-mail ne part.',
      `Réglez-le dans Paramètres, E-mail (ou SMTP_URL et MAIL_FROM), puis ${tryIt}`,
    );
  if (failure)
    return wrong(`Aucun e-mail ne part depuis le ${moment(failure.since)}. ${failure.error}`, `Corrigez le serveur d’envoi, puis ${tryIt}`);
  if (!lastSentAt) return wrong('Le serveur d’envoi est réglé, mais aucun e-mail n’est encore parti.', `Pour en être sûr, ${tryIt}`);
  return fine(`Le dernier e-mail est parti le ${moment(lastSentAt)}.`);
}

export const mailboxCheck = ({ mailbox }: Pick<RunningState, 'mailbox'>): InstallationCheck<'mailbox'> => ({
  name: 'mailbox',
  title: 'Boîte des retours',
  link: '/settings/mail',
  ...judgeMailbox(mailbox),
});

function judgeMailbox(mailbox: RunningState['mailbox']): Judged<'mailbox'> {
  if (!mailbox) return fine('Aucune boîte des retours n’est réglée\u202f: les messages revenus arrivent chez l’expéditeur.');
  const { ok, outcome } = mailbox;
  if (ok === false)
    return wrong(`Les retours ne sont pas lus. ${outcome ?? ''}`.trim(), 'Corrigez la boîte dans Paramètres, E-mail, puis testez-la.');
  return fine(
    ok === null ? 'La boîte des retours est réglée et sera lue dans quelques minutes.' : (outcome ?? 'La boîte des retours est lue.'),
  );
}

export const workerCheck = ({ workers }: Pick<RunningState, 'workers'>): InstallationCheck<'worker'> => ({
  name: 'worker',
  title: 'Processus de travail',
  link: '/monitoring',
  ...(workers > 0
    ? fine(`Processus de travail actifs\u202f: ${workers}.`)
    : wrong('Aucun processus de travail n’est actif\u202f: ni mesure, ni e-mail.', 'Démarrez-en un (ROLE=worker ou ROLE=all).')),
});

export const backupCheck = ({
  backup: { at, error },
  databaseNow,
}: Pick<RunningState, 'backup' | 'databaseNow'>): InstallationCheck<'backup'> => ({
  name: 'backup',
  title: 'Sauvegarde',
  link: '/monitoring',
  ...judgeBackup(at, error, databaseNow),
});

function judgeBackup(at: Date | null, error: string | null, now: Date): Judged<'backup'> {
  if (error) return wrong(`La dernière sauvegarde a échoué\u202f: ${error}`, 'Levez la cause, puis npm run cli -- backup --dir DOSSIER');
  if (!at) return wrong('Aucune sauvegarde n’a été faite.', 'Réglez BACKUP_DIR, ou npm run cli -- backup --dir DOSSIER');
  if (now.getTime() - at.getTime() > OPERATION_LIMITS.backupAgeHours * 3_600_000)
    return wrong(
      `La dernière sauvegarde date du ${moment(at)}.`,
      'Voyez pourquoi la suivante manque (BACKUP_DIR, ou votre propre horaire).',
    );
  return fine(`La dernière sauvegarde date du ${moment(at)}.`);
}

export const offsiteCheck = ({ offsite, databaseNow }: Pick<RunningState, 'offsite' | 'databaseNow'>): InstallationCheck<'offsite'> => ({
  name: 'offsite',
  title: 'Copie hors site',
  link: '/monitoring',
  ...judgeOffsite(offsite, databaseNow),
});

function judgeOffsite(offsite: RunningState['offsite'], now: Date): Judged<'offsite'> {
  if (!offsite) return fine('Aucun stockage hors site n’est réglé (BACKUP_S3_URL)\u202f: copiez les sauvegardes vous-même.');
  const { at, error } = offsite;
  if (error) return wrong(error, 'Levez la cause, puis npm run cli -- backup --dir DOSSIER');
  if (!at) return wrong('Aucune copie n’est encore hors site.', 'Pour la première, npm run cli -- backup --dir DOSSIER');
  if (now.getTime() - at.getTime() > OPERATION_LIMITS.backupAgeHours * 3_600_000)
    return wrong(`La dernière copie hors site date du ${moment(at)}.`, 'Voyez pourquoi la suivante manque (BACKUP_S3_URL, worker).');
  return fine(`La dernière copie hors site date du ${moment(at)}.`);
}

export const diskCheck = ({ freeBytes }: Pick<RunningState, 'freeBytes'>): InstallationCheck<'disk'> => ({
  name: 'disk',
  title: 'Espace disque',
  link: null,
  ...judgeDisk(freeBytes),
});

function judgeDisk(freeBytes: number | null): Judged<'disk'> {
  if (freeBytes === null) return wrong('L’espace libre n’a pas pu être lu.', 'Vérifiez que DATA_DIR existe.');
  const left = `${(freeBytes / 1e9).toFixed(1).replace('.', ',')} Go`;
  if (freeBytes >= OPERATION_LIMITS.freeBytes) return fine(`Espace libre\u202f: ${left}.`);
  return wrong(`Il reste ${left} sur le disque.`, 'Libérez de la place avant que la base de données ne s’arrête.');
}

export const browserCheck = ({ browser }: Pick<RunningState, 'browser'>): InstallationCheck<'browser'> => ({
  name: 'browser',
  title: 'Navigateur de mesure',
  link: null,
  ...judgeBrowser(browser),
});

function judgeBrowser(browser: RunningState['browser']): Judged<'browser'> {
  if (browser === null) return fine('Le navigateur de mesure est là.');
  const { version, ageDays } = browser;
  const found = `Le navigateur de mesure est Chromium ${version}${ageDays === null ? '' : `, paru il y a ${integer(ageDays)} jours`}.`;
  if (ageDays === null || ageDays <= MAX_BROWSER_AGE_DAYS) return fine(found);
  return wrong(found, 'Mettez à jour le produit, ou le Chromium de cette machine\u202f: il lui manque des corrections de sécurité.');
}

export function vendorsCheck({ brokenKeys }: Pick<RunningState, 'brokenKeys'>): InstallationCheck<'vendors'> {
  const labels = brokenKeys.map(({ label }) => label).join(', ');
  return {
    name: 'vendors',
    title: 'Clés des fournisseurs',
    link: '/settings/apis',
    ...(brokenKeys.length === 0
      ? fine('Aucune clé de fournisseur n’est refusée.')
      : wrong(`Clés refusées ou illisibles\u202f: ${labels}.`, 'Saisissez-les à nouveau, puis testez-les (Paramètres, API).')),
  };
}
