import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_INDEXING: Catalogue = {
  'Consigne aux moteurs de recherche': 'Anweisung an Suchmaschinen',
  'consigne noindex': 'Anweisung noindex',
  'Google retire de ses résultats les pages qui portent la consigne noindex.':
    'Google entfernt Seiten mit der Anweisung noindex aus seinen Ergebnissen.',
  'Votre site demande à Google de ne pas apparaître': 'Ihre Website bittet Google, sie nicht anzuzeigen',
  'Une consigne de la page ou de son serveur (noindex) demande aux moteurs de recherche de ne pas l’afficher.':
    'Eine Anweisung der Seite oder ihres Servers (noindex) bittet die Suchmaschinen, sie nicht anzuzeigen.',
  'Retirer la consigne noindex de la page, du CMS (dans WordPress\u202f: Réglages, Lecture) ou du serveur, puis demander une nouvelle visite dans la Search Console.':
    'Die Anweisung noindex aus der Seite, dem CMS (in WordPress: Einstellungen, Lesen) oder dem Server entfernen, dann in der Search Console einen neuen Besuch anfordern.',
  'Retirer la consigne qui demande à Google de ne pas afficher le site.':
    'Die Anweisung entfernen, die Google bittet, die Website nicht anzuzeigen.',
  'en-tête X-Robots-Tag «\u202f{0}\u202f»': 'Header X-Robots-Tag «{0}»',
  'balise meta «\u202f{0}\u202f»': 'Meta-Tag «{0}»',
  'règle de robots.txt «\u202f{0}\u202f»': 'Regel in robots.txt «{0}»',
  'Accès de Google à la page (robots.txt)': 'Zugang von Google zur Seite (robots.txt)',
  interdit: 'verboten',
  'Google ne lit pas les pages que robots.txt lui interdit, et n’en montre aucun extrait.':
    'Google liest Seiten nicht, die robots.txt verbietet, und zeigt keinen Auszug daraus.',
  'Votre site interdit à Google de lire sa page': 'Ihre Website verbietet Google, ihre Seite zu lesen',
  'Le fichier robots.txt ferme la page aux robots de Google.': 'Die Datei robots.txt verschliesst die Seite für die Robots von Google.',
  'Supprimer de robots.txt la règle Disallow qui ferme la page, puis vérifier le fichier dans la Search Console.':
    'In robots.txt die Regel Disallow löschen, die die Seite verschliesst, dann die Datei in der Search Console prüfen.',
  'Laisser Google lire le site\u202f: robots.txt le lui interdit.': 'Google die Website lesen lassen: robots.txt verbietet es.',
  'Page que désigne l’adresse canonique': 'Seite, die die kanonische Adresse bezeichnet',
  'une autre page': 'eine andere Seite',
  'Google affiche de préférence l’adresse qu’une page déclare comme canonique.':
    'Google zeigt bevorzugt die Adresse, die eine Seite als kanonisch angibt.',
  'Votre page demande à Google d’en afficher une autre': 'Ihre Seite bittet Google, eine andere anzuzeigen',
  'L’adresse canonique que la page déclare est celle d’une autre page.':
    'Die kanonische Adresse, die die Seite angibt, ist die einer anderen Seite.',
  'Déclarer comme adresse canonique celle de la page elle-même.': 'Als kanonische Adresse die der Seite selbst angeben.',
  'Corriger l’adresse canonique\u202f: elle désigne une autre page à Google.':
    'Die kanonische Adresse korrigieren: Sie verweist Google auf eine andere Seite.',
  'Domaine que désigne l’adresse canonique': 'Domain, die die kanonische Adresse bezeichnet',
  'un autre domaine': 'eine andere Domain',
  'Une autre de vos adresses est proposée à Google': 'Eine andere Ihrer Adressen wird Google vorgeschlagen',
  'La page déclare comme canonique une autre adresse de l’entreprise\u202f: c’est celle-ci que Google affiche de préférence.':
    'Die Seite gibt eine andere Adresse des Unternehmens als kanonisch an: Diese zeigt Google bevorzugt.',
  'Rediriger les visiteurs vers l’adresse canonique, ou déclarer celle de la page elle-même.':
    'Die Besucher auf die kanonische Adresse umleiten oder die der Seite selbst angeben.',
  'Choisir une seule adresse pour le site, et y rediriger les autres.':
    'Eine einzige Adresse für die Website wählen und die anderen dorthin umleiten.',
  'Votre site demande à Google de ne pas apparaître.': 'Ihre Website bittet Google, sie nicht anzuzeigen.',
  'Votre site interdit à Google de lire sa page d’accueil.': 'Ihre Website verbietet Google, ihre Startseite zu lesen.',
  'Votre page demande à Google d’en afficher une autre à sa place.': 'Ihre Seite bittet Google, eine andere an ihrer Stelle anzuzeigen.',
  'Votre page propose à Google une autre de vos adresses.': 'Ihre Seite schlägt Google eine andere Ihrer Adressen vor.',
};
