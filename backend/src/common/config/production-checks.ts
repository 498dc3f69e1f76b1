import type { Config } from './env.js';
import { weaknessOfPassword, weaknessOfSecret } from './strong-secrets.js';

/** Returns why a process must not start in production, in French (decision 40). Empty outside production. */
export function productionChecks(config: Config): string[] {
  if (!config.production) return [];
  const problems: (string | null)[] = [secretProblem(config), passwordProblem(config), addressProblem(config)];
  return problems.filter((problem) => problem !== null);
}

function secretProblem({ appSecret, appSecretFile, ...config }: Config): string | null {
  if (!appSecret) return `APP_SECRET manque${appSecretFile ? ` : ${appSecretFile} est absent ou vide` : ''}.`;
  const weakness = weaknessOfSecret(appSecret);
  if (weakness) return `APP_SECRET est trop faible : ${weakness}.`;
  const elsewhere = [
    ['APP_SECRET_PREVIOUS', config.appSecretPrevious],
    ['ADMIN_PASSWORD', config.adminPassword],
    ['METRICS_TOKEN', config.metricsToken],
    ['le mot de passe de la base', passwordIn(config.databaseUrl)],
    ['le mot de passe de la base', passwordIn(config.directDatabaseUrl)],
  ].find(([, value]) => value === appSecret);
  return elsewhere ? `APP_SECRET sert aussi ailleurs (${elsewhere[0]}) : un secret par usage.` : null;
}

function passwordProblem({ adminPassword, adminEmail }: Config): string | null {
  const weakness = adminPassword && weaknessOfPassword(adminPassword, adminEmail);
  return weakness ? `ADMIN_PASSWORD est trop faible : ${weakness}. Vide, un mot de passe est tiré au hasard et affiché une fois.` : null;
}

function addressProblem({ publicUrl, isPublicUrlGiven, allowHttp }: Config): string | null {
  if (!isPublicUrlGiven) return 'PUBLIC_URL manque : l’adresse publique du service, p. ex. https://check.exemple.ch.';
  if (publicUrl.startsWith('https://') || allowHttp) return null;
  return `PUBLIC_URL (${publicUrl}) n’est pas en https : les sessions s’y liraient. Sur un réseau fermé, ALLOW_HTTP=1 l’accepte.`;
}

function passwordIn(databaseUrl: string | undefined): string {
  return decodeURIComponent(URL.parse(databaseUrl ?? '')?.password ?? '');
}
