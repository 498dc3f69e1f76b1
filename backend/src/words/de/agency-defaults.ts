import type { Catalogue } from '../../rules/language.rules.js';

/** What the agency may edit, as it is first installed. */
export const AGENCY_DEFAULTS: Catalogue = {
  'Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.':
    'Wir haben die Website von {company} angeschaut wie ein Kunde. Das haben wir gemessen.',
  'Pour {company}\u202f: 7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse\u202f: choisissez la plus proche de votre réalité.':
    'Für {company}: 7 Fragen, weniger als eine Minute. Es gibt keine falsche Antwort: Wählen Sie die, die Ihrer Wirklichkeit am nächsten kommt.',
  'Votre SmartIndex est de {score} sur 100. Il réunit vos réponses\u202f; les trois volets ci-dessous montrent où agir en premier.':
    'Ihr SmartIndex liegt bei {score} von 100. Er vereint Ihre Antworten; die drei Bereiche unten zeigen, wo zuerst anzusetzen ist.',
  'Parlons de ces points de vive voix\u202f: un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.':
    'Sprechen wir über diese Punkte: Ein Anruf genügt, um zu entscheiden, womit Sie beginnen. Er ist kostenlos und verpflichtet Sie zu nichts.',
  'Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples.':
    'Ein Score von {score} lässt viel Raum nach oben: Die ersten Korrekturen sind oft die einfachsten.',
  'Avec {score} points, {company} a déjà de bonnes bases. Il s’agit maintenant de garder cette avance et de la faire connaître à ceux qui vous cherchent.':
    'Mit {score} Punkten hat {company} bereits eine gute Grundlage. Nun geht es darum, diesen Vorsprung zu halten und ihn denen zu zeigen, die Sie suchen.',
  'Quelle part de votre chiffre d’affaires vient du digital ?': 'Welcher Teil Ihres Umsatzes kommt aus dem digitalen Geschäft?',
  'Moins de 10 %': 'Weniger als 10\u00a0%',
  'De 10 à 30 %': '10 bis 30\u00a0%',
  'De 30 à 60 %': '30 bis 60\u00a0%',
  'Plus de 60 %': 'Mehr als 60\u00a0%',
  'Quel est votre plus grand défi pour trouver de nouveaux clients ?':
    'Was ist Ihre grösste Herausforderung bei der Suche nach neuen Kunden?',
  'Attirer plus de visiteurs sur le site': 'Mehr Besucher auf die Website bringen',
  'Transformer les visiteurs en demandes concrètes': 'Aus Besuchern konkrete Anfragen machen',
  'Nous démarquer de la concurrence': 'Uns von der Konkurrenz abheben',
  'Nous n’avons pas encore de démarche en ligne': 'Wir sind online noch nicht aktiv',
  'Utilisez-vous l’intelligence artificielle dans votre démarche commerciale ?': 'Nutzen Sie künstliche Intelligenz im Verkauf?',
  'Oui, tous les jours': 'Ja, jeden Tag',
  'Oui, de temps en temps': 'Ja, von Zeit zu Zeit',
  'Nous faisons des essais': 'Wir probieren sie aus',
  'Non, pas du tout': 'Nein, gar nicht',
  'Comment vos équipes utilisent-elles les outils numériques ?': 'Wie nutzen Ihre Teams digitale Werkzeuge?',
  'Tous les outils sont reliés entre eux': 'Alle Werkzeuge sind miteinander verbunden',
  'Plusieurs outils, reliés en partie': 'Mehrere Werkzeuge, teilweise verbunden',
  'Quelques outils, sans lien entre eux': 'Einzelne Werkzeuge, nicht verbunden',
  'Surtout le papier et les e-mails': 'Vor allem Papier und E-Mails',
  'Comment mesurez-vous le retour de vos actions en ligne ?': 'Wie messen Sie, was Ihre Massnahmen im Internet bringen?',
  'Avec des indicateurs suivis chaque semaine': 'Mit Kennzahlen, die wir jede Woche verfolgen',
  'Avec un bilan chaque mois': 'Mit einer Auswertung jeden Monat',
  'De temps en temps, sans méthode': 'Von Zeit zu Zeit, ohne Methode',
  'Nous ne le mesurons pas': 'Wir messen es nicht',
  'Quel canal en ligne vous apporte le plus de clients ?': 'Welcher Kanal im Internet bringt Ihnen die meisten Kunden?',
  'La recherche Google': 'Die Google-Suche',
  'La publicité en ligne': 'Werbung im Internet',
  'Les réseaux sociaux': 'Soziale Netzwerke',
  'Aucun pour le moment': 'Zurzeit keiner',
  'Quel est votre budget annuel pour le digital ?': 'Wie hoch ist Ihr Jahresbudget für Digitales?',
  'Moins de 5’000 CHF': 'Weniger als 5’000 CHF',
  'De 5’000 à 20’000 CHF': '5’000 bis 20’000 CHF',
  'De 20’000 à 50’000 CHF': '20’000 bis 50’000 CHF',
  'Plus de 50’000 CHF': 'Mehr als 50’000 CHF',
  'en Suisse': 'in der Schweiz',
};
