import type { Catalogue } from '../../rules/language.rules.js';

export const TEXTS_SPEED: Catalogue = {
  '{0} points sur 100': '{0} Punkte von 100',
  '{0} point sur 100': '{0} Punkt von 100',
  '{0} obtient {1} sur mobile et {2} sur 100 sur ordinateur au test de vitesse Lighthouse.':
    '{0} erreicht im Geschwindigkeitstest Lighthouse auf dem Handy {1} und am Computer {2} von 100.',
  'Au test de vitesse Lighthouse, {0} obtient {1} sur mobile et {2} sur 100 sur ordinateur.':
    'Im Geschwindigkeitstest Lighthouse erreicht {0} auf dem Handy {1} und am Computer {2} von 100.',
  'Lighthouse, l’outil de mesure publié par Google, donne {0} sur mobile et {1} sur 100 sur ordinateur à la page d’accueil : c’est la vitesse mesurée pour {2}.':
    'Lighthouse, das von Google veröffentlichte Messwerkzeug, gibt der Startseite auf dem Handy {0} und am Computer {1} von 100: So schnell ist {2}.',
  '{0} obtient {1} sur mobile au test de vitesse Lighthouse ; sur ordinateur, sa vitesse n’a pas été mesurée.':
    '{0} erreicht im Geschwindigkeitstest Lighthouse auf dem Handy {1}; am Computer wurde die Geschwindigkeit nicht gemessen.',
  'Au test de vitesse Lighthouse, {0} obtient {1} sur mobile. Il n’a pas été mesuré sur ordinateur.':
    'Im Geschwindigkeitstest Lighthouse erreicht {0} auf dem Handy {1}. Am Computer wurde nicht gemessen.',
  '{0} obtient {1} sur ordinateur au test de vitesse Lighthouse ; sur mobile, sa vitesse n’a pas été mesurée.':
    '{0} erreicht im Geschwindigkeitstest Lighthouse am Computer {1}; auf dem Handy wurde die Geschwindigkeit nicht gemessen.',
  'Au test de vitesse Lighthouse, {0} obtient {1} sur ordinateur. Il n’a pas été mesuré sur mobile.':
    'Im Geschwindigkeitstest Lighthouse erreicht {0} am Computer {1}. Auf dem Handy wurde nicht gemessen.',
  'Sur téléphone, ce résultat est dans la zone verte de l’échelle, qui commence à {0}.':
    'Auf dem Handy liegt dieses Ergebnis im grünen Bereich der Skala, der bei {0} beginnt.',
  'La note du téléphone est dans la meilleure des trois zones de Lighthouse, celle qui commence à {0}.':
    'Der Wert auf dem Handy liegt im besten der drei Bereiche von Lighthouse, der bei {0} beginnt.',
  'Sur téléphone, ce résultat est dans la zone intermédiaire de l’échelle : la zone verte commence à {0}.':
    'Auf dem Handy liegt dieses Ergebnis im mittleren Bereich der Skala: Der grüne Bereich beginnt bei {0}.',
  'La note du téléphone laisse de la marge : la meilleure des trois zones de Lighthouse commence à {0}.':
    'Der Wert auf dem Handy lässt Luft nach oben: Der beste der drei Bereiche von Lighthouse beginnt bei {0}.',
  'Sur téléphone, ce résultat est dans la zone rouge de l’échelle, au-dessous de {0}.':
    'Auf dem Handy liegt dieses Ergebnis im roten Bereich der Skala, unter {0}.',
  'La note du téléphone est dans la plus basse des trois zones de Lighthouse, celle des notes inférieures à {0}.':
    'Der Wert auf dem Handy liegt im tiefsten der drei Bereiche von Lighthouse, jenem der Werte unter {0}.',
  'Le contenu principal apparaît après {0} ; Google recommande de rester sous {1}.':
    'Der Hauptinhalt erscheint nach {0}; Google empfiehlt, unter {1} zu bleiben.',
  'Il faut {0} pour que le contenu principal apparaisse, contre {1} recommandées par Google.':
    'Es dauert {0}, bis der Hauptinhalt erscheint; Google empfiehlt {1}.',
  'Le contenu principal apparaît après {0}, sous la limite de {1} que recommande Google.':
    'Der Hauptinhalt erscheint nach {0}, unter der von Google empfohlenen Grenze von {1}.',
  'L’ordinateur devance le téléphone de {0} points.': 'Der Computer liegt {0} Punkte vor dem Handy.',
  'L’écart est de {0} points en faveur de l’ordinateur.': 'Der Abstand beträgt {0} Punkte zugunsten des Computers.',
  'Le téléphone devance l’ordinateur de {0} points.': 'Das Handy liegt {0} Punkte vor dem Computer.',
  'Le téléphone et l’ordinateur obtiennent la même note.': 'Handy und Computer erreichen denselben Wert.',
  'Les notes du téléphone et de l’ordinateur sont proches l’une de l’autre.': 'Die Werte von Handy und Computer liegen nahe beieinander.',
  'Pour afficher la page d’accueil, un téléphone télécharge {0}.': 'Um die Startseite anzuzeigen, lädt ein Handy {0} herunter.',
  'La page d’accueil fait télécharger {0} à un téléphone.': 'Die Startseite lässt ein Handy {0} herunterladen.',
  'L’accessibilité est notée {0} sur 100.': 'Die Barrierefreiheit erhält {0} von 100.',
  'Le même outil note l’accessibilité {0} sur 100.': 'Dasselbe Werkzeug gibt der Barrierefreiheit {0} von 100.',
  'Les bonnes pratiques techniques sont notées {0} sur 100.': 'Die bewährte technische Praxis erhält {0} von 100.',
  'Pour les bonnes pratiques techniques, la note est de {0} sur 100.': 'Für die bewährte technische Praxis beträgt der Wert {0} von 100.',
  'La mesure sur mobile simule un téléphone de milieu de gamme sur un réseau mobile.':
    'Die Messung auf dem Handy simuliert ein Gerät der mittleren Klasse in einem Mobilnetz.',
  'Pour le mobile, Lighthouse simule un appareil de milieu de gamme et une connexion de réseau mobile.':
    'Für das Handy simuliert Lighthouse ein Gerät der mittleren Klasse und eine Verbindung über das Mobilnetz.',
  'La note de vitesse va de 0 à 100 ; elle résume plusieurs délais mesurés pendant l’affichage de la page d’accueil.':
    'Der Wert der Geschwindigkeit reicht von 0 bis 100; er fasst mehrere Zeiten zusammen, die während der Anzeige der Startseite gemessen werden.',
};
