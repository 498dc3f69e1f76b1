import { inSentence, integer } from '../../../../rules/figures.rules.js';
import { shown } from '../../../../rules/finding.rules.js';
import type { FindingId } from '../../../../rules/findings.rules.js';
import { t } from '../../../../rules/language.rules.js';
import type { SiteFacts } from '../../../../rules/site-facts.rules.js';

type Wording = (facts: SiteFacts) => string | null;

/** Other words for the steps of the plan; null where a figure they need is missing. The first wording is the finding’s own. */
export const STEP_WORDINGS: Partial<Record<FindingId, readonly Wording[]>> = {
  'home-not-found': [() => t`Corriger la page d’accueil, qui répond « introuvable ».`],
  'no-https': [() => t`Chiffrer la connexion : ouvrir chaque page en https.`],
  'invalid-certificate': [() => t`Faire renouveler le certificat de sécurité que les navigateurs refusent.`],
  'slow-mobile': [
    ({ mobilePoints }) =>
      shown(mobilePoints, (points) => t`Rendre la page d’accueil plus rapide sur téléphone (${integer(points)} sur 100).`),
    () => t`Alléger la page d’accueil pour les visiteurs sur téléphone.`,
  ],
  'mobile-to-improve': [
    ({ mobilePoints }) =>
      shown(mobilePoints, (points) => t`Rendre la page d’accueil plus rapide sur téléphone (${integer(points)} sur 100).`),
    () => t`Alléger la page d’accueil pour les visiteurs sur téléphone.`,
  ],
  'slow-desktop': [
    ({ desktopPoints }) =>
      shown(desktopPoints, (points) => t`Rendre la page d’accueil plus rapide sur ordinateur (${integer(points)} sur 100).`),
  ],
  'slow-main-content': [() => t`Faire apparaître plus vite le contenu principal de la page.`],
  'late-main-content': [() => t`Faire apparaître plus vite le contenu principal de la page.`],
  'no-title': [() => t`Écrire le titre de la page d’accueil : métier, lieu, entreprise.`],
  'irrelevant-title': [() => t`Réécrire le titre avec les mots de la page.`],
  'title-too-long': [() => t`Garder l’essentiel du titre et raccourcir le reste.`],
  'title-too-short': [() => t`Allonger le titre de la page avec le métier et la région.`],
  'no-description': [() => t`Écrire deux phrases : ce que vous faites, et où. Votre webmaster les place.`],
  'no-h1': [() => t`Placer en haut de la page un grand titre clair.`],
  'broken-links': [
    ({ brokenLinks }) =>
      shown(brokenLinks, (count) => t`Corriger ou retirer ${inSentence(count, t`le lien cassé`, t`liens cassés`)} de la page d’accueil.`),
  ],
  'images-without-alt': [
    ({ imagesWithoutAlt }) =>
      shown(imagesWithoutAlt, (count) => t`Décrire en quelques mots ${inSentence(count, t`une image`, t`images`)} de la page.`),
    () => t`Dire en quelques mots ce que montre chaque image.`,
  ],
  'thin-content': [() => t`Présenter davantage les prestations sur la page d’accueil.`],
  'hard-to-read': [() => t`Raccourcir les phrases et choisir des mots courants.`],
  'low-accessibility': [
    ({ accessibilityPoints }) => shown(accessibilityPoints, (points) => t`Rendre le site plus accessible (${integer(points)} sur 100).`),
  ],
  'no-compression': [() => t`Demander à votre hébergeur de compresser les pages.`],
  'no-structured-data': [() => t`Présenter l’entreprise à Google dans la forme qu’il attend : nom, métier, adresse, horaires.`],
  'no-first-page-keyword': [() => t`Dédier une page à chaque prestation et à sa région.`],
  'few-reviews': [() => t`Inviter chaque client satisfait à laisser un avis Google.`],
};
