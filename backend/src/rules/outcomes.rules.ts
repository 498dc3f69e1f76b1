import { t, wordsBy } from './language.rules.js';
import { isWrongPage, OUTCOME_NAMES, type OutcomeName } from './outcome-names.rules.js';

/** The texts of each outcome (decision 30). Read by all three parts. */

/** Where a scan counts a site (decision 35). */
export type TallyGroup = 'measured' | 'unreachable' | 'otherPage';

interface Words {
  /** A few words, beside a figure that is missing. */
  short: string;
  /** What was found, worded without blame. */
  met: string;
  /** What to do about it. */
  todo: string;
}

interface Outcome {
  group: TallyGroup;
  /** Whether a person in front of a browser gets through to a page of the site. */
  opens: boolean;
  owner: Words;
  staff: Words;
}

const CHECK_AND_AGAIN = 'Corrigez l’adresse si elle a changé, puis relancez l’analyse.';
const TELL_AND_AGAIN = 'Signalez-le à l’entreprise\u202f; relancez l’analyse dès que son site est de retour.';

export const OUTCOMES = {
  ok: {
    group: 'measured',
    opens: true,
    owner: wordsBy({ short: () => t`En ligne`, met: () => t`Votre site a répondu normalement.`, todo: () => t`Rien à faire.` }),
    staff: { short: 'En ligne', met: t`Le site répond normalement.`, todo: 'Rien à faire.' },
  },
  unreachable: {
    group: 'unreachable',
    opens: false,
    owner: wordsBy({
      short: () => t`Site sans réponse`,
      met: () => t`Votre site n’a pas répondu lors de notre visite.`,
      todo: () => t`Les mesures qui en dépendent reprendront dès qu’il sera joignable.`,
    }),
    staff: { short: 'Injoignable', met: t`Le site est injoignable.`, todo: CHECK_AND_AGAIN },
  },
  http_error: {
    group: 'unreachable',
    opens: false,
    owner: wordsBy({
      short: () => t`Page d’erreur`,
      met: () => t`Votre site a répondu par une page d’erreur lors de notre visite.`,
      todo: () => t`Nous ne notons pas une page d’erreur\u202f: nous le mesurerons dès que sa page d’accueil s’affichera.`,
    }),
    staff: { short: 'Erreur HTTP', met: t`Le site répond par une erreur.`, todo: CHECK_AND_AGAIN },
  },
  certificate_refused: {
    group: 'unreachable',
    opens: false,
    owner: wordsBy({
      short: () => t`Avertissement de sécurité`,
      met: () => t`À la place de votre site, les navigateurs affichent un avertissement\u202f: ils n’acceptent pas son certificat.`,
      todo: () => t`Votre hébergeur peut le renouveler\u202f; nous mesurerons votre site dès qu’il s’ouvrira sans avertissement.`,
    }),
    staff: {
      short: 'Certificat refusé',
      met: t`Les navigateurs refusent le certificat du site et montrent un avertissement à sa place.`,
      todo: 'Signalez-le à l’entreprise\u202f; relancez l’analyse dès que le certificat est renouvelé.',
    },
  },
  outdated_tls: {
    group: 'unreachable',
    opens: false,
    owner: wordsBy({
      short: () => t`Chiffrement dépassé`,
      met: () => t`Les navigateurs n’ouvrent plus votre site\u202f: son serveur ne connaît qu’un chiffrement dépassé (TLS 1.0 ou 1.1).`,
      todo: () => t`Votre hébergeur peut activer TLS 1.2 ou 1.3\u202f; nous mesurerons votre site dès qu’il s’ouvrira.`,
    }),
    staff: {
      short: 'TLS 1.0 ou 1.1',
      met: t`Le serveur ne parle que TLS 1.0 ou 1.1\u202f: les navigateurs n’ouvrent plus le site.`,
      todo: 'Signalez-le à l’entreprise\u202f; relancez l’analyse dès que son serveur parle TLS 1.2 ou 1.3.',
    },
  },
  unreadable: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Page illisible`,
      met: () => t`Votre site a répondu par un contenu que les navigateurs ne savent pas lire.`,
      todo: () =>
        t`La personne qui s’occupe du serveur peut corriger la compression des pages\u202f; nous le mesurerons dès qu’il se lira.`,
    }),
    staff: {
      short: 'Page illisible',
      met: t`Le site répond par un contenu illisible\u202f: compression ou encodage inconnus, ou rien qui soit du texte.`,
      todo: TELL_AND_AGAIN,
    },
  },
  soft_404: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Page introuvable`,
      met: () => t`L’adresse mène à une page «\u202fintrouvable\u202f».`,
      todo: () => t`Indiquez-nous l’adresse de votre page d’accueil\u202f: nous la mesurerons.`,
    }),
    staff: {
      short: 'Page introuvable',
      met: t`L’adresse mène à une page «\u202fintrouvable\u202f», servie comme une page normale.`,
      todo: CHECK_AND_AGAIN,
    },
  },
  empty: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Page vide`,
      met: () => t`L’adresse répond, mais sa page était vide lors de notre visite.`,
      todo: () => t`Nous ne notons pas une page vide\u202f: nous la mesurerons dès que son contenu s’affichera.`,
    }),
    staff: { short: 'Page vide', met: t`Le site répond par une page vide.`, todo: TELL_AND_AGAIN },
  },
  parked: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Page d’attente`,
      met: () => t`L’adresse mène à une page d’attente ou à une offre de vente du nom de domaine.`,
      todo: () => t`Nous ne notons pas une page d’attente\u202f: indiquez-nous l’adresse de votre site s’il se trouve ailleurs.`,
    }),
    staff: { short: 'Domaine parqué', met: t`Le domaine est parqué ou à vendre.`, todo: CHECK_AND_AGAIN },
  },
  reserved: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Adresse réservée`,
      met: () => t`L’adresse est réservée\u202f; aucun site n’y est encore publié.`,
      todo: () => t`Nous le mesurerons dès sa mise en ligne.`,
    }),
    staff: {
      short: 'Domaine réservé',
      met: t`Le domaine est enregistré\u202f; l’hébergeur montre sa page d’accueil provisoire.`,
      todo: CHECK_AND_AGAIN,
    },
  },
  suspended: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Hébergement suspendu`,
      met: () => t`L’hébergeur montre sa propre page à la place de votre site.`,
      todo: () => t`Votre hébergeur peut vous dire comment le rétablir\u202f; nous mesurerons votre site à son retour.`,
    }),
    staff: { short: 'Hébergement suspendu', met: t`L’hébergement du site est suspendu.`, todo: TELL_AND_AGAIN },
  },
  default_page: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Page du serveur`,
      met: () => t`L’adresse montre la page d’origine du serveur, pas encore un site.`,
      todo: () => t`Nous le mesurerons dès que votre site y sera publié.`,
    }),
    staff: { short: 'Page du serveur', met: t`Le serveur montre sa page d’origine.`, todo: CHECK_AND_AGAIN },
  },
  directory: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Liste de fichiers`,
      met: () => t`L’adresse montre une liste de fichiers à la place d’une page.`,
      todo: () => t`Une page d’accueil manque à cet endroit\u202f; nous la mesurerons dès qu’elle y sera.`,
    }),
    staff: { short: 'Liste de fichiers', met: t`Le serveur montre une liste de fichiers.`, todo: TELL_AND_AGAIN },
  },
  fresh_cms: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Site en préparation`,
      met: () => t`Le site vient d’être installé et montre encore son contenu d’exemple.`,
      todo: () => t`Nous le mesurerons dès que votre contenu y sera.`,
    }),
    staff: {
      short: 'CMS neuf',
      met: t`Le système du site vient d’être installé\u202f: contenu d’exemple ou site non publié.`,
      todo: CHECK_AND_AGAIN,
    },
  },
  maintenance: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Site en maintenance`,
      met: () => t`Votre site était en maintenance ou en préparation lors de notre visite.`,
      todo: () => t`Nous le mesurerons à son retour.`,
    }),
    staff: {
      short: 'En maintenance',
      met: t`Le site est en maintenance ou en construction.`,
      todo: 'Relancez l’analyse dans quelques jours.',
    },
  },
  login_wall: {
    group: 'otherPage',
    opens: true,
    owner: wordsBy({
      short: () => t`Page de connexion`,
      met: () => t`Votre site s’ouvre sur une page de connexion.`,
      todo: () => t`Seule une partie publique peut être mesurée\u202f: indiquez-nous son adresse s’il y en a une.`,
    }),
    staff: { short: 'Connexion demandée', met: t`Le site demande une connexion avant de se montrer.`, todo: CHECK_AND_AGAIN },
  },
  bot_challenge: {
    group: 'otherPage',
    opens: true,
    owner: wordsBy({
      short: () => t`Contrôle anti-robots`,
      met: () => t`Votre site demande à chaque visiteur de prouver qu’il est humain.`,
      todo: () => t`Nos mesures s’arrêtent devant cette porte\u202f; la personne qui s’occupe du site peut nous laisser passer.`,
    }),
    staff: {
      short: 'Contrôle anti-robots',
      met: t`Le site présente un contrôle anti-robots au lieu de sa page.`,
      todo: 'Regardez le site vous-même\u202f; saisissez ses chiffres à la main si vous les connaissez.',
    },
  },
  consent_wall: {
    group: 'otherPage',
    opens: true,
    owner: wordsBy({
      short: () => t`Accord demandé d’abord`,
      met: () => t`Votre site ne se montre qu’après un accord du visiteur\u202f; nous n’en donnons aucun à sa place.`,
      todo: () => t`Un site qui se montre avec sa demande d’accord peut être mesuré.`,
    }),
    staff: {
      short: 'Accord demandé',
      met: t`Le site ne montre rien avant un accord (cookies, âge).`,
      todo: 'Regardez le site vous-même\u202f; rien n’est accepté à la place d’un visiteur.',
    },
  },
  unrendered: {
    group: 'otherPage',
    opens: false,
    owner: wordsBy({
      short: () => t`Page non affichée`,
      met: () => t`Votre site est dessiné par des programmes qui n’ont rien affiché lors de notre visite.`,
      todo: () => t`Nous recommencerons\u202f; s’il s’affiche chez vous, indiquez son adresse exacte.`,
    }),
    staff: {
      short: 'Page non affichée',
      met: t`Les scripts du site n’ont rien affiché.`,
      todo: 'Ouvrez le site, puis relancez l’analyse.',
    },
  },
  frameset: {
    group: 'otherPage',
    opens: true,
    owner: wordsBy({
      short: () => t`Page dans un cadre`,
      met: () => t`L’adresse montre une autre adresse dans un cadre.`,
      todo: () => t`Indiquez-nous l’adresse de votre vrai site\u202f: nous la mesurerons.`,
    }),
    staff: {
      short: 'Cadre',
      met: t`L’adresse ne fait que montrer un autre site dans un cadre.`,
      todo: 'Enregistrez l’adresse du site encadré.',
    },
  },
  other_company: {
    group: 'otherPage',
    opens: true,
    owner: wordsBy({
      short: () => t`Autre site`,
      met: () => t`L’adresse mène à un site que nous n’avons pas reconnu comme le vôtre.`,
      todo: () => t`Nous ne notons pas le site d’un tiers\u202f; indiquez l’adresse du vôtre.`,
    }),
    staff: {
      short: 'Autre entreprise',
      met: t`L’adresse mène au site d’une autre entreprise.`,
      todo: 'Si ce site est bien le sien, dites-le ici\u202f; sinon corrigez l’adresse.',
    },
  },
} as const satisfies Record<OutcomeName, Outcome>;

/** One kind of words of every outcome, e.g. those of staff in short. */
export function outcomeWords(reader: 'owner' | 'staff', kind: keyof Words): Record<OutcomeName, string> {
  return Object.fromEntries(OUTCOME_NAMES.map((name) => [name, OUTCOMES[name][reader][kind]])) as Record<OutcomeName, string>;
}

/** What was met instead of the company's page and what to do, for the owner of the website; null otherwise. */
export function ownerWords(name: string | null | undefined): { short: string; sentence: string } | null {
  if (!isWrongPage(name)) return null;
  const { short, met, todo } = OUTCOMES[name].owner;
  return { short, sentence: `${met} ${todo}` };
}
