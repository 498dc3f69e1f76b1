import { decimal, inSentence, integer } from '../../../../rules/figures.rules.js';
import { t } from '../../../../rules/language.rules.js';
import { LIMITS } from '../../../../rules/limits.rules.js';
import { productName } from '../names.js';
import { type Sentence, sentence } from './sentence.js';

/** What else was measured about the site, the most telling first. */
export const PAGE_REMARKS: readonly Sentence[] = [
  sentence({
    id: 'lighthouse-seo',
    topic: 'page',
    about: 'seo',
    needs: ['lighthouseSeoPoints'],
    wordings: [
      (f) => t`Lighthouse donne ${integer(f.lighthouseSeoPoints)} sur 100 aux bases techniques du référencement.`,
      (f) => t`Lighthouse note les bases techniques du référencement ${integer(f.lighthouseSeoPoints)} sur 100.`,
    ],
  }),
  sentence({
    id: 'secure',
    topic: 'page',
    about: 'connection',
    needs: ['https', 'certificateValid'],
    praises: ['no-https', 'invalid-certificate'],
    wordings: [
      () => t`La connexion est sécurisée (https) et le certificat est valable.`,
      () => t`Le site s’ouvre en https, avec un certificat de sécurité valable.`,
    ],
  }),
  sentence({
    id: 'encrypted',
    topic: 'page',
    about: 'connection',
    needs: ['https'],
    absent: ['certificateValid'],
    praises: ['no-https'],
    wordings: [() => t`Le site s’ouvre en https : la connexion est sécurisée.`],
  }),
  sentence({
    id: 'system',
    topic: 'page',
    about: 'system',
    needs: ['cms', 'cmsVersion'],
    holds: ({ cms, cmsVersion }) => productName(cms, cmsVersion) !== null,
    wordings: [
      ({ cms, cmsVersion }) => t`Le site fonctionne avec ${productName(cms, cmsVersion) ?? ''}.`,
      ({ cms, cmsVersion }) => t`Le système de gestion reconnu est ${productName(cms, cmsVersion) ?? ''}.`,
    ],
  }),
  sentence({
    id: 'system-without-version',
    topic: 'page',
    about: 'system',
    needs: ['cms'],
    holds: ({ cms }) => productName(cms, null) !== null,
    wordings: [
      ({ cms }) => t`Le site fonctionne avec ${productName(cms, null) ?? ''}.`,
      ({ cms }) => t`Le système de gestion reconnu est ${productName(cms, null) ?? ''}.`,
    ],
  }),
  sentence({
    id: 'rating',
    topic: 'page',
    about: 'reviews',
    needs: ['rating', 'reviewCount'],
    holds: ({ reviewCount }) => reviewCount > 0,
    wordings: [
      (f) =>
        t`Sur Google, ses clients donnent à l’entreprise ${decimal(f.rating)} sur 5, d’après ${inSentence(f.reviewCount, t`un seul avis`, t`avis`)}.`,
      (f) =>
        t`La note de l’entreprise sur Google est de ${decimal(f.rating)} sur 5 (${inSentence(f.reviewCount, t`un seul avis`, t`avis`)}).`,
    ],
  }),
  sentence({
    id: 'keywords-in-top-10',
    topic: 'page',
    about: 'keywords',
    needs: ['keywordsInTop10'],
    praises: ['no-first-page-keyword'],
    wordings: [
      ({ keywordsInTop10: n }) =>
        t`Le site figure en première page de Google Suisse pour ${inSentence(n, t`une recherche relevée`, t`recherches relevées`)}.`,
    ],
  }),
  sentence({
    id: 'no-keyword-in-top-10',
    topic: 'page',
    about: 'keywords',
    needs: ['keywordsInTop10'],
    tells: ['no-first-page-keyword'],
    wordings: [() => t`Aucune recherche relevée ne mène au site en première page de Google Suisse.`],
    short: () => t`l’absence en première page de Google Suisse`,
  }),
  sentence({
    id: 'title-and-description',
    topic: 'page',
    about: 'title',
    needs: ['titleCharacters', 'descriptionCharacters'],
    praises: ['no-title', 'title-too-long', 'title-too-short', 'no-description', 'description-too-short', 'description-too-long'],
    wordings: [() => t`Le titre et la description de la page d’accueil ont la longueur conseillée.`],
  }),
  sentence({
    id: 'title-of-good-length',
    topic: 'page',
    about: 'title',
    needs: ['titleCharacters'],
    praises: ['no-title', 'title-too-long', 'title-too-short'],
    wordings: [(f) => t`Le titre de la page d’accueil compte ${integer(f.titleCharacters)} caractères, une longueur conseillée.`],
  }),
  sentence({
    id: 'one-h1',
    topic: 'page',
    about: 'h1',
    needs: ['h1Count', 'h1WithTextCount'],
    praises: ['no-h1', 'empty-h1', 'several-h1'],
    wordings: [() => t`La page a un seul grand titre, comme il convient.`],
  }),
  sentence({
    id: 'images-all-described',
    topic: 'page',
    about: 'images',
    needs: ['imageCount', 'imagesWithoutAlt'],
    praises: ['images-without-alt'],
    holds: ({ imageCount, imagesWithoutAlt }) => imageCount > 1 && imagesWithoutAlt === 0,
    wordings: [(f) => t`Les ${integer(f.imageCount)} images de la page ont toutes une description.`],
  }),
  sentence({
    id: 'no-broken-link',
    topic: 'page',
    about: 'links',
    needs: ['brokenLinks', 'linksChecked'],
    praises: ['broken-links'],
    holds: ({ linksChecked }) => linksChecked > 1,
    wordings: [(f) => t`Les ${integer(f.linksChecked)} liens vérifiés répondent tous.`],
  }),
  sentence({
    id: 'easy-to-read',
    topic: 'page',
    about: 'reading',
    needs: ['readingEase'],
    holds: (f) => f.readingEase >= LIMITS.readingEase.easy,
    wordings: [() => t`Le texte est facile à lire selon l’indice de lisibilité.`],
  }),
  sentence({
    id: 'enough-words',
    topic: 'page',
    about: 'words',
    needs: ['words'],
    praises: ['thin-content'],
    wordings: [(f) => t`La page d’accueil compte ${inSentence(f.words, t`un seul mot`, t`mots`)}.`],
  }),
  sentence({
    id: 'structured-data',
    topic: 'page',
    about: 'structured-data',
    needs: ['structuredData'],
    praises: ['no-structured-data'],
    wordings: [() => t`La page se présente à Google dans la forme qu’il attend.`],
  }),
  sentence({
    id: 'compressed',
    topic: 'page',
    about: 'compression',
    needs: ['compressed'],
    praises: ['no-compression'],
    wordings: [() => t`La page arrive compressée, donc légère.`],
  }),
];
