import { inSentence, integer, withDe } from '../../../../rules/figures.rules.js';
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
      () => 'La page d’accueil s’affiche, mais son serveur l’annonce comme introuvable (404) : Google n’indexe pas une telle page.',
      () => 'Le serveur annonce la page d’accueil comme introuvable (404), ce qui l’écarte des résultats de Google.',
    ],
    short: () => 'une page d’accueil annoncée comme introuvable (404)',
  }),
  sentence({
    ...page,
    id: 'no-https',
    about: 'connection',
    needs: ['https'],
    tells: ['no-https'],
    wordings: [
      () => 'La connexion au site n’est pas chiffrée, ce que les navigateurs signalent aux visiteurs.',
      () => 'Le site s’ouvre sans connexion chiffrée (https).',
    ],
    short: () => 'une connexion non chiffrée',
  }),
  sentence({
    ...page,
    id: 'invalid-certificate',
    about: 'connection',
    needs: ['certificateValid'],
    tells: ['invalid-certificate'],
    wordings: [
      () => 'Le certificat de sécurité du site n’est pas valable : les navigateurs affichent un avertissement.',
      () => 'Les navigateurs refusent le certificat de sécurité du site.',
    ],
    short: () => 'un certificat de sécurité non valable',
  }),
  sentence({
    ...page,
    id: 'no-title',
    about: 'title',
    needs: ['titleCharacters'],
    tells: ['no-title'],
    wordings: [
      () => 'La page d’accueil n’a pas de titre, le texte que Google affiche en premier.',
      () => 'Il manque à la page d’accueil un titre, le texte que Google affiche en premier.',
    ],
    short: () => 'un titre manquant',
  }),
  sentence({
    ...page,
    id: 'broken-links',
    about: 'links',
    needs: ['brokenLinks'],
    tells: ['broken-links'],
    wordings: [
      ({ brokenLinks: n }) => `Sur la page d’accueil, ${inSentence(n, 'un lien mène', 'liens mènent')} à une page qui ne répond plus.`,
      ({ brokenLinks: n }) => `La page d’accueil contient ${inSentence(n, 'un lien cassé', 'liens cassés')}.`,
    ],
    short: ({ brokenLinks: n }) => inSentence(n, 'un lien cassé', 'liens cassés'),
  }),
  sentence({
    ...page,
    id: 'no-h1',
    about: 'h1',
    needs: ['h1Count'],
    tells: ['no-h1'],
    wordings: [() => 'Aucun titre principal (H1) n’annonce le sujet de la page.', () => 'La page ne contient aucun titre principal (H1).'],
    short: () => 'un titre principal (H1) manquant',
  }),
  sentence({
    ...page,
    id: 'no-description',
    about: 'description',
    needs: ['descriptionCharacters'],
    tells: ['no-description'],
    wordings: [
      () => 'La page d’accueil n’a pas de description pour les moteurs de recherche.',
      () => 'Aucune description n’est proposée à Google pour la page d’accueil.',
    ],
    short: () => 'une description manquante',
  }),
  sentence({
    ...page,
    id: 'images-without-alt',
    about: 'images',
    needs: ['imagesWithoutAlt'],
    tells: ['images-without-alt'],
    holds: ({ imagesWithoutAlt }) => imagesWithoutAlt > 0,
    wordings: [
      ({ imagesWithoutAlt: n }) => `Il manque un texte alternatif à ${inSentence(n, 'une image', 'images')} de la page.`,
      ({ imagesWithoutAlt: n }) => `Sur la page, ${inSentence(n, 'une image n’a', 'images n’ont')} pas de texte alternatif.`,
    ],
    short: ({ imagesWithoutAlt: n }) => `${inSentence(n, 'une image', 'images')} sans texte alternatif`,
  }),
  sentence({
    ...page,
    id: 'some-image-without-alt',
    about: 'images',
    needs: ['someImageWithoutAlt'],
    absent: ['imagesWithoutAlt'],
    tells: ['images-without-alt'],
    wordings: [() => 'Des images n’ont pas de texte alternatif.'],
    short: () => 'des images sans texte alternatif',
  }),
  sentence({
    ...page,
    id: 'thin-content',
    about: 'words',
    needs: ['words'],
    tells: ['thin-content'],
    wordings: [
      (f) => `La page d’accueil compte ${inSentence(f.words, 'un seul mot', 'mots')}, moins que les ${integer(words)} conseillés.`,
      (f) => `Avec ${inSentence(f.words, 'un seul mot', 'mots')}, la page d’accueil reste brève : ${integer(words)} sont conseillés.`,
    ],
    short: (f) => `une page d’accueil ${withDe(inSentence(f.words, 'un seul mot', 'mots'))}`,
  }),
  sentence({
    ...page,
    id: 'title-too-long',
    about: 'title',
    needs: ['titleCharacters'],
    tells: ['title-too-long'],
    wordings: [
      ({ titleCharacters: length }) =>
        `Le titre de la page compte ${integer(length)} caractères, plus que les ${titleCharacters.most} conseillés.`,
    ],
    short: ({ titleCharacters: length }) => `un titre de ${integer(length)} caractères`,
  }),
  sentence({
    ...page,
    id: 'title-too-short',
    about: 'title',
    needs: ['titleCharacters'],
    tells: ['title-too-short'],
    wordings: [
      ({ titleCharacters: length }) =>
        `Le titre de la page compte ${inSentence(length, 'un seul caractère', 'caractères')}, moins que les ${titleCharacters.least} conseillés.`,
    ],
    short: ({ titleCharacters: length }) => `un titre ${withDe(inSentence(length, 'un seul caractère', 'caractères'))}`,
  }),
  sentence({
    ...page,
    id: 'hard-to-read',
    about: 'reading',
    needs: ['readingEase'],
    tells: ['hard-to-read'],
    wordings: [() => 'Le texte de la page est difficile à lire selon l’indice de lisibilité.'],
    short: () => 'un texte difficile à lire',
  }),
  sentence({
    ...page,
    id: 'no-compression',
    about: 'compression',
    needs: ['compressed'],
    tells: ['no-compression'],
    wordings: [() => 'Le serveur envoie la page sans la compresser.'],
    short: () => 'une page envoyée sans compression',
  }),
  sentence({
    ...page,
    id: 'no-structured-data',
    about: 'structured-data',
    needs: ['structuredData'],
    tells: ['no-structured-data'],
    wordings: [() => 'La page ne contient pas de données structurées pour les moteurs de recherche.'],
    short: () => 'des données structurées absentes',
  }),
  sentence({
    ...page,
    id: 'description-too-short',
    about: 'description',
    needs: ['descriptionCharacters'],
    tells: ['description-too-short'],
    wordings: [
      ({ descriptionCharacters: length }) =>
        `La description compte ${inSentence(length, 'un seul caractère', 'caractères')}, moins que les ${descriptionCharacters.least} conseillés.`,
    ],
    short: ({ descriptionCharacters: length }) => `une description ${withDe(inSentence(length, 'un seul caractère', 'caractères'))}`,
  }),
  sentence({
    ...page,
    id: 'several-h1',
    about: 'h1',
    needs: ['h1Count'],
    tells: ['several-h1'],
    wordings: [({ h1Count }) => `La page porte ${integer(h1Count)} titres principaux (H1) au lieu d’un seul.`],
    short: ({ h1Count }) => `${integer(h1Count)} titres principaux (H1)`,
  }),
];
