import { t, wordsBy } from './language.rules.js';

/** What a part of a website is for, in the owner's words; by the category of the detection rules and of WhatCMS. */
const ROLES = wordsBy({
  Advertising: () => t`Publicité`,
  Analytics: () => t`Mesure d’audience`,
  Billing: () => t`Facturation`,
  Blog: () => t`Blog`,
  CDN: () => t`Réseau de diffusion`,
  CMS: () => t`Gestion du contenu`,
  'CSS framework': () => t`Mise en forme`,
  'Cookie consent': () => t`Accord des visiteurs`,
  'E-commerce': () => t`Vente en ligne`,
  'File sharing': () => t`Partage de fichiers`,
  Fonts: () => t`Polices`,
  Form: () => t`Formulaires`,
  Forum: () => t`Forum`,
  Hosting: () => t`Hébergement`,
  'JavaScript framework': () => t`Programme de la page`,
  'JavaScript library': () => t`Programme de la page`,
  'Landing page builder': () => t`Construction de pages`,
  'Learning platform': () => t`Formation en ligne`,
  'Live chat': () => t`Discussion avec les visiteurs`,
  Maps: () => t`Cartes`,
  'Marketing automation': () => t`Envois automatiques`,
  Multilingual: () => t`Langues du site`,
  Performance: () => t`Vitesse`,
  'Programming language': () => t`Langage du site`,
  SEO: () => t`Référencement`,
  Scheduling: () => t`Prise de rendez-vous`,
  Security: () => t`Sécurité`,
  'Site builder': () => t`Construction de pages`,
  'Static site generator': () => t`Construction de pages`,
  'Tag manager': () => t`Mesure d’audience`,
  Video: () => t`Vidéo`,
  'Web framework': () => t`Programme du site`,
  'Web server': () => t`Serveur du site`,
  Wiki: () => t`Wiki`,
} satisfies Record<string, () => string>);

const isRole = (category: string): category is keyof typeof ROLES => Object.hasOwn(ROLES, category);

/** Returns each role once. A category of a vendor that has no word of ours is left out: no reader knows it. */
export const technologyRoles = (categories: readonly string[]): string[] => [
  ...new Set(categories.filter(isRole).map((category) => ROLES[category])),
];
