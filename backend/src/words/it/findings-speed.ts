import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_SPEED: Catalogue = {
  '{0}\u00a0millisecondes': '{0}\u00a0millisecondi',
  'Alléger les images, différer les scripts inutiles au premier affichage et activer la mise en cache.':
    'Alleggerire le immagini, rinviare gli script inutili alla prima visualizzazione e attivare la memorizzazione (cache).',
  'Vitesse sur mobile': 'Velocità sul telefonino',
  '1 à 3 jours': 'da 1 a 3 giorni',
  'Lighthouse qualifie de faibles les notes inférieures à {0}.': 'Lighthouse definisce bassi i punteggi inferiori a {0}.',
  'Page lente sur mobile': 'Pagina lenta sul telefonino',
  'La vitesse sur mobile est notée moins de {0}.': 'La velocità sul telefonino ottiene meno di {0}.',
  'Accélérer la page d’accueil sur mobile.': 'Accelerare la pagina iniziale sul telefonino.',
  'Accélérer la page d’accueil sur mobile\u202f: {0} sur 100 aujourd’hui.':
    'Accelerare la pagina iniziale sul telefonino: oggi {0} su 100.',
  'de {0} à {1} sur 100': 'da {0} a {1} su 100',
  'Lighthouse qualifie d’améliorables les notes de {0} à {1}.': 'Lighthouse definisce migliorabili i punteggi da {0} a {1}.',
  'Vitesse sur mobile à améliorer': 'Velocità sul telefonino da migliorare',
  'La vitesse sur mobile n’atteint pas {0}.': 'La velocità sul telefonino non raggiunge {0}.',
  'Gagner en vitesse sur mobile, viser au moins {0}.': 'Guadagnare velocità sul telefonino, puntare ad almeno {0}.',
  'Gagner en vitesse sur mobile\u202f: {0} sur 100 aujourd’hui, viser au moins {1}.':
    'Guadagnare velocità sul telefonino: oggi {0} su 100, puntare ad almeno {1}.',
  'Vitesse sur ordinateur': 'Velocità sul computer',
  'Page lente sur ordinateur': 'Pagina lenta sul computer',
  'La vitesse sur ordinateur est notée moins de {0}.': 'La velocità sul computer ottiene meno di {0}.',
  'Accélérer l’affichage sur ordinateur.': 'Accelerare la visualizzazione sul computer.',
  'Accélérer l’affichage sur ordinateur\u202f: {0} sur 100 aujourd’hui.': 'Accelerare la visualizzazione sul computer: oggi {0} su 100.',
  'Affichage du contenu principal': 'Visualizzazione del contenuto principale',
  'Google qualifie de faible un affichage du contenu principal (LCP) après plus de {0}.':
    'Google definisce scarsa una visualizzazione del contenuto principale (LCP) dopo più di {0}.',
  'Contenu principal très lent': 'Contenuto principale molto lento',
  'Le plus grand élément visible apparaît après plus de {0}.': 'L’elemento visibile più grande appare dopo più di {0}.',
  'Alléger et précharger l’image ou le texte principal, réduire le temps de réponse du serveur.':
    'Alleggerire e precaricare l’immagine o il testo principale, ridurre il tempo di risposta del server.',
  'Afficher plus tôt le contenu principal de la page.': 'Mostrare prima il contenuto principale della pagina.',
  'Google recommande que le contenu principal (LCP) apparaisse en {0} au plus.':
    'Google raccomanda che il contenuto principale (LCP) appaia in {0} al massimo.',
  'Contenu principal lent': 'Contenuto principale lento',
  'Optimiser l’image principale et différer ce qui n’est pas visible au premier écran.':
    'Ottimizzare l’immagine principale e rinviare ciò che non è visibile nella prima schermata.',
  'Délai de la première interaction': 'Ritardo della prima interazione',
  'Google qualifie de faible un délai de première interaction (FID) de plus de {0}.':
    'Google definisce scarso un ritardo della prima interazione (FID) di più di {0}.',
  'Première interaction lente': 'Prima interazione lenta',
  'La page réagit au premier clic après plus de {0}.': 'La pagina reagisce al primo clic dopo più di {0}.',
  'Découper les longs scripts et retarder ceux des services tiers.': 'Dividere gli script lunghi e ritardare quelli dei servizi terzi.',
  'Alléger les scripts pour que la page réponde au premier clic.': 'Alleggerire gli script perché la pagina risponda al primo clic.',
  'Délai avant que la page soit utilisable': 'Tempo prima che la pagina sia utilizzabile',
  'Une page peut être affichée sans répondre encore aux gestes\u202f: ce délai (TTI) dit quand elle y répond.':
    'Una pagina può essere visibile senza rispondere ancora ai gesti: questo tempo (TTI) dice quando risponde.',
  'Page lente à réagir': 'Pagina lenta a reagire',
  'La page n’est utilisable qu’après plus de {0}.': 'La pagina è utilizzabile solo dopo più di {0}.',
  'Réduire le JavaScript chargé au départ.': 'Ridurre il JavaScript caricato all’inizio.',
  'Réduire les scripts pour que la page soit utilisable plus tôt.': 'Ridurre gli script perché la pagina sia utilizzabile prima.',
  'Temps de chargement': 'Tempo di caricamento',
  'Google recommande aux sites de bonnes mesures de vitesse (Core Web Vitals).':
    'Google raccomanda ai siti buone misure di velocità (Core Web Vitals).',
  'Chargement long': 'Caricamento lungo',
  'La page met plus de {0} à se charger.': 'La pagina impiega più di {0} a caricarsi.',
  'Activer la mise en cache et la compression, choisir un hébergement plus rapide.':
    'Attivare la memorizzazione (cache) e la compressione, scegliere un hosting più rapido.',
  'Raccourcir le chargement de la page chez l’hébergeur.': 'Accorciare il caricamento della pagina presso l’hosting.',
  'Ressources bloquantes': 'Risorse bloccanti',
  'Les navigateurs attendent les ressources bloquantes avant le premier affichage.':
    'I browser aspettano le risorse bloccanti prima della prima visualizzazione.',
  'Des styles ou des scripts retardent l’affichage.': 'Stili o script ritardano la visualizzazione.',
  'Différer les scripts et intégrer les styles essentiels dans la page.':
    'Rinviare gli script e integrare gli stili essenziali nella pagina.',
  'Différer les scripts et les styles qui retardent l’affichage.': 'Rinviare gli script e gli stili che ritardano la visualizzazione.',
  Compression: 'Compressione',
  'La compression réduit la taille des textes que les serveurs envoient.':
    'La compressione riduce la dimensione dei testi che i server inviano.',
  'Page non compressée': 'Pagina non compressa',
  'Le serveur ne compresse pas la page.': 'Il server non comprime la pagina.',
  'Demander à l’hébergeur d’activer gzip ou Brotli pour les textes, styles et scripts.':
    'Chiedere all’hosting di attivare gzip o Brotli per testi, stili e script.',
  'Activer la compression des pages sur le serveur.': 'Attivare la compressione delle pagine sul server.',
  'Poids de la page': 'Peso della pagina',
  'Lighthouse conseille de réduire les données que les pages transfèrent.':
    'Lighthouse consiglia di ridurre i dati che le pagine trasferiscono.',
  'Page lourde': 'Pagina pesante',
  'La page transfère plus de {0}.': 'La pagina trasferisce più di {0}.',
  'Compresser les images et retirer ce qui ne sert pas.': 'Comprimere le immagini e togliere ciò che non serve.',
  'Alléger la page\u202f: images compressées, rien d’inutile.': 'Alleggerire la pagina: immagini compresse, nulla di inutile.',
};
