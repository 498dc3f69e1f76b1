import { t } from './language.rules.js';

/** How a secure connection is switched on, by the name under which the product recognises a builder or a host. */
const STEPS: Readonly<Record<string, () => string[]>> = {
  WordPress: () => [
    t`Chez l’hébergeur, activer le certificat du domaine (gratuit chez la plupart).`,
    t`Dans WordPress, Réglages puis Général : faire commencer les deux adresses du site par https://.`,
    t`Rediriger chaque adresse en http:// vers la même en https:// (réponse 301).`,
  ],
  'WordPress.com': () => [
    t`WordPress.com fournit le certificat de chaque domaine qui lui est relié : vérifier dans les réglages du domaine qu’il est bien relié et que le certificat est actif.`,
  ],
  Wix: () => [
    t`Wix sécurise les sites publiés dont le domaine est bien relié : vérifier dans les réglages du domaine que la connexion est complète.`,
    t`Si le domaine vient d’être relié, attendre que le certificat soit établi, puis remesurer.`,
  ],
  Squarespace: () => [t`Dans les réglages du site, ouvrir SSL et choisir la version sécurisée (« Secure »).`],
  Shopify: () => [
    t`Dans Paramètres puis Domaines, vérifier que le domaine est relié : Shopify établit alors lui-même le certificat.`,
    t`Y laisser active la redirection de tout le trafic vers le domaine principal.`,
  ],
  Jimdo: () => [
    t`Jimdo fournit le certificat de chaque domaine qui lui est relié : vérifier dans les réglages des domaines que le vôtre l’est bien.`,
  ],
  Webflow: () => [t`Dans les réglages de publication du site, activer SSL, puis publier de nouveau.`],
  Joomla: () => [
    t`Chez l’hébergeur, activer le certificat du domaine (gratuit chez la plupart).`,
    t`Dans Joomla, Configuration globale puis Serveur : régler « Forcer HTTPS » sur tout le site.`,
  ],
  PrestaShop: () => [
    t`Chez l’hébergeur, activer le certificat du domaine (gratuit chez la plupart).`,
    t`Dans PrestaShop, Paramètres de la boutique puis Général : activer SSL, puis SSL sur tout le site.`,
  ],
  Infomaniak: () => [
    t`Dans le Manager d’Infomaniak, ouvrir l’hébergement et son site, et y installer le certificat gratuit Let’s Encrypt.`,
    t`Rediriger chaque adresse en http:// vers la même en https:// (réponse 301).`,
  ],
  Plesk: () => [
    t`Dans Plesk, ouvrir le domaine, puis « SSL/TLS Certificates », et y installer le certificat gratuit Let’s Encrypt.`,
    t`Dans les réglages d’hébergement du domaine, activer la redirection permanente de HTTP vers HTTPS.`,
  ],
  Cloudflare: () => [
    t`Installer un certificat chez l’hébergeur, puis régler le chiffrement de Cloudflare (SSL/TLS) sur « Full (strict) ».`,
    t`Dans SSL/TLS puis Edge Certificates, activer « Always Use HTTPS ».`,
  ],
};

/** Valid for any host. */
const general = (): string[] => [
  t`Demander à l’hébergeur d’activer un certificat pour le domaine : il est gratuit chez la plupart.`,
  t`Rediriger chaque adresse en http:// vers la même en https:// (réponse 301).`,
  t`Remplacer http:// par https:// dans les liens et les images du site.`,
];

/** Returns the steps for the first recognised name, else for any host. */
export function httpsSteps(recognised: readonly string[]): { of: string | null; steps: string[] } {
  const name = recognised.find((one) => Object.hasOwn(STEPS, one)) ?? null;
  return { of: name, steps: (name && STEPS[name]?.()) || general() };
}
