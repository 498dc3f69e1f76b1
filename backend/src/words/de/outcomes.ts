import type { Catalogue } from '../../rules/language.rules.js';

export const OUTCOMES: Catalogue = {
  'la page n’a pas fini de travailler dans le temps prévu': 'die Seite wurde in der vorgesehenen Zeit nicht fertig',
  'la page n’a pas fini de se charger dans le temps prévu': 'die Seite war in der vorgesehenen Zeit nicht fertig geladen',
  'la page s’est ouverte sans rien afficher': 'die Seite hat sich geöffnet, ohne etwas anzuzeigen',
  'la page n’a pas permis de calculer un score': 'die Seite liess keine Berechnung zu',
  'la page a demandé plus de mémoire qu’un appareil n’en a': 'die Seite verlangte mehr Speicher, als ein Gerät hat',
  'la page n’a pas pu être chargée': 'die Seite konnte nicht geladen werden',
  'le navigateur a refusé le certificat du site': 'der Browser hat das Zertifikat der Website abgelehnt',
  'le site n’a pas répondu': 'die Website hat nicht geantwortet',
  'le site a répondu par une erreur': 'die Website hat mit einem Fehler geantwortet',
  'l’adresse ne mène pas à une page web': 'die Adresse führt nicht zu einer Webseite',
  'notre mesure n’a pas abouti, elle sera refaite': 'unsere Messung kam nicht zustande und wird wiederholt',
  'Score sur téléphone non mesuré\u202f: {0}.': 'Wert auf dem Handy nicht gemessen: {0}.',
  'Score sur ordinateur non mesuré\u202f: {0}.': 'Wert am Computer nicht gemessen: {0}.',
  'Pas encore mesuré.': 'Noch nicht gemessen.',
  'Non mesuré\u202f: ce site demande aux programmes de ne pas le visiter, et nous le respectons.':
    'Nicht gemessen: Diese Website bittet Programme, sie nicht zu besuchen, und wir respektieren das.',
  'Non mesuré\u202f: ce site n’a pas répondu normalement lors de notre visite.':
    'Nicht gemessen: Diese Website hat bei unserem Besuch nicht normal geantwortet.',
  'Non mesuré\u202f: nous n’avons pas rencontré la page habituelle de ce site.':
    'Nicht gemessen: Wir haben nicht die gewohnte Seite dieser Website angetroffen.',
  'Mesuré avec d’autres outils que votre site\u202f: rien n’est comparé.':
    'Mit anderen Werkzeugen gemessen als Ihre Website: Nichts wird verglichen.',
  'En ligne': 'Online',
  'Votre site a répondu normalement.': 'Ihre Website hat normal geantwortet.',
  'Rien à faire.': 'Nichts zu tun.',
  'Site sans réponse': 'Website ohne Antwort',
  'Votre site n’a pas répondu lors de notre visite.': 'Ihre Website hat bei unserem Besuch nicht geantwortet.',
  'Les mesures qui en dépendent reprendront dès qu’il sera joignable.':
    'Die davon abhängigen Messungen gehen weiter, sobald sie erreichbar ist.',
  'Page d’erreur': 'Fehlerseite',
  'Votre site a répondu par une page d’erreur lors de notre visite.':
    'Ihre Website hat bei unserem Besuch mit einer Fehlerseite geantwortet.',
  'Nous ne notons pas une page d’erreur\u202f: nous le mesurerons dès que sa page d’accueil s’affichera.':
    'Eine Fehlerseite bewerten wir nicht: Wir messen Ihre Website, sobald ihre Startseite erscheint.',
  'Avertissement de sécurité': 'Sicherheitswarnung',
  'À la place de votre site, les navigateurs affichent un avertissement\u202f: ils n’acceptent pas son certificat.':
    'Statt Ihrer Website zeigen die Browser eine Warnung: Sie akzeptieren ihr Zertifikat nicht.',
  'Votre hébergeur peut le renouveler\u202f; nous mesurerons votre site dès qu’il s’ouvrira sans avertissement.':
    'Ihr Hoster kann es erneuern; wir messen Ihre Website, sobald sie sich ohne Warnung öffnet.',
  'Chiffrement dépassé': 'Veraltete Verschlüsselung',
  'Les navigateurs n’ouvrent plus votre site\u202f: son serveur ne connaît qu’un chiffrement dépassé (TLS 1.0 ou 1.1).':
    'Die Browser öffnen Ihre Website nicht mehr: Ihr Server kennt nur eine veraltete Verschlüsselung (TLS 1.0 oder 1.1).',
  'Votre hébergeur peut activer TLS 1.2 ou 1.3\u202f; nous mesurerons votre site dès qu’il s’ouvrira.':
    'Ihr Hoster kann TLS 1.2 oder 1.3 aktivieren; wir messen Ihre Website, sobald sie sich öffnet.',
  'Page illisible': 'Seite nicht lesbar',
  'Votre site a répondu par un contenu que les navigateurs ne savent pas lire.':
    'Ihre Website hat mit einem Inhalt geantwortet, den die Browser nicht lesen können.',
  'La personne qui s’occupe du serveur peut corriger la compression des pages\u202f; nous le mesurerons dès qu’il se lira.':
    'Wer den Server betreut, kann die Kompression der Seiten korrigieren; wir messen sie, sobald sie lesbar ist.',
  'Page introuvable': 'Seite nicht gefunden',
  'L’adresse mène à une page «\u202fintrouvable\u202f».': 'Die Adresse führt zu einer Seite «nicht gefunden».',
  'Indiquez-nous l’adresse de votre page d’accueil\u202f: nous la mesurerons.':
    'Geben Sie uns die Adresse Ihrer Startseite an: Wir messen sie.',
  'Page vide': 'Leere Seite',
  'L’adresse répond, mais sa page était vide lors de notre visite.': 'Die Adresse antwortet, aber ihre Seite war bei unserem Besuch leer.',
  'Nous ne notons pas une page vide\u202f: nous la mesurerons dès que son contenu s’affichera.':
    'Eine leere Seite bewerten wir nicht: Wir messen sie, sobald ihr Inhalt erscheint.',
  'Page d’attente': 'Warteseite',
  'L’adresse mène à une page d’attente ou à une offre de vente du nom de domaine.':
    'Die Adresse führt zu einer Warteseite oder zu einem Verkaufsangebot für den Domainnamen.',
  'Nous ne notons pas une page d’attente\u202f: indiquez-nous l’adresse de votre site s’il se trouve ailleurs.':
    'Eine Warteseite bewerten wir nicht: Geben Sie uns die Adresse Ihrer Website an, falls sie anderswo ist.',
  'Adresse réservée': 'Reservierte Adresse',
  'L’adresse est réservée\u202f; aucun site n’y est encore publié.':
    'Die Adresse ist reserviert; noch ist dort keine Website veröffentlicht.',
  'Nous le mesurerons dès sa mise en ligne.': 'Wir messen sie, sobald sie online ist.',
  'Hébergement suspendu': 'Hosting gesperrt',
  'L’hébergeur montre sa propre page à la place de votre site.': 'Der Hoster zeigt seine eigene Seite anstelle Ihrer Website.',
  'Votre hébergeur peut vous dire comment le rétablir\u202f; nous mesurerons votre site à son retour.':
    'Ihr Hoster kann Ihnen sagen, wie sie wiederherzustellen ist; wir messen Ihre Website, sobald sie zurück ist.',
  'Page du serveur': 'Seite des Servers',
  'L’adresse montre la page d’origine du serveur, pas encore un site.':
    'Die Adresse zeigt die ursprüngliche Seite des Servers, noch keine Website.',
  'Nous le mesurerons dès que votre site y sera publié.': 'Wir messen sie, sobald Ihre Website dort veröffentlicht ist.',
  'Liste de fichiers': 'Liste von Dateien',
  'L’adresse montre une liste de fichiers à la place d’une page.': 'Die Adresse zeigt eine Liste von Dateien statt einer Seite.',
  'Une page d’accueil manque à cet endroit\u202f; nous la mesurerons dès qu’elle y sera.':
    'An dieser Stelle fehlt eine Startseite; wir messen sie, sobald sie dort ist.',
  'Site en préparation': 'Website in Vorbereitung',
  'Le site vient d’être installé et montre encore son contenu d’exemple.':
    'Die Website wurde soeben installiert und zeigt noch ihren Beispielinhalt.',
  'Nous le mesurerons dès que votre contenu y sera.': 'Wir messen sie, sobald Ihr Inhalt dort ist.',
  'Site en maintenance': 'Website in Wartung',
  'Votre site était en maintenance ou en préparation lors de notre visite.':
    'Ihre Website war bei unserem Besuch in Wartung oder in Vorbereitung.',
  'Nous le mesurerons à son retour.': 'Wir messen sie, sobald sie zurück ist.',
  'Page de connexion': 'Anmeldeseite',
  'Votre site s’ouvre sur une page de connexion.': 'Ihre Website öffnet sich mit einer Anmeldeseite.',
  'Seule une partie publique peut être mesurée\u202f: indiquez-nous son adresse s’il y en a une.':
    'Nur ein öffentlicher Teil lässt sich messen: Geben Sie uns seine Adresse an, falls es einen gibt.',
  'Contrôle anti-robots': 'Prüfung gegen Roboter',
  'Votre site demande à chaque visiteur de prouver qu’il est humain.':
    'Ihre Website verlangt von allen Besuchern den Beweis, dass sie Menschen sind.',
  'Nos mesures s’arrêtent devant cette porte\u202f; la personne qui s’occupe du site peut nous laisser passer.':
    'Unsere Messungen enden vor dieser Tür; wer die Website betreut, kann uns durchlassen.',
  'Accord demandé d’abord': 'Zuerst Zustimmung verlangt',
  'Votre site ne se montre qu’après un accord du visiteur\u202f; nous n’en donnons aucun à sa place.':
    'Ihre Website zeigt sich erst nach einer Zustimmung; wir geben keine anstelle der Besucher.',
  'Un site qui se montre avec sa demande d’accord peut être mesuré.':
    'Eine Website, die sich zusammen mit der Frage nach Zustimmung zeigt, lässt sich messen.',
  'Page non affichée': 'Seite nicht angezeigt',
  'Votre site est dessiné par des programmes qui n’ont rien affiché lors de notre visite.':
    'Ihre Website wird von Programmen gezeichnet, die bei unserem Besuch nichts angezeigt haben.',
  'Nous recommencerons\u202f; s’il s’affiche chez vous, dites-le-nous.':
    'Wir versuchen es wieder; falls sie bei Ihnen erscheint, sagen Sie es uns.',
  'Page dans un cadre': 'Seite in einem Rahmen',
  'L’adresse montre une autre adresse dans un cadre.': 'Die Adresse zeigt eine andere Adresse in einem Rahmen.',
  'Indiquez-nous l’adresse de votre vrai site\u202f: nous la mesurerons.':
    'Geben Sie uns die Adresse Ihrer eigentlichen Website an: Wir messen sie.',
  'Autre site': 'Andere Website',
  'L’adresse mène à un site que nous n’avons pas reconnu comme le vôtre.':
    'Die Adresse führt zu einer Website, die wir nicht als Ihre erkannt haben.',
  'Nous ne notons pas le site d’un tiers\u202f; dites-le-nous si c’est bien le vôtre.':
    'Die Website Dritter bewerten wir nicht; sagen Sie uns, falls es doch Ihre ist.',
};
