import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_SPEED: Catalogue = {
  '{0}\u00a0millisecondes': '{0}\u00a0Millisekunden',
  'Alléger les images, différer les scripts inutiles au premier affichage et activer la mise en cache.':
    'Bilder verkleinern, für die erste Anzeige unnötige Skripte aufschieben und den Zwischenspeicher (Cache) aktivieren.',
  'Vitesse sur mobile': 'Geschwindigkeit auf dem Handy',
  '1 à 3 jours': '1 bis 3 Tage',
  'Lighthouse qualifie de faibles les notes inférieures à {0}.': 'Lighthouse stuft Werte unter {0} als schwach ein.',
  'Page lente sur mobile': 'Seite auf dem Handy langsam',
  'La vitesse sur mobile est notée moins de {0}.': 'Die Geschwindigkeit auf dem Handy erhält weniger als {0}.',
  'Accélérer la page d’accueil sur mobile.': 'Die Startseite auf dem Handy beschleunigen.',
  'Accélérer la page d’accueil sur mobile\u202f: {0} sur 100 aujourd’hui.':
    'Die Startseite auf dem Handy beschleunigen: heute {0} von 100.',
  'de {0} à {1} sur 100': '{0} bis {1} von 100',
  'Lighthouse qualifie d’améliorables les notes de {0} à {1}.': 'Lighthouse stuft Werte von {0} bis {1} als verbesserungswürdig ein.',
  'Vitesse sur mobile à améliorer': 'Geschwindigkeit auf dem Handy zu verbessern',
  'La vitesse sur mobile n’atteint pas {0}.': 'Die Geschwindigkeit auf dem Handy erreicht {0} nicht.',
  'Gagner en vitesse sur mobile, viser au moins {0}.': 'Auf dem Handy schneller werden, Ziel mindestens {0}.',
  'Gagner en vitesse sur mobile\u202f: {0} sur 100 aujourd’hui, viser au moins {1}.':
    'Auf dem Handy schneller werden: heute {0} von 100, Ziel mindestens {1}.',
  'Vitesse sur ordinateur': 'Geschwindigkeit am Computer',
  'Page lente sur ordinateur': 'Seite am Computer langsam',
  'La vitesse sur ordinateur est notée moins de {0}.': 'Die Geschwindigkeit am Computer erhält weniger als {0}.',
  'Accélérer l’affichage sur ordinateur.': 'Die Anzeige am Computer beschleunigen.',
  'Accélérer l’affichage sur ordinateur\u202f: {0} sur 100 aujourd’hui.': 'Die Anzeige am Computer beschleunigen: heute {0} von 100.',
  'Affichage du contenu principal': 'Anzeige des Hauptinhalts',
  'Google qualifie de faible un affichage du contenu principal (LCP) après plus de {0}.':
    'Google stuft eine Anzeige des Hauptinhalts (LCP) nach mehr als {0} als schwach ein.',
  'Contenu principal très lent': 'Hauptinhalt sehr langsam',
  'Le plus grand élément visible apparaît après plus de {0}.': 'Das grösste sichtbare Element erscheint nach mehr als {0}.',
  'Alléger et précharger l’image ou le texte principal, réduire le temps de réponse du serveur.':
    'Das Hauptbild oder den Haupttext verkleinern und vorab laden, die Antwortzeit des Servers senken.',
  'Afficher plus tôt le contenu principal de la page.': 'Den Hauptinhalt der Seite früher anzeigen.',
  'Google recommande que le contenu principal (LCP) apparaisse en {0} au plus.':
    'Google empfiehlt, dass der Hauptinhalt (LCP) in höchstens {0} erscheint.',
  'Contenu principal lent': 'Hauptinhalt langsam',
  'Optimiser l’image principale et différer ce qui n’est pas visible au premier écran.':
    'Das Hauptbild optimieren und aufschieben, was auf dem ersten Bildschirm nicht sichtbar ist.',
  'Délai de la première interaction': 'Verzögerung der ersten Interaktion',
  'Google qualifie de faible un délai de première interaction (FID) de plus de {0}.':
    'Google stuft eine Verzögerung der ersten Interaktion (FID) von mehr als {0} als schwach ein.',
  'Première interaction lente': 'Erste Interaktion langsam',
  'La page réagit au premier clic après plus de {0}.': 'Die Seite reagiert nach mehr als {0} auf den ersten Klick.',
  'Découper les longs scripts et retarder ceux des services tiers.': 'Lange Skripte aufteilen und jene von Drittanbietern später laden.',
  'Alléger les scripts pour que la page réponde au premier clic.':
    'Die Skripte verschlanken, damit die Seite auf den ersten Klick reagiert.',
  'Délai avant que la page soit utilisable': 'Zeit, bis die Seite benutzbar ist',
  'Une page peut être affichée sans répondre encore aux gestes\u202f: ce délai (TTI) dit quand elle y répond.':
    'Eine Seite kann angezeigt sein, ohne schon auf Gesten zu reagieren: Dieser Wert (TTI) sagt, ab wann sie es tut.',
  'Page lente à réagir': 'Seite reagiert langsam',
  'La page n’est utilisable qu’après plus de {0}.': 'Die Seite ist erst nach mehr als {0} benutzbar.',
  'Réduire le JavaScript chargé au départ.': 'Das zu Beginn geladene JavaScript verringern.',
  'Réduire les scripts pour que la page soit utilisable plus tôt.': 'Die Skripte verringern, damit die Seite früher benutzbar ist.',
  'Temps de chargement': 'Ladezeit',
  'Google recommande aux sites de bonnes mesures de vitesse (Core Web Vitals).':
    'Google empfiehlt Websites gute Messwerte der Geschwindigkeit (Core Web Vitals).',
  'Chargement long': 'Lange Ladezeit',
  'La page met plus de {0} à se charger.': 'Die Seite braucht mehr als {0}, um zu laden.',
  'Activer la mise en cache et la compression, choisir un hébergement plus rapide.':
    'Zwischenspeicher (Cache) und Kompression aktivieren, ein schnelleres Hosting wählen.',
  'Raccourcir le chargement de la page chez l’hébergeur.': 'Die Ladezeit der Seite beim Hoster verkürzen.',
  'Ressources bloquantes': 'Blockierende Dateien',
  'Les navigateurs attendent les ressources bloquantes avant le premier affichage.':
    'Browser warten vor der ersten Anzeige auf die blockierenden Dateien.',
  'Des styles ou des scripts retardent l’affichage.': 'Stilregeln oder Skripte verzögern die Anzeige.',
  'Différer les scripts et intégrer les styles essentiels dans la page.':
    'Skripte aufschieben und die wesentlichen Stilregeln in die Seite aufnehmen.',
  'Différer les scripts et les styles qui retardent l’affichage.': 'Skripte und Stilregeln aufschieben, welche die Anzeige verzögern.',
  Compression: 'Kompression',
  'La compression réduit la taille des textes que les serveurs envoient.':
    'Kompression verringert die Grösse der Texte, die Server senden.',
  'Page non compressée': 'Seite nicht komprimiert',
  'Le serveur ne compresse pas la page.': 'Der Server komprimiert die Seite nicht.',
  'Demander à l’hébergeur d’activer gzip ou Brotli pour les textes, styles et scripts.':
    'Den Hoster bitten, gzip oder Brotli für Texte, Stilregeln und Skripte zu aktivieren.',
  'Activer la compression des pages sur le serveur.': 'Die Kompression der Seiten auf dem Server aktivieren.',
  'Poids de la page': 'Gewicht der Seite',
  'Lighthouse conseille de réduire les données que les pages transfèrent.':
    'Lighthouse rät, die Datenmenge zu verringern, die Seiten übertragen.',
  'Page lourde': 'Schwere Seite',
  'La page transfère plus de {0}.': 'Die Seite überträgt mehr als {0}.',
  'Compresser les images et retirer ce qui ne sert pas.': 'Bilder komprimieren und entfernen, was nicht gebraucht wird.',
  'Alléger la page\u202f: images compressées, rien d’inutile.': 'Die Seite leichter machen: komprimierte Bilder, nichts Unnötiges.',
};
