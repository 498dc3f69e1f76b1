import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_REPORT_SECTIONS: Catalogue = {
  'Analyse digitale pour {company|votre entreprise} – {agency.name|{0}}':
    'Digitale Analyse für {company|Ihr Unternehmen} – {agency.name|{0}}',
  'Analyse digitale gratuite de votre présence en ligne : vitesse, réputation, technologie, référencement.':
    'Kostenlose digitale Analyse Ihres Auftritts im Internet: Geschwindigkeit, Ruf, Technologie, Auffindbarkeit.',
  'Cette page a besoin de JavaScript pour afficher vos mesures.': 'Diese Seite braucht JavaScript, um Ihre Messungen anzuzeigen.',
  '{0} et {1} | liste': '{0} und {1}',
  'Intelligence artificielle': 'Künstliche Intelligenz',
  'À la question :': 'Auf die Frage:',
  'Questions posées et réponses': 'Gestellte Fragen und Antworten',
  'Question :': 'Frage:',
  'Toutes les réponses comptées, telles que les assistants les ont données ; les longues sont abrégées. Elles peuvent contenir des erreurs.':
    'Alle gezählten Antworten, so wie die Assistenten sie gegeben haben; lange sind gekürzt. Sie können Fehler enthalten.',
  'Comment nous l’avons mesuré': 'Wie wir gemessen haben',
  'Des questions qu’un client poserait, sans votre nom, sont soumises à chaque assistant. Nous comptons les réponses reçues qui nomment votre entreprise ou son site. Google est un moteur de recherche : vos positions sont sous « Mots-clés ».':
    'Fragen, die ein Kunde stellen würde, ohne Ihren Namen, gehen an jeden Assistenten. Wir zählen die erhaltenen Antworten, die Ihr Unternehmen oder seine Website nennen. Google ist eine Suchmaschine: Ihre Positionen stehen unter «Suchbegriffe».',
  'Aucune réponse se dit « jamais », moins de {0} « rarement », moins de {1} « parfois », au-delà « souvent ».':
    'Keine Antwort heisst «nie», weniger als {0} «selten», weniger als {1} «manchmal», darüber «oft».',
  '{0} n’ont pas encore été interrogés à votre sujet.': '{0} wurden noch nicht zu Ihnen befragt.',
  'Analyse digitale préparée pour': 'Digitale Analyse erstellt für',
  'Lire la suite': 'Weiterlesen',
  Site: 'Website',
  Lieu: 'Ort',
  État: 'Stand',
  'Mot-clé': 'Suchbegriff',
  Volume: 'Volumen',
  Position: 'Position',
  Marque: 'Marke',
  Opportunité: 'Chance',
  'Mots-clés': 'Suchbegriffe',
  'Vos positions réelles n’ont pas encore été relevées. Ces lignes montrent seulement la forme de la liste.':
    'Ihre wirklichen Positionen wurden noch nicht erfasst. Diese Zeilen zeigen nur die Form der Liste.',
  'Repère de l’agence, une indication et non une mesure :': 'Richtwert der Agentur, ein Hinweis und keine Messung:',
  'de trafic qualifié en plus.': 'mehr qualifizierte Besuche.',
  'Votre site n’apparaît pour l’instant sur aucun mot-clé suivi dans Google Suisse. Tout reste à gagner.':
    'Ihre Website erscheint bei Google Schweiz zurzeit für keinen beobachteten Suchbegriff. Noch ist alles zu gewinnen.',
  'Recherches par mois': 'Suchanfragen pro Monat',
  Rang: 'Platz',
  'Pages des mots-clés': 'Seiten der Suchbegriffe',
  'Tous les mots-clés, à trier': 'Alle Suchbegriffe, sortierbar',
  'Mots-clés, triables par colonne': 'Suchbegriffe, nach Spalte sortierbar',
  'Pages du tableau des mots-clés': 'Seiten der Tabelle der Suchbegriffe',
  '« Marque » : la recherche contient le nom de votre entreprise. L’opportunité dépend de la position : forte de 11 à 20, moyenne de 21 à 30, faible au-delà ; jusqu’à 10, la place est acquise.':
    '«Marke»: Die Suche enthält den Namen Ihres Unternehmens. Die Chance hängt von der Position ab: hoch von 11 bis 20, mittel von 21 bis 30, gering darüber; bis 10 ist der Platz erreicht.',
  'Les positions sont celles de votre domaine dans les résultats de Google en Suisse, en français. Le volume est le nombre moyen de recherches par mois. Un mot sans position ou sans volume connu est montré, mais pas compté.':
    'Die Positionen sind jene Ihrer Domain in den Ergebnissen von Google in der Schweiz, auf Französisch. Das Volumen ist die durchschnittliche Anzahl Suchanfragen pro Monat. Ein Begriff ohne bekannte Position oder ohne bekanntes Volumen wird gezeigt, aber nicht gezählt.',
  '« Pour vous » : {0} {1} % de ce montant sont comptés pour la recherche.':
    '«Für Sie»: {0} {1} % dieses Betrags werden für die Suche gerechnet.',
  'Analyse des mots-clés indisponible.': 'Analyse der Suchbegriffe nicht verfügbar.',
  'visiteurs de plus par mois.': 'Besucher mehr pro Monat.',
  'Parmi vos voisins': 'Unter Ihren Nachbarn',
  'Des sites que l’agence a choisis, visités comme le vôtre. Leurs noms ne figurent que sur votre page.':
    'Websites, die die Agentur gewählt hat, besucht wie Ihre. Ihre Namen stehen nur auf Ihrer Seite.',
  'Votre Performance Digitale': 'Ihre digitale Leistung',
  'SmartIndex, votre score global': 'SmartIndex, Ihr Gesamt-Score',
  'Analyse des données de base': 'Analyse der Grunddaten',
  'Calcul du SmartIndex': 'Berechnung des SmartIndex',
  'Voir le détail': 'Einzelheiten ansehen',
  'Vos 3 premières étapes': 'Ihre ersten 3 Schritte',
  'Vos recommandations n’ont pas pu être écrites.': 'Ihre Empfehlungen konnten nicht geschrieben werden.',
  'Les conseils ci-dessous valent pour toute entreprise.': 'Die Ratschläge unten gelten für jedes Unternehmen.',
  'Les étapes sont écrites à partir des mesures, dès qu’elles sont là.':
    'Die Schritte werden aus den Messungen geschrieben, sobald diese da sind.',
  'Obtenir mon plan personnalisé': 'Meinen persönlichen Plan erhalten',
  'Voir les trois premières étapes': 'Die ersten drei Schritte ansehen',
  'Cet avis attend votre réponse': 'Diese Bewertung wartet auf Ihre Antwort',
  'Les derniers avis': 'Die letzten Bewertungen',
  'Note et nombre d’avis sont ceux de votre fiche Google publique. Le pour cent est la note elle-même, ramenée à 100 (note × 20) : ce n’est pas un compte d’avis positifs. La fréquence est dite régulière au-delà de 50 avis.':
    'Note und Anzahl der Bewertungen sind jene Ihres öffentlichen Google-Eintrags. Der Prozentwert ist die Note selbst, auf 100 umgerechnet (Note × 20): Er zählt nicht die positiven Bewertungen. Die Häufigkeit heisst regelmässig ab mehr als 50 Bewertungen.',
  'Note en pour cent': 'Note in Prozent',
  'Vos avis Google n’ont pas encore été relevés. Si votre entreprise a une fiche Google, nous les ajouterons ici.':
    'Ihre Google-Bewertungen wurden noch nicht erfasst. Wenn Ihr Unternehmen einen Google-Eintrag hat, ergänzen wir sie hier.',
  'La fiche Google trouvée est peut-être celle d’une autre entreprise : sa note n’est pas reprise ici. Dites-nous laquelle est la vôtre, et nous la relèverons.':
    'Der gefundene Google-Eintrag gehört vielleicht einem anderen Unternehmen: Seine Note wird hier nicht übernommen. Sagen Sie uns, welcher der Ihre ist, und wir erfassen ihn.',
  'Aucun avis Google pour l’instant. Un premier avis suffit pour exister aux yeux de ceux qui vous cherchent.':
    'Zurzeit keine Google-Bewertung. Eine erste Bewertung genügt, um für alle, die Sie suchen, zu existieren.',
  'Actualiser les avis': 'Bewertungen aktualisieren',
  'Votre entrée dans Google, d’après votre page': 'Ihr Eintrag bei Google, nach Ihrer Seite',
  'Tous les constats': 'Alle Feststellungen',
  'Envoyer à mon webmaster': 'An meinen Webmaster senden',
  'Nous lisons votre page d’accueil comme le fait un moteur de recherche et vérifions un à un les éléments qu’il attend. Chaque lien de la page est suivi une fois.':
    'Wir lesen Ihre Startseite wie eine Suchmaschine und prüfen Punkt für Punkt, was sie erwartet. Jedem Link der Seite wird einmal gefolgt.',
  'La page d’accueil n’a pas encore pu être lue.': 'Die Startseite konnte noch nicht gelesen werden.',
  'Le film du chargement': 'Der Film des Ladens',
  'Passer le film': 'Film abspielen',
  'Les images et leurs temps sont ceux du chargement observé par notre navigateur, sans le ralentissement d’un réseau mobile que les mesures de vitesse y ajoutent.':
    'Die Bilder und ihre Zeiten sind jene des Ladens, wie unser Browser es beobachtet hat, ohne die Verlangsamung eines Mobilnetzes, die die Geschwindigkeitsmessungen hinzufügen.',
  'Qui vous écrit': 'Wer Ihnen schreibt',
  suivies: 'betreut',
  'Indications de l’agence sur elle-même ; elles ne sont pas mesurées par cette analyse.':
    'Angaben der Agentur über sich selbst; sie werden von dieser Analyse nicht gemessen.',
  'L’attente, à l’échelle': 'Das Warten, massstabgetreu',
  'Revivre ces secondes': 'Diese Sekunden nacherleben',
  'Dans le temps et parmi les autres': 'Im Lauf der Zeit und im Vergleich',
  'Score de vitesse sur téléphone. Un écart de moins de 5 points n’est pas un changement : la mesure elle-même varie.':
    'Geschwindigkeits-Score auf dem Handy. Eine Abweichung von weniger als 5 Punkten ist keine Veränderung: Die Messung selbst schwankt.',
  'Comprendre ce score': 'Diesen Score verstehen',
  'Lighthouse, l’outil de Google, charge votre page d’accueil comme le ferait un visiteur et la note de 0 à 100. À partir de 90, c’est bon ; de 50 à 89, à améliorer ; en dessous, insuffisant. Le score réunit le temps d’affichage, la réactivité et la stabilité de la page.':
    'Lighthouse, das Werkzeug von Google, lädt Ihre Startseite wie ein Besucher und bewertet sie von 0 bis 100. Ab 90 ist es gut; von 50 bis 89 zu verbessern; darunter ungenügend. Der Score vereint die Anzeigezeit, das Reaktionsvermögen und die Stabilität der Seite.',
  'L’accessibilité dit si chacun peut utiliser la page, y compris avec un lecteur d’écran. Le SEO technique vérifie ce dont Google a besoin pour la lire.':
    'Die Barrierefreiheit sagt, ob alle die Seite benutzen können, auch mit einem Bildschirmleser. Das technische SEO prüft, was Google braucht, um sie zu lesen.',
  'Ce que vit le visiteur': 'Was der Besucher erlebt',
  'Conseillé :': 'Empfohlen:',
  'Poids de la page :': 'Gewicht der Seite:',
  'Un navigateur sans historique ouvre votre page d’accueil avec le débit et la puissance d’un téléphone courant, puis comme un ordinateur. Ce sont des conditions de laboratoire, identiques pour chaque site : vos visiteurs peuvent vivre mieux ou moins bien.':
    'Ein Browser ohne Verlauf öffnet Ihre Startseite mit der Bandbreite und der Leistung eines gängigen Handys, dann wie ein Computer. Das sind Laborbedingungen, für jede Website gleich: Ihre Besucher können es besser oder schlechter erleben.',
  '« Pour vous » : {0} {1} % de ce montant sont comptés pour la vitesse.':
    '«Für Sie»: {0} {1} % dieses Betrags werden für die Geschwindigkeit gerechnet.',
  'La vitesse de votre site n’a pas encore pu être mesurée.': 'Die Geschwindigkeit Ihrer Website konnte noch nicht gemessen werden.',
  'Valeurs de départ, les mêmes pour chaque site tant que rien n’est mesuré. Elles ne comptent dans aucun score.':
    'Ausgangswerte, für jede Website gleich, solange nichts gemessen ist. Sie zählen in keinem Score.',
  'aucun CMS reconnu': 'kein CMS erkannt',
  'Trois conseils pour WordPress': 'Drei Ratschläge für WordPress',
  'Mettez à jour WordPress, le thème et les extensions chaque mois, après une sauvegarde.':
    'Aktualisieren Sie WordPress, das Theme und die Erweiterungen jeden Monat, nach einer Sicherung.',
  'Supprimez les extensions que vous n’utilisez plus : chacune ralentit le site et peut l’exposer.':
    'Löschen Sie Erweiterungen, die Sie nicht mehr brauchen: Jede verlangsamt die Website und kann sie angreifbar machen.',
  'Activez un cache de page et la double authentification des administrateurs.':
    'Aktivieren Sie einen Seiten-Cache und die Zwei-Faktor-Anmeldung der Administratoren.',
  'Nous lisons ce que votre site envoie à tout navigateur : code de la page, en-têtes et adresses des fichiers. Rien n’est tenté qui ne soit public.':
    'Wir lesen, was Ihre Website jedem Browser sendet: Code der Seite, Kopfzeilen und Adressen der Dateien. Nichts wird versucht, was nicht öffentlich ist.',
  'Fiabilité de la détection :': 'Zuverlässigkeit der Erkennung:',
  'La technologie de votre site n’a pas encore pu être reconnue : il faut qu’il réponde à notre visite.':
    'Die Technologie Ihrer Website konnte noch nicht erkannt werden: Dazu muss sie auf unseren Besuch antworten.',
};
