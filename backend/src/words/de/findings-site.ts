import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_SITE: Catalogue = {
  'Facilité de lecture': 'Lesbarkeit',
  'facilité inférieure à {0}': 'Lesbarkeit unter {0}',
  '½ journée': '½ Tag',
  'Au niveau le plus exigeant, les règles d’accessibilité demandent une version plus simple des textes difficiles.':
    'Auf der höchsten Stufe verlangen die Regeln der Barrierefreiheit eine einfachere Fassung schwieriger Texte.',
  'Texte difficile à lire': 'Text schwer zu lesen',
  'Le texte demande un effort de lecture (facilité inférieure à {0}).': 'Der Text ist anstrengend zu lesen (Lesbarkeit unter {0}).',
  'Couper les phrases longues et remplacer le jargon par les mots des clients.':
    'Lange Sätze teilen und Fachjargon durch die Wörter der Kunden ersetzen.',
  'Écrire plus simplement\u202f: phrases courtes et mots de tous les jours.': 'Einfacher schreiben: kurze Sätze und Alltagswörter.',
  'Part de texte dans la page': 'Anteil Text auf der Seite',
  'moins de {0} du code': 'weniger als {0} des Codes',
  '1 jour': '1 Tag',
  'La plus grande part du code envoyé n’est pas du texte.': 'Der grösste Teil des gesendeten Codes ist kein Text.',
  'Peu de texte': 'Wenig Text',
  'Le texte représente moins de {0} du code de la page.': 'Der Text macht weniger als {0} des Codes der Seite aus.',
  'Ajouter un contenu utile et alléger le code.': 'Nützlichen Inhalt ergänzen und den Code verschlanken.',
  'Ajouter un contenu utile et alléger le code de la page.': 'Nützlichen Inhalt ergänzen und den Code der Seite verschlanken.',
  'Texte de la page': 'Text der Seite',
  'Google recommande un contenu qui présente son sujet de façon substantielle et complète.':
    'Google empfiehlt Inhalte, die ihr Thema gehaltvoll und vollständig darstellen.',
  'Texte court': 'Kurzer Text',
  'La page compte moins de {0}.': 'Die Seite hat weniger als {0}.',
  'Présenter les prestations, la région desservie et les questions que posent les clients.':
    'Leistungen, bediente Region und häufige Fragen der Kunden vorstellen.',
  'Étoffer la page d’accueil.': 'Die Startseite ausbauen.',
  'Étoffer la page d’accueil\u202f: {0} aujourd’hui.': 'Die Startseite ausbauen: heute {0}.',
  'un seul mot': 'ein einziges Wort',
  'Contenu sans scripts': 'Inhalt ohne Skripte',
  'titre ou texte absents du code': 'Titel oder Text fehlen im Code',
  '2 à 4 jours': '2 bis 4 Tage',
  'Google dessine les pages à scripts dans un second temps, et tous les robots n’exécutent pas les scripts.':
    'Google stellt Seiten mit Skripten erst in einem zweiten Schritt dar, und nicht alle Suchroboter führen Skripte aus.',
  'Contenu dessiné par des scripts': 'Inhalt durch Skripte erzeugt',
  'Le titre ou le texte de la page n’existe qu’après l’exécution des scripts.':
    'Titel oder Text der Seite entstehen erst, wenn Skripte ausgeführt sind.',
  'Envoyer le contenu dans la page elle-même (rendu côté serveur ou pages statiques).':
    'Den Inhalt mit der Seite selbst senden (auf dem Server erzeugt oder statische Seiten).',
  'Envoyer le contenu dans la page, sans attendre les scripts.': 'Den Inhalt mit der Seite senden, ohne auf Skripte zu warten.',
  Accessibilité: 'Barrierefreiheit',
  '½ à 2 jours': '½ bis 2 Tage',
  'Lighthouse qualifie de bonnes les notes à partir de {0}.': 'Lighthouse stuft Werte ab {0} als gut ein.',
  'Accessibilité à améliorer': 'Barrierefreiheit zu verbessern',
  'L’accessibilité est notée moins de {0}.': 'Die Barrierefreiheit erhält weniger als {0}.',
  'Vérifier contrastes, libellés des champs et navigation au clavier, puis mesurer à nouveau.':
    'Kontraste, Beschriftung der Felder und Bedienung mit der Tastatur prüfen, dann neu messen.',
  'Améliorer l’accessibilité.': 'Die Barrierefreiheit verbessern.',
  'Améliorer l’accessibilité, notée {0} sur 100.': 'Die Barrierefreiheit verbessern, heute {0} von 100.',
  'Note Google': 'Google-Bewertung',
  'moins de {0} sur 5': 'weniger als {0} von 5',
  'quelques mois': 'einige Monate',
  'Le nombre d’avis et leur note comptent dans le classement local de Google.':
    'Anzahl und Höhe der Bewertungen zählen für die lokale Rangfolge bei Google.',
  'Note Google à remonter': 'Google-Bewertung zu verbessern',
  'La note Google est inférieure à {0} sur 5.': 'Die Google-Bewertung liegt unter {0} von 5.',
  'Répondre à chaque avis et demander le leur aux clients satisfaits.':
    'Auf jede Bewertung antworten und zufriedene Kunden um ihre bitten.',
  'Répondre aux avis Google et demander le leur aux clients satisfaits.':
    'Auf Google-Bewertungen antworten und zufriedene Kunden um ihre bitten.',
  '{0} sur 5': '{0} von 5',
  'Nombre d’avis Google': 'Anzahl Google-Bewertungen',
  avis: 'Bewertungen',
  '1 heure, puis à chaque client': '1 Stunde, dann bei jedem Kunden',
  'Peu d’avis Google': 'Wenige Google-Bewertungen',
  'L’entreprise a moins de {0} Google.': 'Das Unternehmen hat bei Google weniger als {0}.',
  'Envoyer après chaque prestation un lien direct vers le formulaire d’avis.':
    'Nach jeder Leistung einen direkten Link zum Bewertungsformular senden.',
  'Demander un avis Google à chaque client satisfait.': 'Jeden zufriedenen Kunden um eine Google-Bewertung bitten.',
  'Première page de Google': 'Erste Seite von Google',
  'aucune recherche jusqu’à la position {0}': 'keine Suche bis Position {0}',
  '2 à 6 mois': '2 bis 6 Monate',
  'Pour chaque recherche relevée, d’autres résultats occupent la première page.':
    'Bei jeder erfassten Suche belegen andere Ergebnisse die erste Seite.',
  'Absent de la première page de Google': 'Nicht auf der ersten Seite von Google',
  'Aucun mot-clé relevé ne mène en première page de Google.': 'Kein erfasster Suchbegriff führt auf die erste Seite von Google.',
  'Créer une page par prestation, avec la région desservie et les mots que cherchent les clients.':
    'Eine Seite pro Leistung erstellen, mit bedienter Region und den Wörtern, die Kunden suchen.',
  'Créer une page par prestation, avec la région desservie.': 'Eine Seite pro Leistung erstellen, mit der bedienten Region.',
  'mot-clé relevé': 'erfasster Suchbegriff',
  'mots-clés relevés': 'erfasste Suchbegriffe',
  'Réponse de la page d’accueil': 'Antwort der Startseite',
  '404 au lieu de 200': '404 statt 200',
  '1 heure': '1 Stunde',
  'Google n’indexe pas les adresses qui répondent 404.': 'Google nimmt Adressen, die mit 404 antworten, nicht auf.',
  'Votre page d’accueil répond «\u202fintrouvable\u202f» (404)': 'Ihre Startseite antwortet mit «nicht gefunden» (404)',
  'La page s’affiche, mais le serveur l’annonce comme introuvable.':
    'Die Seite wird angezeigt, aber der Server meldet sie als nicht gefunden.',
  'Faire répondre la page d’accueil par le statut 200\u202f: vérifier la page d’accueil définie dans le CMS ou chez l’hébergeur.':
    'Die Startseite mit dem Status 200 antworten lassen: die im CMS oder beim Hoster festgelegte Startseite prüfen.',
  'Faire répondre la page d’accueil normalement\u202f: le serveur l’annonce comme introuvable.':
    'Die Startseite normal antworten lassen: Der Server meldet sie als nicht gefunden.',
  'Connexion chiffrée (HTTPS)': 'Verschlüsselte Verbindung (HTTPS)',
  absente: 'fehlt',
  '2 heures': '2 Stunden',
  'Les navigateurs signalent comme non sécurisées les pages ouvertes sans HTTPS.':
    'Browser kennzeichnen Seiten, die ohne HTTPS geöffnet werden, als nicht sicher.',
  'Connexion non chiffrée': 'Verbindung nicht verschlüsselt',
  'La page n’est pas servie en HTTPS.': 'Die Seite wird nicht über HTTPS ausgeliefert.',
  'Installer un certificat (gratuit chez la plupart des hébergeurs) et rediriger chaque page vers son adresse en https.':
    'Ein Zertifikat installieren (bei den meisten Hostern kostenlos) und jede Seite auf ihre https-Adresse weiterleiten.',
  'Servir tout le site en HTTPS avec un certificat valide.': 'Die ganze Website über HTTPS mit gültigem Zertifikat ausliefern.',
  Certificat: 'Zertifikat',
  'refusé par les navigateurs': 'von den Browsern abgelehnt',
  'Devant un certificat refusé, les navigateurs affichent un avertissement à la place de la page.':
    'Bei einem abgelehnten Zertifikat zeigen Browser statt der Seite eine Warnung.',
  'Certificat refusé': 'Zertifikat abgelehnt',
  'Les navigateurs refusent le certificat du site.': 'Die Browser lehnen das Zertifikat der Website ab.',
  'Faire renouveler le certificat par l’hébergeur et vérifier que son renouvellement est automatique.':
    'Das Zertifikat vom Hoster erneuern lassen und prüfen, dass es sich automatisch erneuert.',
  'Renouveler le certificat du site\u202f: les navigateurs le refusent.': 'Das Zertifikat der Website erneuern: Die Browser lehnen es ab.',
  'Contenu mixte': 'Gemischte Inhalte',
  'au moins un fichier': 'mindestens eine Datei',
  'Les navigateurs bloquent ou signalent ce qu’une page chiffrée charge sans chiffrement.':
    'Browser blockieren oder melden, was eine verschlüsselte Seite unverschlüsselt lädt.',
  'La page est chiffrée, mais charge des fichiers sans chiffrement (http).':
    'Die Seite ist verschlüsselt, lädt aber Dateien unverschlüsselt (http).',
  'Remplacer http:// par https:// dans l’adresse de chaque fichier de la page.':
    'In der Adresse jeder Datei der Seite http:// durch https:// ersetzen.',
  'Charger tous les fichiers de la page en https.': 'Alle Dateien der Seite über https laden.',
  '{0}, dont {1} que les navigateurs bloquent': '{0}, davon {1} von Browsern blockiert',
  'Liens cassés': 'Defekte Links',
  'au moins un': 'mindestens einer',
  'Ces adresses répondent par une erreur, ou ne répondent pas.': 'Diese Adressen antworten mit einem Fehler oder gar nicht.',
  'Des liens de la page ne mènent plus nulle part.': 'Links der Seite führen ins Leere.',
  'Corriger l’adresse de chaque lien cassé ou rediriger l’ancienne page vers la nouvelle.':
    'Die Adresse jedes defekten Links korrigieren oder die alte Seite auf die neue weiterleiten.',
  'Réparer les liens cassés.': 'Die defekten Links reparieren.',
  'Réparer {0}.': '{0} reparieren.',
  'le lien cassé': 'Den defekten Link',
  'liens cassés': 'defekte Links',
  lien: 'Link',
  liens: 'Links',
  'Icône du site': 'Symbol der Website',
  'Google peut afficher l’icône d’un site à côté de ses résultats.':
    'Google kann das Symbol einer Website neben seinen Ergebnissen anzeigen.',
  'Icône absente': 'Symbol fehlt',
  'Le site n’a pas d’icône.': 'Die Website hat kein Symbol.',
  'Ajouter une icône carrée (favicon) tirée du logo.': 'Ein quadratisches Symbol (Favicon) aus dem Logo hinzufügen.',
  'Donner une icône au site.': 'Der Website ein Symbol geben.',
  'Adresse de l’icône': 'Adresse des Symbols',
  introuvable: 'nicht gefunden',
  'Icône introuvable': 'Symbol nicht gefunden',
  'La page annonce une icône qui n’existe pas à l’adresse indiquée.':
    'Die Seite gibt ein Symbol an, das es unter dieser Adresse nicht gibt.',
  'Remettre l’icône à l’adresse que la page annonce, ou corriger cette adresse.':
    'Das Symbol an die angegebene Adresse zurückstellen oder diese Adresse korrigieren.',
  'Corriger l’adresse de l’icône du site\u202f: elle ne mène nulle part.':
    'Die Adresse des Symbols der Website korrigieren: Sie führt ins Leere.',
  'Type de document (doctype)': 'Dokumenttyp (Doctype)',
  'Sans doctype, les navigateurs affichent une page en mode de compatibilité.':
    'Ohne Doctype stellen Browser eine Seite im Kompatibilitätsmodus dar.',
  'Doctype absent': 'Doctype fehlt',
  'La page ne déclare pas son type de document.': 'Die Seite gibt ihren Dokumenttyp nicht an.',
  'Commencer la page par <!doctype html>.': 'Die Seite mit <!doctype html> beginnen.',
  'Déclarer le type et l’encodage de la page.': 'Dokumenttyp und Zeichencodierung der Seite angeben.',
  'Affichage des caractères': 'Darstellung der Zeichen',
  'signes illisibles': 'unlesbare Zeichen',
  'Les navigateurs lisent une page dans l’encodage qu’elle annonce.': 'Browser lesen eine Seite in der Zeichencodierung, die sie angibt.',
  'Caractères illisibles': 'Unlesbare Zeichen',
  'Des lettres s’affichent en signes illisibles\u202f: l’encodage que la page annonce n’est pas celui de ses textes.':
    'Manche Buchstaben erscheinen als unlesbare Zeichen: Die Zeichencodierung, die die Seite angibt, ist nicht die ihrer Texte.',
  'Enregistrer la page et ses textes en UTF-8, et l’annoncer partout\u202f: en-tête Content-Type et <meta charset="utf-8">.':
    'Die Seite und ihre Texte in UTF-8 speichern und dies überall angeben: im Header Content-Type und mit <meta charset="utf-8">.',
  'Corriger l’encodage de la page\u202f: des lettres s’affichent en signes illisibles.':
    'Die Zeichencodierung der Seite korrigieren: Manche Buchstaben erscheinen als unlesbare Zeichen.',
  'Déclaration de l’encodage': 'Angabe der Zeichencodierung',
  'La norme demande que chaque page déclare son encodage.': 'Der Standard verlangt, dass jede Seite ihre Zeichencodierung angibt.',
  'Encodage non déclaré': 'Zeichencodierung nicht angegeben',
  'La page ne déclare pas son encodage.': 'Die Seite gibt ihre Zeichencodierung nicht an.',
  'Ajouter <meta charset="utf-8"> au début de la page.': 'Am Anfang der Seite <meta charset="utf-8"> einfügen.',
  'Déclarer l’encodage de la page.': 'Die Zeichencodierung der Seite angeben.',
  'Balises obsolètes': 'Veraltete Tags',
  'au moins une': 'mindestens eine',
  'La norme déclare ces balises obsolètes et demande de ne plus les employer.':
    'Der Standard erklärt diese Tags für veraltet und verlangt, sie nicht mehr zu verwenden.',
  'La page utilise des balises qui ne font plus partie du HTML.': 'Die Seite verwendet Tags, die nicht mehr zu HTML gehören.',
  'Remplacer ces balises par des styles.': 'Diese Tags durch Stilregeln ersetzen.',
  'Remplacer les balises obsolètes de la page.': 'Die veralteten Tags der Seite ersetzen.',
  'avis | un': 'Bewertung',
};
