/** What an installation is like, as far as it was seen; null = it could not be seen. */
export interface Installation {
  publicUrl: string;
  mailIsConfigured: boolean;
  administrators: number;
  /** Seen within the last minute. */
  workers: number;
  postalAddress: string;
  lastBackupAt: Date | null;
  freeBytes: number | null;
  /** Why there is none; null when it starts. */
  browserFault: string | null;
  now: Date;
  databaseNow: Date;
  /** Vendors whose key is refused or cannot be read. */
  brokenKeys: readonly string[];
}

export interface ReadinessCheck {
  name: 'address' | 'administrator' | 'mail' | 'sender' | 'worker' | 'backup' | 'disk' | 'browser' | 'clock' | 'vendors';
  ok: boolean;
  /** What is so, or what to do; French. */
  message: string;
}

const DAY_MS = 24 * 3_600_000;
const OLDEST_BACKUP_MS = 2 * DAY_MS;
const LEAST_FREE_BYTES = 2_000_000_000;
const CLOCK_TOLERANCE_MS = 5000;

/** What has to be right before the first letter goes out, each with what to do about it. */
export function readinessOf(seen: Installation): ReadinessCheck[] {
  const { publicUrl, administrators, workers, lastBackupAt, freeBytes, browserFault, now, databaseNow, brokenKeys } = seen;
  const check = (name: ReadinessCheck['name'], ok: boolean, good: string, todo: string): ReadinessCheck => ({
    name,
    ok,
    message: ok ? good : todo,
  });
  const backupAgeMs = lastBackupAt ? now.getTime() - lastBackupAt.getTime() : Number.POSITIVE_INFINITY;
  const gigabytes = freeBytes === null ? null : (freeBytes / 1e9).toFixed(1).replace('.', ',');
  const driftMs = Math.abs(now.getTime() - databaseNow.getTime());
  return [
    check(
      'address',
      publicUrl.startsWith('https:'),
      `L’adresse publique est ${publicUrl}.`,
      `PUBLIC_URL vaut ${publicUrl}\u202f: mettez l’adresse en https sous laquelle le site est ouvert.`,
    ),
    check(
      'administrator',
      administrators > 0,
      'Un administrateur peut se connecter.',
      'Personne ne peut se connecter\u202f: npm run cli -- create-admin ADRESSE MOT_DE_PASSE',
    ),
    check(
      'mail',
      seen.mailIsConfigured,
      'L’envoi des e-mails est réglé. Essayez-le\u202f: npm run cli -- test-mail ADRESSE',
      'Aucun e-mail ne part\u202f: réglez le serveur d’envoi dans Réglages, E-mail (ou SMTP_URL et MAIL_FROM), puis npm run cli -- test-mail ADRESSE',
    ),
    check(
      'sender',
      seen.postalAddress.trim() !== '',
      'L’adresse postale de l’expéditeur est connue.',
      'L’adresse postale de l’expéditeur manque\u202f: les campagnes la demandent. Réglages, Général.',
    ),
    check(
      'worker',
      workers > 0,
      `Processus de travail actifs\u202f: ${workers}.`,
      'Aucun processus de travail n’est actif\u202f: ni mesure, ni e-mail. Démarrez-en un (ROLE=worker ou ROLE=all).',
    ),
    check(
      'backup',
      backupAgeMs <= OLDEST_BACKUP_MS,
      `Dernière sauvegarde\u202f: ${lastBackupAt?.toISOString()}.`,
      lastBackupAt
        ? `La dernière sauvegarde date du ${lastBackupAt.toISOString()}\u202f: voyez pourquoi la suivante manque.`
        : 'Aucune sauvegarde n’a été faite\u202f: npm run cli -- backup --dir DOSSIER',
    ),
    check(
      'disk',
      freeBytes === null || freeBytes >= LEAST_FREE_BYTES,
      gigabytes === null ? 'L’espace libre n’a pas pu être lu.' : `Espace libre\u202f: ${gigabytes} Go.`,
      `Il reste ${gigabytes} Go\u202f: libérez de la place avant que la base de données ne s’arrête.`,
    ),
    check(
      'browser',
      browserFault === null,
      'Le navigateur de mesure démarre.',
      `Le navigateur de mesure manque (${browserFault})\u202f: les vitesses ne sont pas mesurées ici.`,
    ),
    check(
      'clock',
      driftMs <= CLOCK_TOLERANCE_MS,
      'L’horloge est celle de la base de données.',
      `L’horloge et celle de la base de données diffèrent de ${Math.round(driftMs / 1000)} secondes\u202f: réglez l’heure (NTP).`,
    ),
    check(
      'vendors',
      brokenKeys.length === 0,
      'Aucune clé de fournisseur n’est refusée.',
      `Clés à revoir\u202f: ${brokenKeys.join(', ')}. Réglages, API.`,
    ),
  ];
}
