import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_HOME: Catalogue = {
  'Introuvable au bon moment': 'Im richtigen Moment unauffindbar',
  'Vos clients cherchent votre métier, pas votre nom. Si votre site n’apparaît qu’en deuxième page, un concurrent répond à votre place.':
    'Ihre Kunden suchen Ihren Beruf, nicht Ihren Namen. Erscheint Ihre Website erst auf der zweiten Seite, antwortet ein Mitbewerber an Ihrer Stelle.',
  'Des visites, pas de demandes': 'Besuche, aber keine Anfragen',
  'Le site reçoit du monde, mais personne n’écrit. Une page lente ou un formulaire introuvable suffit à faire repartir un visiteur.':
    'Die Website wird besucht, aber niemand schreibt. Eine langsame Seite oder ein unauffindbares Formular genügt, damit ein Besucher wieder geht.',
  'Aucun chiffre sous la main': 'Keine Zahl zur Hand',
  'Sans mesure, chaque franc dépensé est un pari. Vous ne savez ni ce qui marche, ni ce qu’il faut arrêter.':
    'Ohne Messung ist jeder ausgegebene Franken eine Wette. Sie wissen weder, was wirkt, noch, was zu beenden ist.',
  Audit: 'Audit',
  'Vitesse, référencement, réputation, technologie : chaque point est mesuré, daté et expliqué.':
    'Geschwindigkeit, Auffindbarkeit, Ruf, Technologie: Jeder Punkt wird gemessen, datiert und erklärt.',
  'Vos priorités, dans l’ordre': 'Ihre Prioritäten, der Reihe nach',
  Optimisation: 'Optimierung',
  'Nous corrigeons d’abord ce qui freine le plus : pages lentes, titres absents, contenus qui manquent.':
    'Wir beheben zuerst, was am meisten bremst: langsame Seiten, fehlende Titel, fehlende Inhalte.',
  'Chaque correction mesurée avant et après': 'Jede Korrektur vorher und nachher gemessen',
  Croissance: 'Wachstum',
  'Les contenus et les canaux qui amènent des demandes sont développés, les autres arrêtés.':
    'Inhalte und Kanäle, die Anfragen bringen, werden ausgebaut, die anderen beendet.',
  'Vous savez d’où viennent vos demandes': 'Sie wissen, woher Ihre Anfragen kommen',
  'trafic web': 'Besuche der Website',
  clients: 'Kunden',
  satisfaction: 'Zufriedenheit',
  'note moyenne': 'durchschnittliche Note',
  'durée du programme': 'Dauer des Programms',
  'La vitesse de votre site, sur téléphone et sur ordinateur': 'Die Geschwindigkeit Ihrer Website, auf dem Handy und am Computer',
  'Vos positions dans Google, et celles qui manquent': 'Ihre Positionen bei Google, und jene, die fehlen',
  'Ce que vos avis Google inspirent': 'Was Ihre Google-Bewertungen ausstrahlen',
  'Si les assistants d’intelligence artificielle vous citent': 'Ob die KI-Assistenten Sie nennen',
  'Trois premières étapes, tirées de vos mesures': 'Drei erste Schritte, aus Ihren Messungen abgeleitet',
  'Vous indiquez l’adresse de votre site et votre e-mail.': 'Sie geben die Adresse Ihrer Website und Ihre E-Mail an.',
  'La mesure commence aussitôt, et vous la suivez à l’écran. Si votre e-mail n’est pas au nom de votre site, vous le confirmez d’abord, et une personne regarde votre demande.':
    'Die Messung beginnt sofort, und Sie verfolgen sie am Bildschirm. Lautet Ihre E-Mail nicht auf den Namen Ihrer Website, bestätigen Sie sie zuerst, und eine Person schaut Ihre Anfrage an.',
  'Votre analyse s’ouvre, et son lien durable vous est envoyé par e-mail.':
    'Ihre Analyse öffnet sich, und ihr dauerhafter Link wird Ihnen per E-Mail gesendet.',
  analyse: 'Analyse',
  'rapport détaillé': 'ausführlicher Bericht',
  garantie: 'Garantie der Agentur',
  gratuit: 'kostenlos',
  'Nous avons regardé votre présence en ligne comme un client. Voici ce qui ressort, et ce que vous pouvez en faire.':
    'Wir haben Ihren Auftritt im Internet angeschaut wie ein Kunde. Das ist dabei herausgekommen, und das können Sie daraus machen.',
  'Lire votre analyse': 'Ihre Analyse lesen',
  'Chaque chiffre porte sa date et l’outil qui l’a mesuré.': 'Jede Zahl trägt ihr Datum und das Werkzeug, das sie gemessen hat.',
  'Répondre à sept questions': 'Sieben Fragen beantworten',
  'Moins d’une minute, sans inscription. Vos réponses donnent votre SmartIndex.':
    'Weniger als eine Minute, ohne Anmeldung. Ihre Antworten ergeben Ihren SmartIndex.',
  'Décider avec un expert': 'Mit einer Fachperson entscheiden',
  'Un appel gratuit, si vous le souhaitez, pour choisir par où commencer.':
    'Ein kostenloser Anruf, wenn Sie möchten, um zu entscheiden, womit Sie beginnen.',
  'Envoyer ma demande': 'Meine Anfrage senden',
  'Vos coordonnées servent à vous répondre, à rien d’autre.': 'Ihre Angaben dienen dazu, Ihnen zu antworten, zu nichts anderem.',
  'Protection des données': 'Datenschutz',
  'Une analyse gratuite et datée de votre présence en ligne, puis une méthode en trois étapes pour multiplier vos visites.':
    'Eine kostenlose, datierte Analyse Ihres Auftritts im Internet, dann eine Methode in drei Schritten, um Ihre Besuche zu vervielfachen.',
  '{company|votre entreprise} – {agency.name|{0}}': '{company|Ihr Unternehmen} – {agency.name|{0}}',
  'Ce que montre votre présence en ligne, mesuré, et par où commencer.':
    'Was Ihr Auftritt im Internet zeigt, gemessen, und womit Sie beginnen.',
  'Analyse Gratuite de': 'Kostenlose Analyse für',
  'Ce que contient l’analyse': 'Was die Analyse enthält',
  'Offre limitée à': 'Angebot begrenzt auf',
  Valable: 'Gültig',
  'Vous préférez nous parler ?': 'Möchten Sie lieber mit uns sprechen?',
  'Ce qui se passe, et quand': 'Was geschieht, und wann',
  'Analyse gratuite de votre site': 'Kostenlose Analyse Ihrer Website',
  'Tout sur l’audit gratuit': 'Alles über das kostenlose Audit',
  'Ce que vous recevez': 'Was Sie erhalten',
  'Début de l’analyse de': 'Anfang der Analyse von',
  ', entreprise fictive.': ', erfundenes Unternehmen.',
  'Voir l’exemple entier': 'Das ganze Beispiel ansehen',
  'Parlons de votre site': 'Sprechen wir über Ihre Website',
  'Laissez-nous vos coordonnées : une personne qui a regardé votre site vous rappelle.':
    'Hinterlassen Sie uns Ihre Angaben: Eine Person, die Ihre Website angeschaut hat, ruft Sie zurück.',
  'Nous mesurons ce que votre site montre à vos clients, corrigeons ce qui le freine et vous montrons chaque mois ce que cela rapporte.':
    'Wir messen, was Ihre Website Ihren Kunden zeigt, beheben, was sie bremst, und zeigen Ihnen jeden Monat, was das bringt.',
  'Une méthode en trois étapes': 'Eine Methode in drei Schritten',
  Résultat: 'Ergebnis',
  'Ce qui freine votre site': 'Was Ihre Website bremst',
  'Ce que cela change': 'Was das ändert',
  Avant: 'Vorher',
  Après: 'Nachher',
  'Sept questions, moins d’une minute, votre SmartIndex': 'Sieben Fragen, weniger als eine Minute, Ihr SmartIndex',
  'Votre SmartIndex est calculé': 'Ihr SmartIndex ist berechnet',
  'Les mesures disent ce que montre votre site. Vos réponses disent le reste.':
    'Die Messungen sagen, was Ihre Website zeigt. Ihre Antworten sagen den Rest.',
  'Les trois volets de votre score et ce qui le fait baisser le plus vous attendent.':
    'Die drei Bereiche Ihres Scores und was ihn am meisten drückt, warten auf Sie.',
  'Ce que nous avons mesuré': 'Was wir gemessen haben',
  'Mesuré le': 'Gemessen am',
  'Toutes les mesures et leurs sources': 'Alle Messungen und ihre Quellen',
  'Voir la page d’analyse': 'Die Seite der Analyse ansehen',
  'Entreprise fictive, chiffres d’exemple.': 'Erfundenes Unternehmen, Beispielzahlen.',
  'Préparé pour': 'Erstellt für',
  'Notre analyse est en préparation...': 'Unsere Analyse ist in Vorbereitung…',
  'Bon à savoir': 'Gut zu wissen',
  'Par où commencer': 'Womit beginnen',
  'Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.':
    'Ratschläge, die für jedes Unternehmen gelten, bis jene da sind, die von Ihren Messungen ausgehen.',
  'Comment cela se passe': 'Wie es abläuft',
};
