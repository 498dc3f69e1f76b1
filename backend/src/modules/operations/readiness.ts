import { localTime } from '../../rules/dates.rules.js';
import type { Installation } from './installation.js';
import type { ReadinessLine } from './readiness.contract.js';
import {
  backupCheck,
  browserCheck,
  diskCheck,
  fine,
  mailboxCheck,
  mailCheck,
  offsiteCheck,
  vendorsCheck,
  workerCheck,
  wrong,
} from './standing.js';

const CLOCK_TOLERANCE_MS = 5000;

type Judgement = Pick<ReadinessLine, 'ok' | 'found' | 'todo'>;

/** Returns the readiness checks for sending e-mails, each with its remedy. */
export function readinessOf(seen: Installation): ReadinessLine[] {
  const line = (name: ReadinessLine['name'], title: string, link: string | null, judgement: Judgement): ReadinessLine => ({
    name,
    title,
    link,
    ...judgement,
  });
  return [
    line('address', 'Adresse publique', null, judgeAddress(seen)),
    line('proxy', 'Serveur mandataire', null, judgeProxy(seen)),
    line('secret', 'Secret', '/settings/security', judgeSecret(seen)),
    line('database', 'Base de données', null, judgeDatabase(seen)),
    line(
      'administrator',
      'Administrateur',
      '/users',
      seen.administrators > 0
        ? fine('Un administrateur peut se connecter.')
        : wrong('Personne ne peut se connecter.', 'npm run cli -- create-admin ADRESSE MOT_DE_PASSE'),
    ),
    mailCheck(seen),
    mailboxCheck(seen),
    line(
      'sender',
      'Adresse postale de l’expéditeur',
      '/settings/general',
      seen.postalAddress.trim() === ''
        ? wrong('L’adresse postale de l’expéditeur manque\u202f: aucune campagne ne part.', 'Écrivez-la dans Paramètres, Général.')
        : fine('L’adresse postale de l’expéditeur est connue.'),
    ),
    workerCheck(seen),
    backupCheck(seen),
    offsiteCheck(seen),
    diskCheck(seen),
    seen.browserFault === null
      ? browserCheck(seen)
      : line(
          'browser',
          'Navigateur de mesure',
          null,
          wrong(
            `Le navigateur de mesure manque (${seen.browserFault})\u202f: les vitesses ne sont pas mesurées ici.`,
            'Voyez CHROMIUM_PATH.',
          ),
        ),
    line('fonts', 'Polices des documents', null, judgeFonts(seen)),
    line('clock', 'Heure', null, judgeClock(seen)),
    vendorsCheck(seen),
  ];
}

/** Reports scripts without a font: names in them are replaced. It is a fault when the product or most machines have a font. */
function judgeFonts({ undrawnScripts }: Installation): Judgement {
  if (undrawnScripts === null) return fine('Les polices se vérifient sur la machine qui imprime.');
  if (undrawnScripts.length === 0) return fine('Les noms s’impriment dans toutes les écritures vérifiées.');
  const names = undrawnScripts.map(({ name }) => name).join(', ');
  const found = `Sans police ici\u202f: ${names}. L’adresse du site remplace un nom qui ne s’imprime pas.`;
  return undrawnScripts.some(({ isExpected }) => isExpected)
    ? wrong(found, 'Installez des polices sur cette machine, par exemple fonts-dejavu-core et fonts-noto-core.')
    : fine(found);
}

const judgeAddress = ({ publicUrl }: Installation): Judgement =>
  publicUrl.startsWith('https:')
    ? fine(`L’adresse publique est ${publicUrl}.`)
    : wrong(`PUBLIC_URL vaut ${publicUrl}.`, 'Mettez l’adresse en https sous laquelle le site est ouvert.');

function judgeProxy({ publicUrl, hasTrustedProxy }: Installation): Judgement {
  if (hasTrustedProxy) return fine('Les adresses des visiteurs sont lues dans les en-têtes du serveur mandataire.');
  if (!publicUrl.startsWith('https:')) return fine('Aucun serveur mandataire n’est attendu.');
  return wrong(
    'Derrière le serveur en https, tous les visiteurs auraient la même adresse, et donc les mêmes limites.',
    'Réglez TRUST_PROXY=on, si ce serveur écrit X-Forwarded-For.',
  );
}

const judgeSecret = ({ secretFits }: Installation): Judgement =>
  secretFits
    ? fine('Le secret ouvre ce qui est scellé dans la base.')
    : wrong(
        'Ce qui est scellé dans la base ne s’ouvre pas avec ce secret (APP_SECRET).',
        'L’ancien secret est connu\u202f: npm run cli -- rotate-secret avec APP_SECRET_PREVIOUS. Il est perdu\u202f: npm run cli -- new-secret',
      );

function judgeDatabase({ database: { version, isSupported, missingMigrations } }: Installation): Judgement {
  if (!isSupported) return wrong(`La base de données est PostgreSQL ${version}.`, 'PostgreSQL 15 ou plus récent est nécessaire.');
  if (missingMigrations > 0)
    return wrong(
      `La base de données est d’une version plus ancienne (${missingMigrations} migrations manquent).`,
      'npm run cli -- migrate',
    );
  return fine(`PostgreSQL ${version}, à jour.`);
}

function judgeClock({ now, databaseNow }: Installation): Judgement {
  const seconds = Math.round(Math.abs(now.getTime() - databaseNow.getTime()) / 1000);
  if (seconds * 1000 > CLOCK_TOLERANCE_MS)
    return wrong(`L’horloge et celle de la base de données diffèrent de ${seconds} secondes.`, 'Réglez l’heure des deux machines (NTP).');
  return fine(`L’horloge est celle de la base de données\u202f: il est ${localTime(databaseNow)} en Suisse.`);
}
