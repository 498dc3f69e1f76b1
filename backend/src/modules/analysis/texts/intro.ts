import type { Facts } from './facts.js';
import { decimal, ofCompany, paragraph, plural, seconds } from './words.js';

const MIN_WORDS = 50;
const MAX_WORDS = 70;

/**
 * The personal introduction: two paragraphs of 50–70 words, in the third person, with the exact figures for phone and
 * computer (specification 1, section 7). The first speaks of speed, the second of what the page says of itself.
 * Null when the site was not measured.
 */
export function writeIntro(facts: Facts): string | null {
  if (!facts.measured) return null;
  const first = paragraph(speedSentences(facts), speedMore(facts), MIN_WORDS, MAX_WORDS);
  const second = paragraph(pageSentences(facts), pageMore(facts), MIN_WORDS, MAX_WORDS);
  return first && second && `${first}\n\n${second}`;
}

function speedSentences({ company, domain, mobile, desktop }: Facts): string[] {
  const site = `Le site ${ofCompany(company)}`;
  if (mobile !== null && desktop !== null) {
    return [
      `${site} obtient ${mobile} points sur 100 sur mobile et ${desktop} sur 100 sur ordinateur au test de vitesse Lighthouse.`,
      verdict(mobile),
    ];
  }
  if (mobile !== null) return [`${site} obtient ${mobile} points sur 100 sur mobile au test de vitesse Lighthouse.`, verdict(mobile)];
  if (desktop !== null) return [`${site} obtient ${desktop} points sur 100 sur ordinateur au test de vitesse Lighthouse.`];
  return [`La page d’accueil de ${domain} répond et a pu être analysée ; sa vitesse d’affichage n’a pas encore été mesurée.`];
}

function verdict(mobile: number): string {
  if (mobile >= 90) return 'Les visiteurs voient la page presque aussitôt, même avec un téléphone modeste.';
  if (mobile >= 50) return 'Sur téléphone, l’affichage reste perfectible : une partie des visiteurs attend avant de pouvoir lire.';
  return 'Sur téléphone, l’attente est longue : une partie des visiteurs repart avant d’avoir vu l’offre.';
}

function speedMore({ mainContentSeconds, pageMegabytes, mobile, desktop, accessibility }: Facts): string[] {
  const more: string[] = [];
  if (mainContentSeconds !== null) {
    const delay = seconds(mainContentSeconds);
    more.push(
      mainContentSeconds > 2.5
        ? `Le contenu principal y apparaît après ${delay}, alors que Google recommande de rester sous 2,5 secondes.`
        : `Le contenu principal y apparaît en ${delay}, sous le seuil de 2,5 secondes que recommande Google.`,
    );
  }
  if (mobile !== null && desktop !== null && desktop - mobile >= 15) {
    more.push('L’écart entre les deux appareils indique que la version mobile mérite la priorité.');
  }
  if (pageMegabytes !== null && pageMegabytes >= 2)
    more.push(`La page pèse ${decimal(pageMegabytes)} mégaoctets, ce qui compte sur un réseau mobile.`);
  if (accessibility !== null) more.push(`L’accessibilité, elle, est notée ${accessibility} sur 100.`);
  return [
    ...more,
    'Or c’est sur téléphone que se fait aujourd’hui la plupart des premières visites.',
    'Une page rapide garde l’attention et facilite la prise de contact.',
    'La vitesse fait aussi partie des critères que Google observe pour classer les pages.',
    'Quelques réglages suffisent souvent pour gagner plusieurs points.',
    'Chaque mesure est datée et peut être refaite.',
    'Le détail figure plus bas.',
  ];
}

function pageSentences(facts: Facts): string[] {
  const sentences: string[] = [];
  if (facts.cms) {
    const version = facts.cmsVersion ? ` ${facts.cmsVersion}` : '';
    sentences.push(`Le site ${facts.domain} fonctionne avec ${facts.cms}${version}.`);
  } else sentences.push(`Le site ${facts.domain} a été conçu sans système de gestion reconnaissable.`);
  return sentences;
}

function pageMore(facts: Facts): string[] {
  const more: string[] = [];
  const { imagesWithoutAlt, brokenLinks, titleLength, hasDescription, h1Count, words, seo } = facts;
  if (seo !== null) more.push(`Ses bases techniques pour le référencement sont notées ${seo} sur 100 par Lighthouse.`);
  if (titleLength === 0) more.push('La page d’accueil n’a pas de titre, le premier élément que Google affiche.');
  else if (hasDescription === false) more.push('La page d’accueil n’a pas de description, le texte que Google affiche sous le titre.');
  if (h1Count === 0) more.push('Aucun titre principal n’annonce le sujet de la page.');
  if (imagesWithoutAlt) more.push(`${plural(imagesWithoutAlt, 'image n’a', 'images n’ont')} pas de texte alternatif.`);
  if (brokenLinks) more.push(`${plural(brokenLinks, 'lien mène', 'liens mènent')} à une page qui n’existe plus.`);
  if (words !== null && words < 250) more.push(`Avec ${plural(words, 'mot', 'mots')}, la page d’accueil explique encore peu l’activité.`);
  if (facts.https === false) more.push('La connexion n’est pas chiffrée, ce que les navigateurs signalent aux visiteurs.');
  if (more.length < 2) more.push('Les éléments de base qu’attendent les moteurs de recherche sont en place.');
  return [
    ...more,
    'Ces points sont visibles par Google comme par les visiteurs.',
    'Ils se corrigent sans refaire le site.',
    'Un travail régulier sur les textes aide ensuite les clients de la région à trouver l’entreprise.',
    'Les premières étapes proposées plus bas partent de ces constats.',
    'Elles sont classées par utilité, de la plus urgente à la plus simple.',
    'Un échange de quelques minutes permet d’en discuter.',
    'Chacune peut être menée séparément.',
  ];
}
