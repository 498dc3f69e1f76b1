import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_SCORE: Catalogue = {
  'Nous avons regardé le site de votre entreprise comme un client. Voici ce que nous avons mesuré.':
    'Wir haben die Website Ihres Unternehmens angeschaut wie ein Kunde. Das haben wir gemessen.',
  '7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse : choisissez la plus proche de votre réalité.':
    '7 Fragen, weniger als eine Minute. Es gibt keine falsche Antwort: Wählen Sie die, die Ihrer Wirklichkeit am nächsten kommt.',
  'Le score réunit vos réponses ; les trois volets ci-dessous montrent où agir en premier.':
    'Der Score vereint Ihre Antworten; die drei Bereiche unten zeigen, wo zuerst anzusetzen ist.',
  'Parlons de ces points de vive voix : un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.':
    'Sprechen wir über diese Punkte: Ein Anruf genügt, um zu entscheiden, womit Sie beginnen. Er ist kostenlos und verpflichtet Sie zu nichts.',
  'Merci de votre confiance. Nous vous répondons dès que possible.': 'Danke für Ihr Vertrauen. Wir antworten Ihnen so bald wie möglich.',
  'Visiteurs qui ne vous trouvent pas': 'Besucher, die Sie nicht finden',
  'Recherches où d’autres pages apparaissent avant la vôtre.': 'Suchanfragen, bei denen andere Seiten vor Ihrer erscheinen.',
  'Visiteurs qui repartent': 'Besucher, die wieder gehen',
  'Une page qui se fait attendre sur un téléphone.': 'Eine Seite, die auf dem Handy auf sich warten lässt.',
  'Demandes qui n’arrivent pas': 'Anfragen, die nicht ankommen',
  'Clients qui cherchent un prestataire et n’arrivent pas jusqu’à vous.':
    'Kunden, die einen Anbieter suchen und nicht bis zu Ihnen gelangen.',
  'Commencez par un outil partagé par toute l’équipe et par les mesures techniques de votre site : c’est le socle du reste.':
    'Beginnen Sie mit einem Werkzeug, das das ganze Team nutzt, und mit den technischen Messungen Ihrer Website: Darauf baut alles andere auf.',
  'Une page par prestation, avec la région desservie, et une fiche Google complète amènent les premières demandes.':
    'Eine Seite pro Leistung, mit der bedienten Region, und ein vollständiger Google-Eintrag bringen die ersten Anfragen.',
  'Rendez d’abord le site rapide et accessible, puis faites un essai mesuré par trimestre.':
    'Machen Sie die Website zuerst schnell und für alle zugänglich, dann jedes Quartal einen gemessenen Versuch.',
  'Choisissez la tâche que vos équipes répètent le plus, et confiez-la à un outil que tous utilisent.':
    'Wählen Sie die Aufgabe, die Ihre Teams am häufigsten wiederholen, und übergeben Sie sie einem Werkzeug, das alle nutzen.',
  'Choisissez un seul canal, fixez un objectif de demandes par mois et tenez-le trois mois.':
    'Wählen Sie einen einzigen Kanal, setzen Sie ein Ziel an Anfragen pro Monat und halten Sie es drei Monate lang.',
  'Faites un petit essai, mesuré, chaque trimestre : gardez ce qui marche, arrêtez le reste.':
    'Machen Sie jedes Quartal einen kleinen, gemessenen Versuch: Behalten Sie, was wirkt, lassen Sie den Rest.',
  'Reliez d’abord deux outils que vous utilisez chaque jour, par exemple le formulaire du site et votre liste de clients.':
    'Verbinden Sie zuerst zwei Werkzeuge, die Sie täglich nutzen, zum Beispiel das Formular der Website und Ihre Kundenliste.',
  'Notez pendant un mois d’où vient chaque demande : vous saurez ce que le digital rapporte déjà.':
    'Notieren Sie einen Monat lang, woher jede Anfrage kommt: So wissen Sie, was das Digitale schon einbringt.',
  'Réservez un petit montant fixe par mois à une seule action, puis faites le bilan au bout de trois mois.':
    'Reservieren Sie einen kleinen festen Betrag pro Monat für eine einzige Massnahme und ziehen Sie nach drei Monaten Bilanz.',
  'Commencez par un usage simple : faire préparer les réponses aux demandes qui reviennent chaque semaine.':
    'Beginnen Sie mit einer einfachen Anwendung: Antworten auf Anfragen vorbereiten lassen, die jede Woche wiederkehren.',
  'Donnez à chaque prestation sa page, avec la région desservie et un moyen de contact visible.':
    'Geben Sie jeder Leistung ihre Seite, mit der bedienten Region und einem sichtbaren Kontakt.',
  'Complétez votre fiche Google et demandez un avis après chaque prestation réussie.':
    'Vervollständigen Sie Ihren Google-Eintrag und bitten Sie nach jeder gelungenen Leistung um eine Bewertung.',
  'Choisissez trois chiffres, demandes, visites et avis, et relevez-les le premier lundi du mois.':
    'Wählen Sie drei Zahlen, Anfragen, Besuche und Bewertungen, und lesen Sie sie am ersten Montag des Monats ab.',
  'Impossible de récupérer votre email. Veuillez réessayer.': 'Ihre E-Mail-Adresse war nicht abrufbar. Bitte versuchen Sie es noch einmal.',
  'Score Digital pour {0} – {1}': 'Digital-Score für {0} – {1}',
  'À côté des repères de l’agence': 'Neben den Richtwerten der Agentur',
  'Face à {0}': 'Im Vergleich: {0}',
  'Repère {0}': 'Richtwert {0}',
  'à égalité avec vous': 'gleichauf mit Ihnen',
  '{0} devant vous': '{0} vor Ihnen',
  '{0} derrière vous': '{0} hinter Ihnen',
  'L’audit en PDF réunit la correction de chacun, vos mesures en détail et la méthode.':
    'Das Audit als PDF vereint die Behebung jeder einzelnen, Ihre Messungen im Detail und die Methode.',
  'L’audit en PDF réunit sa correction, vos mesures en détail et la méthode.':
    'Das Audit als PDF vereint ihre Behebung, Ihre Messungen im Detail und die Methode.',
  'Les {0} autres constats sont sur votre page.': 'Die {0} weiteren Feststellungen stehen auf Ihrer Seite.',
  'Le dernier constat est sur votre page.': 'Die letzte Feststellung steht auf Ihrer Seite.',
  Maturité: 'Reife',
  'Outils, budget et part du digital dans vos affaires': 'Werkzeuge, Budget und Anteil des Digitalen an Ihrem Geschäft',
  Acquisition: 'Kundengewinnung',
  'Comment de nouveaux clients vous trouvent': 'Wie neue Kunden Sie finden',
  Innovation: 'Innovationskraft',
  'Mesure des résultats et qualité technique du site': 'Messung der Ergebnisse und technische Qualität der Website',
  'vos réponses': 'Ihre Antworten',
  'la vitesse sur téléphone': 'die Geschwindigkeit auf dem Handy',
  'la vitesse sur ordinateur': 'die Geschwindigkeit am Computer',
  'la page d’accueil': 'die Startseite',
  'les mots-clés': 'die Suchbegriffe',
  'Score Digital': 'Digital-Score',
  'Repère de l’agence pour {0}': 'Richtwert der Agentur für {0}',
  'Repère de l’agence': 'Richtwert der Agentur',
  'Chiffre de départ, en attendant vos réponses et les mesures de votre site.':
    'Ausgangswert, bis Ihre Antworten und die Messungen Ihrer Website da sind.',
  'Votre entreprise est solide en ligne. Il reste quelques réglages pour garder cette avance.':
    'Ihr Unternehmen ist im Internet gut aufgestellt. Es bleiben einige Einstellungen, um diesen Vorsprung zu halten.',
  'Les bases sont là. Quelques décisions ciblées feront la différence.':
    'Die Grundlagen sind da. Einige gezielte Entscheide werden den Unterschied machen.',
  'Votre présence en ligne ne travaille pas encore pour vous. Voici par où commencer.':
    'Ihr Auftritt im Internet arbeitet noch nicht für Sie. Hier fangen Sie an.',
  'repère de l’agence {0}': 'Richtwert der Agentur {0}',
  'Calculé à partir {0} sur {1}': 'Berechnet anhand {0} von {1}',
  'une mesure | de': 'einer Messung',
  'mesures | de': 'Messungen',
  '{0}. Pas encore mesuré : {1}.': '{0}. Noch nicht gemessen: {1}.',
  'Mesuré : {0}.': 'Gemessen: {0}.',
  'points possibles': 'mögliche Punkte',
  'point possible': 'möglicher Punkt',
  'Votre site': 'Ihre Website',
  'priorité {0}': 'Priorität {0}',
  'Il manque ce que vous seul savez : {0}, moins d’une minute.': 'Es fehlt, was nur Sie wissen: {0}, weniger als eine Minute.',
  question: 'Frage',
  questions: 'Fragen',
  'Toutes vos réponses sont enregistrées : il ne reste qu’à calculer votre score.':
    'Alle Ihre Antworten sind gespeichert: Nun ist nur noch Ihr Score zu berechnen.',
  'Encore {0} sur {1} : vos réponses sont enregistrées.': 'Noch {0} von {1}: Ihre Antworten sind gespeichert.',
  'une question': 'eine Frage',
  "Le lien d'accès à votre audit semble invalide ou expiré.": 'Der Link zu Ihrem Audit scheint ungültig oder abgelaufen.',
  'Erreur de chargement': 'Fehler beim Laden der Daten',
  'Prospect non trouvé': 'Interessent nicht gefunden',
  'Erreur prospect: {0}': 'Fehler beim Interessenten: {0}',
  'Erreur lors du chargement': 'Fehler beim Laden',
  'SmartIndex pour {company|votre entreprise} – {agency.name|{0}}': 'SmartIndex für {company|Ihr Unternehmen} – {agency.name|{0}}',
  'Votre SmartIndex, ses trois volets et ce qui le fait baisser le plus.':
    'Ihr SmartIndex, seine drei Bereiche und was ihn am meisten drückt.',
  'Réserver un appel': 'Anruf buchen',
  'Cette page a besoin de JavaScript pour afficher votre score.': 'Diese Seite braucht JavaScript, um Ihren Score anzuzeigen.',
  'Plan d’action pour {company|votre entreprise} – {agency.name|{0}}': 'Massnahmenplan für {company|Ihr Unternehmen} – {agency.name|{0}}',
  'Vos premières actions, et un appel pour en parler.': 'Ihre ersten Massnahmen und ein Anruf, um darüber zu sprechen.',
  'Voir mon score en détail': 'Meinen Score im Detail ansehen',
  'Cette page a besoin de JavaScript pour afficher vos conseils.': 'Diese Seite braucht JavaScript, um Ihre Ratschläge anzuzeigen.',
  'Votre score, ce que coûte l’attente et votre audit SEO gratuit en PDF.':
    'Ihr Score, was das Warten kostet, und Ihr kostenloses SEO-Audit als PDF.',
  'Audit demandé, revoir la confirmation': 'Audit angefordert, Bestätigung noch einmal ansehen',
  'Faire défiler': 'Laufen lassen',
  'Mettre en pause': 'Anhalten',
  'Recevoir l’audit': 'Audit erhalten',
  'Recevoir mon audit SEO': 'Mein SEO-Audit erhalten',
  'Votre demande est enregistrée': 'Ihre Anfrage ist gespeichert',
  'Voici ce que verrait un prospect': 'Das würde ein Interessent sehen',
  'rien n’est enregistré ni envoyé : un vrai prospect recevrait un accusé de réception, puis l’audit en PDF ; vous, une alerte.':
    'wird nichts gespeichert und nichts gesendet: Ein echter Interessent erhielte eine Empfangsbestätigung, dann das Audit als PDF; Sie einen Hinweis.',
  'Nous préparons l’audit SEO de votre site. Il vous parvient en PDF':
    'Wir bereiten das SEO-Audit Ihrer Website vor. Sie erhalten es als PDF',
  'sous | délai': 'innert',
  ', à l’adresse où vous avez reçu votre lien.': ', an die Adresse, an der Sie Ihren Link erhalten haben.',
  'Vous préférez en parler ?': 'Möchten Sie lieber darüber sprechen?',
  'Réservez un appel': 'Buchen Sie einen Anruf',
  'avec la personne qui le prépare.': 'mit der Person, die es vorbereitet.',
  'Votre demande attend la connexion': 'Ihre Anfrage wartet auf die Verbindung',
  'Elle n’a pas encore pu être transmise. Gardez cette page ouverte : nous réessayons tout seuls, et ce message change dès qu’elle est partie.':
    'Sie konnte noch nicht übermittelt werden. Lassen Sie diese Seite offen: Wir versuchen es von selbst wieder, und diese Meldung ändert sich, sobald sie weg ist.',
  'Réessayer maintenant': 'Jetzt noch einmal versuchen',
  'Recevoir mon audit SEO en PDF': 'Mein SEO-Audit als PDF erhalten',
  'Gratuit et sans engagement': 'Kostenlos und unverbindlich',
  ', au lieu de': ', statt',
  ', par e-mail sous': ', per E-Mail innert',
  'Il reste': 'Noch verfügbar:',
  'L’audit dit quoi corriger, dans quel ordre et avec quel effort. Nous répondons à vos questions par téléphone.':
    'Das Audit sagt, was zu korrigieren ist, in welcher Reihenfolge und mit welchem Aufwand. Ihre Fragen beantworten wir am Telefon.',
  'Voir le détail de mon score': 'Meinen Score im Einzelnen ansehen',
  'Revoir l’analyse de mon site': 'Meine Analyse noch einmal ansehen',
  'Où vous vous situez': 'Wo Sie stehen',
  'Repères de l’agence, une indication et non une mesure. Votre score : le même calcul que ci-dessus.':
    'Richtwerte der Agentur, ein Hinweis und keine Messung. Ihr Score: dieselbe Berechnung wie oben.',
  'Ce que nous avons trouvé': 'Was wir gefunden haben',
  'Voir mon analyse': 'Meine Analyse ansehen',
  'Ce que coûte l’attente': 'Was das Warten kostet',
  'par mois': 'pro Monat',
  'par an': 'pro Jahr',
  'Comment cette estimation est faite': 'Wie diese Schätzung entsteht',
  '{0} Le montant est réparti en trois : {1}, {2} et {3} %. C’est une règle simple de l’agence, la même pour tous : votre chiffre d’affaires n’est pas connu de nous.':
    '{0} Der Betrag wird dreigeteilt: {1}, {2} und {3} %. Das ist eine einfache Regel der Agentur, dieselbe für alle: Ihr Umsatz ist uns nicht bekannt.',
  'Des trois parts, seules celles qui reposent sur une mesure ou sur vos réponses sont montrées.':
    'Von den drei Teilen werden nur jene gezeigt, die auf einer Messung oder auf Ihren Antworten beruhen.',
  'Ce qu’en disent les clients de l’agence': 'Was Kunden der Agentur sagen',
  Précédent: 'Zurück',
  'Nos conseils': 'Unsere Ratschläge',
  'D’après les mesures de votre site.': 'Nach den Messungen Ihrer Website.',
  'D’après vos réponses.': 'Nach Ihren Antworten.',
  'Votre avancement': 'Ihr Fortschritt',
  'Ce qui vous rapporterait le plus': 'Was Ihnen am meisten brächte',
  'Votre réponse :': 'Ihre Antwort:',
  'Rien : chacune de vos réponses vaut le maximum. Refaites le point dans six mois.':
    'Nichts: Jede Ihrer Antworten erreicht das Maximum. Schauen Sie in sechs Monaten wieder hin.',
  'Les trois volets': 'Die drei Bereiche',
  Conseil: 'Ratschlag',
  ', une indication et non une mesure': ', ein Hinweis und keine Messung',
  'Estimation, tant que le questionnaire n’est pas terminé': 'Schätzung, solange der Fragebogen nicht abgeschlossen ist',
  'En parler avec un expert': 'Mit einer Fachperson darüber sprechen',
  'Un appel gratuit avec quelqu’un qui a lu votre analyse.': 'Ein kostenloser Anruf mit jemandem, der Ihre Analyse gelesen hat.',
  'Écrire à l’agence': 'Der Agentur schreiben',
  'En dessous de 70, l’ordre des travaux compte plus que leur nombre.': 'Unter 70 zählt die Reihenfolge der Arbeiten mehr als ihre Anzahl.',
  'Votre plan d’action les met dans cet ordre.': 'Ihr Massnahmenplan bringt sie in diese Reihenfolge.',
  'Voir mon plan d’action': 'Meinen Massnahmenplan ansehen',
  'Note | lettre': 'Note',
  ', de A à D': ', von A bis D',
  'Ce qui vous rapporterait le plus :': 'Was Ihnen am meisten brächte:',
  'D’où vient ce chiffre': 'Woher diese Zahl kommt',
};
