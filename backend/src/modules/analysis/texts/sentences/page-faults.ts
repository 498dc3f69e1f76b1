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
      () => t`La page d’accueil s’affiche, mais répond « introuvable » (404) : Google ne montre pas une telle page.`,
      () => t`La page d’accueil répond « introuvable » (404), ce qui l’écarte des résultats de Google.`,
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
      () => t`Le site s’ouvre avec la mention « Non sécurisé », que chaque visiteur voit.`,
      () => t`Le site s’ouvre sans connexion sécurisée (https).`,
    ],
    short: () => t`une mention « Non sécurisé »`,
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
      () => t`Aucun grand titre n’annonce le sujet de la page.`,
      () => t`Il manque à la page un grand titre qui dit de quoi elle parle.`,
    ],
    short: () => t`un grand titre manquant`,
  }),
  sentence({
    ...page,
    id: 'no-description',
    about: 'description',
    needs: ['descriptionCharacters'],
    tells: ['no-description'],
    wordings: [
      () => t`La page d’accueil n’a pas les deux phrases que Google peut montrer sous son titre.`,
      () => t`La page d’accueil ne propose à Google aucune description.`,
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
      ({ imagesWithoutAlt: n }) => t`Il manque à ${inSentence(n, t`une image`, t`images`)} de la page un texte qui dit ce qu’on y voit.`,
      ({ imagesWithoutAlt: n }) =>
        t`Sur la page, ${inSentence(n, t`une image n’a`, t`images n’ont`)} pas de texte qui dit ce qu’on y voit.`,
    ],
    short: ({ imagesWithoutAlt: n }) => t`${inSentence(n, t`une image`, t`images`)} sans description`,
  }),
  sentence({
    ...page,
    id: 'some-image-without-alt',
    about: 'images',
    needs: ['someImageWithoutAlt'],
    absent: ['imagesWithoutAlt'],
    tells: ['images-without-alt'],
    wordings: [() => t`Des images n’ont pas de texte qui dit ce qu’on y voit.`],
    short: () => t`des images sans description`,
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
    wordings: [() => t`La page arrive plus lourde que nécessaire : son hébergeur ne la compresse pas.`],
    short: () => t`une page envoyée sans compression`,
  }),
  sentence({
    ...page,
    id: 'no-structured-data',
    about: 'structured-data',
    needs: ['structuredData'],
    tells: ['no-structured-data'],
    wordings: [() => t`La page ne dit pas à Google, dans la forme qu’il attend, qui vous êtes et où vous trouver.`],
    short: () => t`une carte de visite pour Google absente`,
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
    wordings: [({ h1Count }) => t`La page porte ${integer(h1Count)} grands titres au lieu d’un seul.`],
    short: ({ h1Count }) => t`${integer(h1Count)} grands titres`,
  }),
];
