import type { Catalogue } from '../../rules/language.rules.js';

export const TEXTS_SPEED: Catalogue = {
  '{0} points sur 100': '{0} punti su 100',
  '{0} point sur 100': '{0} punto su 100',
  '{0} obtient {1} sur mobile et {2} sur 100 sur ordinateur au test de vitesse Lighthouse.':
    '{0} ottiene {1} sul telefonino e {2} su 100 sul computer nel test di velocità Lighthouse.',
  'Au test de vitesse Lighthouse, {0} obtient {1} sur mobile et {2} sur 100 sur ordinateur.':
    'Nel test di velocità Lighthouse, {0} ottiene {1} sul telefonino e {2} su 100 sul computer.',
  'Lighthouse, l’outil de mesure publié par Google, donne {0} sur mobile et {1} sur 100 sur ordinateur à la page d’accueil : c’est la vitesse mesurée pour {2}.':
    'Lighthouse, lo strumento di misura pubblicato da Google, dà {0} sul telefonino e {1} su 100 sul computer alla pagina iniziale: è la velocità misurata per {2}.',
  '{0} obtient {1} sur mobile au test de vitesse Lighthouse ; sur ordinateur, sa vitesse n’a pas été mesurée.':
    '{0} ottiene {1} sul telefonino nel test di velocità Lighthouse; sul computer la sua velocità non è stata misurata.',
  'Au test de vitesse Lighthouse, {0} obtient {1} sur mobile. Il n’a pas été mesuré sur ordinateur.':
    'Nel test di velocità Lighthouse, {0} ottiene {1} sul telefonino. Sul computer non è stato misurato.',
  '{0} obtient {1} sur ordinateur au test de vitesse Lighthouse ; sur mobile, sa vitesse n’a pas été mesurée.':
    '{0} ottiene {1} sul computer nel test di velocità Lighthouse; sul telefonino la sua velocità non è stata misurata.',
  'Au test de vitesse Lighthouse, {0} obtient {1} sur ordinateur. Il n’a pas été mesuré sur mobile.':
    'Nel test di velocità Lighthouse, {0} ottiene {1} sul computer. Sul telefonino non è stato misurato.',
  'Sur téléphone, ce résultat est dans la zone verte de l’échelle, qui commence à {0}.':
    'Sul telefonino questo risultato è nella zona verde della scala, che comincia a {0}.',
  'La note du téléphone est dans la meilleure des trois zones de Lighthouse, celle qui commence à {0}.':
    'Il punteggio del telefonino è nella migliore delle tre zone di Lighthouse, quella che comincia a {0}.',
  'Sur téléphone, ce résultat est dans la zone intermédiaire de l’échelle : la zone verte commence à {0}.':
    'Sul telefonino questo risultato è nella zona intermedia della scala: la zona verde comincia a {0}.',
  'La note du téléphone laisse de la marge : la meilleure des trois zones de Lighthouse commence à {0}.':
    'Il punteggio del telefonino lascia margine: la migliore delle tre zone di Lighthouse comincia a {0}.',
  'Sur téléphone, ce résultat est dans la zone rouge de l’échelle, au-dessous de {0}.':
    'Sul telefonino questo risultato è nella zona rossa della scala, al di sotto di {0}.',
  'La note du téléphone est dans la plus basse des trois zones de Lighthouse, celle des notes inférieures à {0}.':
    'Il punteggio del telefonino è nella più bassa delle tre zone di Lighthouse, quella dei punteggi inferiori a {0}.',
  'Le contenu principal apparaît après {0} ; Google recommande de rester sous {1}.':
    'Il contenuto principale appare dopo {0}; Google raccomanda di restare sotto {1}.',
  'Il faut {0} pour que le contenu principal apparaisse, contre {1} recommandées par Google.':
    'Ci vogliono {0} perché appaia il contenuto principale, contro {1} raccomandati da Google.',
  'Le contenu principal apparaît après {0}, sous la limite de {1} que recommande Google.':
    'Il contenuto principale appare dopo {0}, sotto il limite di {1} raccomandato da Google.',
  'L’ordinateur devance le téléphone de {0} points.': 'Il computer precede il telefonino di {0} punti.',
  'L’écart est de {0} points en faveur de l’ordinateur.': 'Lo scarto è di {0} punti a favore del computer.',
  'Le téléphone devance l’ordinateur de {0} points.': 'Il telefonino precede il computer di {0} punti.',
  'Le téléphone et l’ordinateur obtiennent la même note.': 'Il telefonino e il computer ottengono lo stesso punteggio.',
  'Les notes du téléphone et de l’ordinateur sont proches l’une de l’autre.': 'I punteggi del telefonino e del computer sono vicini.',
  'Pour afficher la page d’accueil, un téléphone télécharge {0}.': 'Per mostrare la pagina iniziale, un telefonino scarica {0}.',
  'La page d’accueil fait télécharger {0} à un téléphone.': 'La pagina iniziale fa scaricare {0} a un telefonino.',
  'L’accessibilité est notée {0} sur 100.': 'L’accessibilità ottiene {0} su 100.',
  'Le même outil note l’accessibilité {0} sur 100.': 'Lo stesso strumento dà all’accessibilità {0} su 100.',
  'Les bonnes pratiques techniques sont notées {0} sur 100.': 'Le buone pratiche tecniche ottengono {0} su 100.',
  'Pour les bonnes pratiques techniques, la note est de {0} sur 100.': 'Per le buone pratiche tecniche il punteggio è di {0} su 100.',
  'La mesure sur mobile simule un téléphone de milieu de gamme sur un réseau mobile.':
    'La misura sul telefonino simula un apparecchio di fascia media su una rete mobile.',
  'Pour le mobile, Lighthouse simule un appareil de milieu de gamme et une connexion de réseau mobile.':
    'Per il telefonino Lighthouse simula un apparecchio di fascia media e una connessione di rete mobile.',
  'La note de vitesse va de 0 à 100 ; elle résume plusieurs délais mesurés pendant l’affichage de la page d’accueil.':
    'Il punteggio di velocità va da 0 a 100; riassume più tempi misurati durante la visualizzazione della pagina iniziale.',
};
