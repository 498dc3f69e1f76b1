import { counted, inSentence, integer } from '../../../../rules/figures.rules.js';
import { t } from '../../../../rules/language.rules.js';
import { LIMITS } from '../../../../rules/limits.rules.js';
import { type Sentence, sentence } from './sentence.js';

const { titleCharacters, descriptionCharacters, words } = LIMITS;
const page = { topic: 'page' } as const;

/** What the home page lacks, in the order of the findings: what gains most first. */
export const PAGE_FAULTS: readonly Sentence[] = [
  sentence({
    ...page,
    id: 'home-not-found',
    about: 'answer',
    needs: ['httpStatus'],
    tells: ['home-not-found'],
    wordings: [
      () => t`La page d’accueil s’affiche, mais son serveur l’annonce comme introuvable (404) : Google n’indexe pas une telle page.`,
      () => t`Le serveur annonce la page d’accueil comme introuvable (404), ce qui l’écarte des résultats de Google.`,
    ],
    short: () => t`une page d’accueil annoncée comme introuvable (404)`,
  }),
  sentence({
    ...page,
    id: 'no-https',
    about: 'connection',
    needs: ['https'],
    tells: ['no-https'],
    wordings: [
      () => t`La connexion au site n’est pas chiffrée, ce que les navigateurs signalent aux visiteurs.`,
      () => t`Le site s’ouvre sans connexion chiffrée (https).`,
    ],
    short: () => t`une connexion non chiffrée`,
  }),
  sentence({
    ...page,
    id: 'invalid-certificate',
    about: 'connection',
    needs: ['certificateValid'],
    tells: ['invalid-certificate'],
    wordings: [
      () => t`Le certificat de sécurité du site n’est pas valable : les navigateurs affichent un avertissement.`,
      () => t`Les navigateurs refusent le certificat de sécurité du site.`,
    ],
    short: () => t`un certificat de sécurité non valable`,
  }),
  sentence({
    ...page,
    id: 'no-title',
    about: 'title',
    needs: ['titleCharacters'],
    tells: ['no-title'],
    wordings: [
      () => t`La page d’accueil n’a pas de titre, le texte que Google affiche en premier.`,
      () => t`Il manque à la page d’accueil un titre, le texte que Google affiche en premier.`,
    ],
    short: () => t`un titre manquant`,
  }),
  sentence({
    ...page,
    id: 'broken-links',
    about: 'links',
    needs: ['brokenLinks'],
    tells: ['broken-links'],
    wordings: [
      ({ brokenLinks: n }) => t`Sur la page d’accueil, ${inSentence(n, t`un lien mène`, t`liens mènent`)} à une page qui ne répond plus.`,
      ({ brokenLinks: n }) => t`La page d’accueil contient ${inSentence(n, t`un lien cassé`, t`liens cassés`)}.`,
    ],
    short: ({ brokenLinks: n }) => inSentence(n, t`un lien cassé`, t`liens cassés`),
  }),
  sentence({
    ...page,
    id: 'no-h1',
    about: 'h1',
    needs: ['h1Count'],
    tells: ['no-h1'],
    wordings: [
      () => t`Aucun titre principal (H1) n’annonce le sujet de la page.`,
      () => t`La page ne contient aucun titre principal (H1).`,
    ],
    short: () => t`un titre principal (H1) manquant`,
  }),
  sentence({
    ...page,
    id: 'no-description',
    about: 'description',
    needs: ['descriptionCharacters'],
    tells: ['no-description'],
    wordings: [
      () => t`La page d’accueil n’a pas de description pour les moteurs de recherche.`,
      () => t`Aucune description n’est proposée à Google pour la page d’accueil.`,
    ],
    short: () => t`une description manquante`,
  }),
  sentence({
    ...page,
    id: 'images-without-alt',
    about: 'images',
    needs: ['imagesWithoutAlt'],
    tells: ['images-without-alt'],
    holds: ({ imagesWithoutAlt }) => imagesWithoutAlt > 0,
    wordings: [
      ({ imagesWithoutAlt: n }) => t`Il manque un texte alternatif à ${inSentence(n, t`une image`, t`images`)} de la page.`,
      ({ imagesWithoutAlt: n }) => t`Sur la page, ${inSentence(n, t`une image n’a`, t`images n’ont`)} pas de texte alternatif.`,
    ],
    short: ({ imagesWithoutAlt: n }) => t`${inSentence(n, t`une image`, t`images`)} sans texte alternatif`,
  }),
  sentence({
    ...page,
    id: 'some-image-without-alt',
    about: 'images',
    needs: ['someImageWithoutAlt'],
    absent: ['imagesWithoutAlt'],
    tells: ['images-without-alt'],
    wordings: [() => t`Des images n’ont pas de texte alternatif.`],
    short: () => t`des images sans texte alternatif`,
  }),
  sentence({
    ...page,
    id: 'thin-content',
    about: 'words',
    needs: ['words'],
    tells: ['thin-content'],
    wordings: [
      (f) => t`La page d’accueil compte ${inSentence(f.words, t`un seul mot`, t`mots`)}, moins que les ${integer(words)} conseillés.`,
      (f) => t`Avec ${inSentence(f.words, t`un seul mot`, t`mots`)}, la page d’accueil reste brève : ${integer(words)} sont conseillés.`,
    ],
    short: (f) => (f.words === 1 ? t`une page d’accueil d’un seul mot` : t`une page d’accueil de ${counted(f.words, t`mot`, t`mots`)}`),
  }),
  sentence({
    ...page,
    id: 'title-too-long',
    about: 'title',
    needs: ['titleCharacters'],
    tells: ['title-too-long'],
    wordings: [
      ({ titleCharacters: length }) =>
        t`Le titre de la page compte ${integer(length)} caractères, plus que les ${titleCharacters.most} conseillés.`,
    ],
    short: ({ titleCharacters: length }) => t`un titre de ${integer(length)} caractères`,
  }),
  sentence({
    ...page,
    id: 'title-too-short',
    about: 'title',
    needs: ['titleCharacters'],
    tells: ['title-too-short'],
    wordings: [
      ({ titleCharacters: length }) =>
        t`Le titre de la page compte ${inSentence(length, t`un seul caractère`, t`caractères`)}, moins que les ${titleCharacters.least} conseillés.`,
    ],
    short: ({ titleCharacters: length }) =>
      length === 1 ? t`un titre d’un seul caractère` : t`un titre de ${counted(length, t`caractère`, t`caractères`)}`,
  }),
  sentence({
    ...page,
    id: 'hard-to-read',
    about: 'reading',
    needs: ['readingEase'],
    tells: ['hard-to-read'],
    wordings: [() => t`Le texte de la page est difficile à lire selon l’indice de lisibilité.`],
    short: () => t`un texte difficile à lire`,
  }),
  sentence({
    ...page,
    id: 'no-compression',
    about: 'compression',
    needs: ['compressed'],
    tells: ['no-compression'],
    wordings: [() => t`Le serveur envoie la page sans la compresser.`],
    short: () => t`une page envoyée sans compression`,
  }),
  sentence({
    ...page,
    id: 'no-structured-data',
    about: 'structured-data',
    needs: ['structuredData'],
    tells: ['no-structured-data'],
    wordings: [() => t`La page ne contient pas de données structurées pour les moteurs de recherche.`],
    short: () => t`des données structurées absentes`,
  }),
  sentence({
    ...page,
    id: 'description-too-short',
    about: 'description',
    needs: ['descriptionCharacters'],
    tells: ['description-too-short'],
    wordings: [
      ({ descriptionCharacters: length }) =>
        t`La description compte ${inSentence(length, t`un seul caractère`, t`caractères`)}, moins que les ${descriptionCharacters.least} conseillés.`,
    ],
    short: ({ descriptionCharacters: length }) =>
      length === 1 ? t`une description d’un seul caractère` : t`une description de ${counted(length, t`caractère`, t`caractères`)}`,
  }),
  sentence({
    ...page,
    id: 'several-h1',
    about: 'h1',
    needs: ['h1Count'],
    tells: ['several-h1'],
    wordings: [({ h1Count }) => t`La page porte ${integer(h1Count)} titres principaux (H1) au lieu d’un seul.`],
    short: ({ h1Count }) => t`${integer(h1Count)} titres principaux (H1)`,
  }),
];
