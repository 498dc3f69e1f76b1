import { WIDGET_LANGUAGES, type WidgetLanguage } from '../../../backend/src/rules/widget.rules.ts';

/** Words of `widget.js` on the page of somebody else: one file for all languages, so no catalogue of a build. */

interface WidgetWords {
  /** Name of the frame for assistive technology. */
  title: string;
  /** To visitors, where the form would stand. */
  refused: string;
  unreachable: string;
  /** The same form on our own page. */
  link: string;
  /** To the developer of the page, in the console. */
  notAllowed(origin: string): string;
  forbidden(frameSource: string): string;
  noAnswer(address: string): string;
}

export const WIDGET_WORDS: Readonly<Record<WidgetLanguage, WidgetWords>> = {
  fr: {
    title: 'Demander l’audit gratuit de votre site',
    refused: 'Ce formulaire n’est pas autorisé sur cette page.',
    unreachable: 'Ce formulaire ne répond pas pour le moment.',
    link: 'L’ouvrir sur son propre site',
    notAllowed: (origin) => `${origin} n’est pas une adresse autorisée : ajoutez-la dans Paramètres › Général › Widget.`,
    forbidden: (source) => `la politique de sécurité de cette page (CSP) interdit le cadre : ajoutez ${source} à frame-src.`,
    noAnswer: (address) => `${address} n’a pas répondu.`,
  },
  de: {
    title: 'Kostenloses Audit Ihrer Website anfordern',
    refused: 'Dieses Formular ist auf dieser Seite nicht zugelassen.',
    unreachable: 'Dieses Formular antwortet zurzeit nicht.',
    link: 'Auf seiner eigenen Website öffnen',
    notAllowed: (origin) => `${origin} ist keine zugelassene Adresse: Fügen Sie sie unter Paramètres › Général › Widget hinzu.`,
    forbidden: (source) => `Die Sicherheitsrichtlinie dieser Seite (CSP) verbietet den Rahmen: Fügen Sie ${source} zu frame-src hinzu.`,
    noAnswer: (address) => `${address} hat nicht geantwortet.`,
  },
  it: {
    title: 'Richiedere l’audit gratuito del Suo sito',
    refused: 'Questo modulo non è autorizzato su questa pagina.',
    unreachable: 'Questo modulo al momento non risponde.',
    link: 'Aprirlo sul suo sito',
    notAllowed: (origin) => `${origin} non è un indirizzo autorizzato: lo aggiunga in Paramètres › Général › Widget.`,
    forbidden: (source) => `La politica di sicurezza di questa pagina (CSP) vieta il riquadro: aggiunga ${source} a frame-src.`,
    noAnswer: (address) => `${address} non ha risposto.`,
  },
  en: {
    title: 'Request the free audit of your website',
    refused: 'This form is not allowed on this page.',
    unreachable: 'This form does not answer at the moment.',
    link: 'Open it on its own website',
    notAllowed: (origin) => `${origin} is not an allowed origin: add it under Paramètres › Général › Widget.`,
    forbidden: (source) => `the content security policy of this page forbids the frame: add ${source} to frame-src.`,
    noAnswer: (address) => `${address} did not answer.`,
  },
};

/** `de-CH` → de; what is none of ours counts as nothing. */
export const widgetLanguage = (...asked: readonly (string | null | undefined)[]): WidgetLanguage => {
  const known = asked.map((one) => WIDGET_LANGUAGES.find((language) => language === one?.trim().slice(0, 2).toLowerCase()));
  return known.find(Boolean) ?? 'fr';
};
