import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_TRIAL: Catalogue = {
  'Un bon site travaille aussi quand l’atelier est fermé.': 'Eine gute Website arbeitet auch, wenn die Werkstatt geschlossen ist.',
  'Ce qui se mesure peut s’améliorer.': 'Was sich messen lässt, lässt sich verbessern.',
  'La première impression se fait souvent sur un téléphone.': 'Der erste Eindruck entsteht oft auf einem Handy.',
  'Un client pressé est un client qui cherche quelqu’un de clair.': 'Ein eiliger Kunde sucht jemanden, der klar ist.',
  'La confiance commence par une page qui s’ouvre tout de suite.': 'Vertrauen beginnt mit einer Seite, die sofort aufgeht.',
  'On ne corrige bien que ce que l’on a regardé en face.': 'Gut korrigiert man nur, was man genau angeschaut hat.',
  'Petit pas, bonne direction : c’est ainsi que l’on arrive.': 'Kleiner Schritt, richtige Richtung: So kommt man an.',
  'Votre voisin vous connaît déjà. Internet, c’est pour les autres.': 'Ihr Nachbar kennt Sie schon. Das Internet ist für die anderen.',
  'Une phrase simple vaut mieux que trois slogans.': 'Ein einfacher Satz ist mehr wert als drei Slogans.',
  'Le meilleur moment pour commencer est celui où l’on a dix minutes.': 'Der beste Moment anzufangen ist der, in dem man zehn Minuten hat.',
  'Un avis sincère pèse plus qu’une grande affiche.': 'Eine ehrliche Bewertung wiegt mehr als ein grosses Plakat.',
  'Ranger sa vitrine est déjà une façon de vendre.': 'Sein Schaufenster aufzuräumen, ist schon eine Art zu verkaufen.',
  'Ce que vos clients cherchent, ils le tapent. Autant le savoir.': 'Was Ihre Kunden suchen, tippen sie ein. Gut, es zu wissen.',
  'Une seconde gagnée, c’est un visiteur qui reste.': 'Eine gewonnene Sekunde ist ein Besucher, der bleibt.',
  'La régularité bat le coup d’éclat.': 'Beständigkeit schlägt den grossen Auftritt.',
  'Dire ce que l’on fait, faire ce que l’on dit, et le montrer.': 'Sagen, was man tut, tun, was man sagt, und es zeigen.',
  'Un chiffre n’est pas un jugement : c’est un point de départ.': 'Eine Zahl ist kein Urteil: Sie ist ein Ausgangspunkt.',
  'La clarté est une politesse.': 'Klarheit ist eine Form von Höflichkeit.',
  'Chaque question d’un client est une page qui manque.': 'Jede Frage eines Kunden ist eine Seite, die fehlt.',
  'Mieux vaut trois pages utiles que trente pages oubliées.': 'Lieber drei nützliche Seiten als dreissig vergessene.',
  'Le savoir-faire existe déjà. Il reste à le faire voir.': 'Das Können ist schon da. Es muss nur noch gesehen werden.',
  'Être trouvé, c’est d’abord être compris.': 'Gefunden werden heisst zuerst: verstanden werden.',
  'Ce qui est facile à lire est facile à choisir.': 'Was leicht zu lesen ist, ist leicht zu wählen.',
  'Un site à jour dit que la maison est habitée.': 'Eine aktuelle Website sagt, dass das Haus bewohnt ist.',
  'Les grandes améliorations commencent par une liste courte.': 'Grosse Verbesserungen beginnen mit einer kurzen Liste.',
  'Rien ne remplace un bon travail, mais encore faut-il qu’on le trouve.': 'Nichts ersetzt gute Arbeit, doch man muss sie auch finden.',
  'Un numéro de téléphone bien placé vaut une campagne.': 'Eine gut platzierte Telefonnummer ist so viel wert wie eine Kampagne.',
  'On gagne rarement en criant plus fort, souvent en parlant plus net.':
    'Man gewinnt selten, indem man lauter ruft, oft, indem man klarer spricht.',
  'La simplicité demande du travail, et elle se voit.': 'Einfachheit verlangt Arbeit, und man sieht es ihr an.',
  'Regarder son site avec les yeux d’un inconnu est un bon exercice.':
    'Die eigene Website mit den Augen eines Fremden anzuschauen, ist eine gute Übung.',
  'Un projet avance quand on sait par où commencer.': 'Ein Projekt kommt voran, wenn man weiss, womit man beginnt.',
  'L’essentiel d’abord : le reste peut attendre lundi.': 'Das Wesentliche zuerst: Der Rest kann bis Montag warten.',
  'Une bonne réputation se construit avis après avis.': 'Ein guter Ruf entsteht Bewertung für Bewertung.',
  'Le détail que l’on corrige aujourd’hui travaille toute l’année.': 'Das Detail, das man heute korrigiert, arbeitet das ganze Jahr.',
  'Votre métier mérite mieux qu’une page qui se fait attendre.': 'Ihr Beruf verdient mehr als eine Seite, die auf sich warten lässt.',
  'Comparer, c’est utile. Se comparer à soi-même, c’est mieux.': 'Vergleichen ist nützlich. Sich mit sich selbst vergleichen ist besser.',
  'Le client ne voit pas vos efforts, il voit votre accueil.': 'Der Kunde sieht nicht Ihre Anstrengung, er sieht Ihren Empfang.',
  'Bien expliquer, c’est déjà rassurer.': 'Gut erklären ist schon beruhigen.',
  'Les outils changent, l’écoute reste.': 'Werkzeuge ändern sich, Zuhören bleibt.',
  'Un premier pas mesuré vaut mieux qu’un grand saut supposé.':
    'Ein gemessener erster Schritt ist mehr wert als ein vermuteter grosser Sprung.',
  '100% gratuit': '100\u202f% kostenlos',
  "L'URL doit commencer par http:// ou https://": 'Die URL muss mit http:// oder https:// beginnen',
  "Format d'URL invalide": 'Ungültiges URL-Format',
  "Format d'email invalide": 'Ungültiges E-Mail-Format',
  "Nom de l'entreprise requis": 'Name des Unternehmens nötig',
  'Ville requise': 'Ort nötig',
  'Vous devez accepter les conditions': 'Sie müssen die Bedingungen annehmen',
  "L'email doit correspondre au domaine du site ({0})": 'Die E-Mail-Adresse muss zur Domain der Website gehören ({0})',
  'Domaine email et site web correspondent': 'Domain der E-Mail und der Website stimmen überein',
  'Votre adresse est ailleurs ? Confirmez-la par un lien ; une personne regarde votre demande.':
    'Ist Ihre Adresse anderswo? Bestätigen Sie sie über einen Link; eine Person schaut Ihre Anfrage an.',
  'Gratuit et sans engagement. La mesure commence aussitôt, et vous la suivez à l’écran.':
    'Kostenlos und unverbindlich. Die Messung beginnt sofort, und Sie verfolgen sie am Bildschirm.',
  'Gratuit et sans engagement. Rien n’est mesuré avant votre confirmation et notre accord.':
    'Kostenlos und unverbindlich. Nichts wird gemessen, bevor Sie bestätigt und wir zugestimmt haben.',
  'Adresse de votre site': 'Adresse Ihrer Website',
  'Mesurer mon site': 'Meine Website messen',
  'Gratuit. Vous indiquez ensuite où recevoir votre analyse ; la mesure commence aussitôt.':
    'Kostenlos. Danach geben Sie an, wohin Ihre Analyse gehen soll; die Messung beginnt sofort.',
  'Renvoyer mon lien': 'Meinen Link noch einmal senden',
  'Envoi en cours…': 'Wird gesendet…',
  'Une erreur est survenue. Veuillez réessayer.': 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
  "Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer.":
    'Beim Start des Versuchs ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  "Vérification réussie. Redirection vers l'analyse...": 'Bestätigung gelungen. Weiterleitung zur Analyse…',
  'Une erreur est survenue lors de la vérification. Veuillez réessayer.':
    'Bei der Bestätigung ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  'J’accepte que l’agence analyse mon site web et m’écrive au sujet de cette analyse.':
    'Ich bin einverstanden, dass die Agentur meine Website analysiert und mir zu dieser Analyse schreibt.',
  'Le temps qu’attend un visiteur sur téléphone et sur ordinateur, mesuré par Lighthouse.':
    'Die Zeit, die ein Besucher auf dem Handy und am Computer wartet, gemessen von Lighthouse.',
  Référencement: 'Auffindbarkeit',
  'Les mots que tapent vos clients dans Google, et votre place quand ils les tapent.':
    'Die Wörter, die Ihre Kunden bei Google eintippen, und Ihr Platz, wenn sie es tun.',
  Réputation: 'Ruf',
  'La note et le nombre de vos avis Google, tels que vos futurs clients les voient.':
    'Note und Anzahl Ihrer Google-Bewertungen, so wie Ihre künftigen Kunden sie sehen.',
  Technologie: 'Technologie der Website',
  'Le système de votre site, sa version, et ce que cela demande d’entretien.':
    'Das System Ihrer Website, seine Version und welche Pflege das verlangt.',
  'Accès et sécurité': 'Erreichbarkeit und Sicherheit',
  'Si votre site répond, en combien de temps, et si son certificat est valable.':
    'Ob Ihre Website antwortet, in welcher Zeit, und ob ihr Zertifikat gültig ist.',
  'Plan d’action': 'Massnahmenplan',
  'Un résumé de votre situation et trois premières étapes, tirés de vos propres mesures.':
    'Eine Zusammenfassung Ihrer Lage und drei erste Schritte, aus Ihren eigenen Messungen.',
  'l’adresse du site': 'die Adresse der Website',
  'votre e-mail': 'Ihre E-Mail',
  'le nom de l’entreprise': 'der Name des Unternehmens',
  'la ville': 'der Ort',
  'votre accord': 'Ihr Einverständnis',
  'E-mail de votre demande': 'E-Mail Ihrer Anfrage',
  'Ce que nous faisons de vos données': 'Was wir mit Ihren Daten machen',
  'Votre audit': 'Ihr Audit',
  'L’adresse complète, telle qu’elle s’ouvre dans un navigateur.': 'Die vollständige Adresse, so wie sie sich im Browser öffnet.',
  'E-mail professionnel': 'Geschäftliche E-Mail',
  'Au même domaine que le site, pour que personne d’autre ne demande votre audit.':
    'Unter derselben Domain wie die Website, damit niemand anderes Ihr Audit anfordert.',
  Ville: 'Ort des Unternehmens',
  'Lancer mon audit gratuit': 'Mein kostenloses Audit starten',
  'En attente': 'Ausstehend',
  'En cours': 'Läuft',
  Terminé: 'Abgeschlossen',
  'Nous ouvrons votre site': 'Wir öffnen Ihre Website',
  'Avant de commencer': 'Bevor es losgeht',
  'Étape {0} sur {1}': 'Etappe {0} von {1}',
  'Étape {0} sur {1}\u202f: {2}': 'Etappe {0} von {1}: {2}',
  'Avancement de l’audit': 'Fortschritt des Audits',
  'Nous vous avons écrit à {0}. Ouvrez le lien du message et confirmez\u202f: l’audit démarre aussitôt, cette page suivra.':
    'Wir haben an {0} geschrieben. Öffnen Sie den Link in der Nachricht und bestätigen Sie: Das Audit startet sofort, diese Seite folgt.',
  'Nous vous avons écrit. Ouvrez le lien du message et confirmez\u202f: l’audit démarre aussitôt, cette page suivra.':
    'Wir haben Ihnen geschrieben. Öffnen Sie den Link in der Nachricht und bestätigen Sie: Das Audit startet sofort, diese Seite folgt.',
  'Ce qui est fait': 'Was erledigt ist',
  'Vous pouvez recharger ou fermer cette page\u202f: l’audit continue, et le message que nous vous envoyons y mène.':
    'Sie können diese Seite neu laden oder schliessen: Das Audit läuft weiter, und die Nachricht, die wir Ihnen senden, führt dorthin.',
  'Confirmez votre adresse e-mail': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'Votre lien est dans votre boîte': 'Ihr Link ist in Ihrem Postfach',
  'Nous avons écrit à {0}. Ouvrez le lien du message et confirmez\u202f: une personne regarde ensuite votre demande, puis la mesure commence. Le lien de votre analyse vous est envoyé dès qu’elle est prête.':
    'Wir haben an {0} geschrieben. Öffnen Sie den Link in der Nachricht und bestätigen Sie: Eine Person schaut dann Ihre Anfrage an, danach beginnt die Messung. Der Link zu Ihrer Analyse wird Ihnen gesendet, sobald sie bereit ist.',
  'Une analyse a déjà été demandée avec cette adresse. Nous avons renvoyé son lien à {0}.':
    'Mit dieser Adresse wurde schon eine Analyse angefordert. Wir haben ihren Link noch einmal an {0} gesendet.',
  'Rien reçu\u202f? Regardez dans les indésirables. Vous pouvez fermer cette page.':
    'Nichts erhalten? Schauen Sie im Spam-Ordner nach. Sie können diese Seite schliessen.',
  '{0} sur 100, {1}': '{0} von 100, {1}',
  'Il manque encore\u202f: {0}.': 'Es fehlt noch: {0}.',
  'Utilisez une adresse e-mail du domaine de votre site.': 'Verwenden Sie eine E-Mail-Adresse der Domain Ihrer Website.',
  'Audit Digital Gratuit – {agency.name|{0}}': 'Kostenloses digitales Audit – {agency.name|{0}}',
  'Votre site mesuré gratuitement : vitesse, référencement, réputation, technologie, et trois premières étapes.':
    'Ihre Website kostenlos gemessen: Geschwindigkeit, Auffindbarkeit, Ruf, Technologie und drei erste Schritte.',
  'Le formulaire a besoin de JavaScript.': 'Das Formular braucht JavaScript.',
  'Retrouver votre analyse': 'Ihre Analyse wiederfinden',
  'Vous avez déjà demandé une analyse ? Nous renvoyons son lien à l’adresse de votre demande.':
    'Haben Sie schon eine Analyse angefordert? Wir senden ihren Link noch einmal an die Adresse Ihrer Anfrage.',
  'Nous contacter': 'Kontakt',
  'Une question avant de commencer ? Écrivez-nous.': 'Eine Frage, bevor Sie beginnen? Schreiben Sie uns.',
  'Confirmer votre adresse – {agency.name|{0}}': 'Ihre Adresse bestätigen – {agency.name|{0}}',
  'Confirmez votre adresse e-mail pour ouvrir votre audit.': 'Bestätigen Sie Ihre E-Mail-Adresse, um Ihr Audit zu öffnen.',
  'Un clic suffit : votre adresse est confirmée, et votre audit s’ouvre dès qu’il est prêt.':
    'Ein Klick genügt: Ihre Adresse ist bestätigt, und Ihr Audit öffnet sich, sobald es bereit ist.',
  'Confirmer mon adresse': 'Meine Adresse bestätigen',
  'Ce lien n’est plus valable : un message plus récent l’a peut-être remplacé.':
    'Dieser Link gilt nicht mehr: Vielleicht hat ihn eine neuere Nachricht ersetzt.',
  ou: 'oder',
  'demander un audit': 'ein Audit anfordern',
  'Vous n’avez rien demandé ? Fermez cette page : rien ne se passe tant que vous ne confirmez pas.':
    'Haben Sie nichts angefordert? Schliessen Sie diese Seite: Solange Sie nicht bestätigen, geschieht nichts.',
  'La confirmation a besoin de JavaScript.': 'Die Bestätigung braucht JavaScript.',
  'Ce que contient l’audit': 'Was das Audit enthält',
  'Votre lien personnel': 'Ihr persönlicher Link',
  'L’audit s’ouvre à une adresse qui n’est qu’à vous :': 'Das Audit öffnet sich unter einer Adresse, die nur Ihnen gehört:',
  'À la place de': 'Anstelle von',
  ' : huit lettres et chiffres tirés au sort, par exemple': ': acht zufällige Buchstaben und Ziffern, zum Beispiel',
  '. Ce lien n’est publié nulle part, et les moteurs de recherche ne le lisent pas.':
    '. Dieser Link wird nirgends veröffentlicht, und die Suchmaschinen lesen ihn nicht.',
  'Audit Digital Gratuit': 'Kostenloses digitales Audit',
  'Votre site mesuré maintenant : vitesse, référencement, réputation, technologie. Vous recevez votre propre page d’analyse, avec trois premières étapes.':
    'Ihre Website jetzt gemessen: Geschwindigkeit, Auffindbarkeit, Ruf, Technologie. Sie erhalten Ihre eigene Seite der Analyse, mit drei ersten Schritten.',
};
