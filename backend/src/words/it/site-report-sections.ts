import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_REPORT_SECTIONS: Catalogue = {
  'Analyse digitale pour {company|votre entreprise} – {agency.name|{0}}':
    'Analisi digitale per {company|la vostra azienda} – {agency.name|{0}}',
  'Analyse digitale gratuite de votre présence en ligne : vitesse, réputation, technologie, référencement.':
    'Analisi digitale gratuita della vostra presenza online: velocità, reputazione, tecnologia, posizionamento.',
  'Cette page a besoin de JavaScript pour afficher vos mesures.':
    'Questa pagina ha bisogno di JavaScript per mostrare le vostre misurazioni.',
  '{0} et {1} | liste': '{0} e {1}',
  'Intelligence artificielle': 'Intelligenza artificiale',
  'À la question :': 'Alla domanda:',
  'Questions posées et réponses': 'Domande poste e risposte',
  'Question :': 'Domanda:',
  'Toutes les réponses comptées, telles que les assistants les ont données ; les longues sont abrégées. Elles peuvent contenir des erreurs.':
    'Tutte le risposte contate, così come le hanno date gli assistenti; quelle lunghe sono abbreviate. Possono contenere errori.',
  'Comment nous l’avons mesuré': 'Come l’abbiamo misurato',
  'Des questions qu’un client poserait, sans votre nom, sont soumises à chaque assistant. Nous comptons les réponses reçues qui nomment votre entreprise ou son site. Google est un moteur de recherche : vos positions sont sous « Mots-clés ».':
    'Domande che farebbe un cliente, senza il vostro nome, sono poste a ogni assistente. Contiamo le risposte ricevute che nominano la vostra azienda o il suo sito. Google è un motore di ricerca: le vostre posizioni sono sotto «Parole chiave».',
  'Aucune réponse se dit « jamais », moins de {0} « rarement », moins de {1} « parfois », au-delà « souvent ».':
    'Nessuna risposta si dice «mai», meno del {0} «raramente», meno del {1} «a volte», oltre «spesso».',
  '{0} n’ont pas encore été interrogés à votre sujet.': '{0} non sono ancora stati interrogati su di voi.',
  'Analyse digitale préparée pour': 'Analisi digitale preparata per',
  'Lire la suite': 'Leggi il seguito',
  Site: 'Sito',
  Lieu: 'Luogo',
  État: 'Stato',
  'Mot-clé': 'Parola chiave',
  Volume: 'Ricerche',
  Position: 'Posizione',
  Marque: 'Marchio',
  Opportunité: 'Opportunità',
  'Mots-clés': 'Parole chiave',
  'Vos positions réelles n’ont pas encore été relevées. Ces lignes montrent seulement la forme de la liste.':
    'Le vostre posizioni reali non sono ancora state rilevate. Queste righe mostrano solo la forma dell’elenco.',
  'Repère de l’agence, une indication et non une mesure :': 'Valore di riferimento dell’agenzia, un’indicazione e non una misurazione:',
  'de trafic qualifié en plus.': 'di traffico qualificato in più.',
  'Votre site n’apparaît pour l’instant sur aucun mot-clé suivi dans Google Suisse. Tout reste à gagner.':
    'Per ora il vostro sito non appare in Google Svizzera per nessuna parola chiave seguita. È tutto da conquistare.',
  'Recherches par mois': 'Ricerche al mese',
  Rang: 'Posto',
  'Pages des mots-clés': 'Pagine delle parole chiave',
  'Tous les mots-clés, à trier': 'Tutte le parole chiave, da ordinare',
  'Mots-clés, triables par colonne': 'Parole chiave, ordinabili per colonna',
  'Pages du tableau des mots-clés': 'Pagine della tabella delle parole chiave',
  '« Marque » : la recherche contient le nom de votre entreprise. L’opportunité dépend de la position : forte de 11 à 20, moyenne de 21 à 30, faible au-delà ; jusqu’à 10, la place est acquise.':
    '«Marchio»: la ricerca contiene il nome della vostra azienda. L’opportunità dipende dalla posizione: alta da 11 a 20, media da 21 a 30, bassa oltre; fino a 10, il posto è acquisito.',
  'Les positions sont celles de votre domaine dans les résultats de Google en Suisse, en français. Le volume est le nombre moyen de recherches par mois. Un mot sans position ou sans volume connu est montré, mais pas compté.':
    'Le posizioni sono quelle del vostro dominio nei risultati di Google in Svizzera, in francese. Il volume è il numero medio di ricerche al mese. Una parola senza posizione o senza volume noto è mostrata, ma non contata.',
  '« Pour vous » : {0} {1} % de ce montant sont comptés pour la recherche.':
    '«Per voi»: {0} Il {1} % di questo importo è calcolato per la ricerca.',
  'Analyse des mots-clés indisponible.': 'Analisi delle parole chiave non disponibile.',
  'visiteurs de plus par mois.': 'visitatori in più al mese.',
  'Parmi vos voisins': 'Tra i vostri vicini',
  'Des sites que l’agence a choisis, visités comme le vôtre. Leurs noms ne figurent que sur votre page.':
    'Siti scelti dall’agenzia, visitati come il vostro. I loro nomi figurano solo sulla vostra pagina.',
  'Votre Performance Digitale': 'La vostra performance digitale',
  'SmartIndex, votre score global': 'SmartIndex, il vostro punteggio globale',
  'Analyse des données de base': 'Analisi dei dati di base',
  'Calcul du SmartIndex': 'Calcolo dello SmartIndex',
  'Voir le détail': 'Vedi i dettagli',
  'Vos 3 premières étapes': 'I vostri primi 3 passi',
  'Vos recommandations n’ont pas pu être écrites.': 'Non è stato possibile scrivere le vostre raccomandazioni.',
  'Les conseils ci-dessous valent pour toute entreprise.': 'I consigli qui sotto valgono per ogni azienda.',
  'Les étapes sont écrites à partir des mesures, dès qu’elles sont là.':
    'I passi sono scritti a partire dalle misurazioni, non appena ci sono.',
  'Obtenir mon plan personnalisé': 'Ottieni il mio piano personalizzato',
  'Voir les trois premières étapes': 'Vedi i primi tre passi',
  'Cet avis attend votre réponse': 'Questa recensione aspetta la vostra risposta',
  'Les derniers avis': 'Le ultime recensioni',
  'Note et nombre d’avis sont ceux de votre fiche Google publique. Le pour cent est la note elle-même, ramenée à 100 (note × 20) : ce n’est pas un compte d’avis positifs. La fréquence est dite régulière au-delà de 50 avis.':
    'Voto e numero di recensioni sono quelli della vostra scheda Google pubblica. La percentuale è il voto stesso, riportato a 100 (voto × 20): non è un conteggio di recensioni positive. La frequenza è detta regolare oltre le 50 recensioni.',
  'Note en pour cent': 'Voto in percentuale',
  'Vos avis Google n’ont pas encore été relevés. Si votre entreprise a une fiche Google, nous les ajouterons ici.':
    'Le vostre recensioni Google non sono ancora state rilevate. Se la vostra azienda ha una scheda Google, le aggiungeremo qui.',
  'La fiche Google trouvée est peut-être celle d’une autre entreprise : sa note n’est pas reprise ici. Dites-nous laquelle est la vôtre, et nous la relèverons.':
    'La scheda Google trovata è forse quella di un’altra azienda: il suo voto non è ripreso qui. Diteci qual è la vostra, e la rileveremo.',
  'Aucun avis Google pour l’instant. Un premier avis suffit pour exister aux yeux de ceux qui vous cherchent.':
    'Per ora nessuna recensione Google. Una prima recensione basta per esistere agli occhi di chi vi cerca.',
  'Actualiser les avis': 'Aggiorna le recensioni',
  'Votre entrée dans Google, d’après votre page': 'La vostra voce in Google, secondo la vostra pagina',
  'Tous les constats': 'Tutte le constatazioni',
  'Envoyer à mon webmaster': 'Invia al mio webmaster',
  'Nous lisons votre page d’accueil comme le fait un moteur de recherche et vérifions un à un les éléments qu’il attend. Chaque lien de la page est suivi une fois.':
    'Leggiamo la vostra pagina iniziale come fa un motore di ricerca e verifichiamo uno per uno gli elementi che si aspetta. Ogni link della pagina è seguito una volta.',
  'La page d’accueil n’a pas encore pu être lue.': 'Non è ancora stato possibile leggere la pagina iniziale.',
  'Le film du chargement': 'Il film del caricamento',
  'Passer le film': 'Avvia il film',
  'Les images et leurs temps sont ceux du chargement observé par notre navigateur, sans le ralentissement d’un réseau mobile que les mesures de vitesse y ajoutent.':
    'Le immagini e i loro tempi sono quelli del caricamento osservato dal nostro browser, senza il rallentamento di una rete mobile che le misurazioni di velocità vi aggiungono.',
  'Qui vous écrit': 'Chi vi scrive',
  suivies: 'seguite',
  'Indications de l’agence sur elle-même ; elles ne sont pas mesurées par cette analyse.':
    'Indicazioni dell’agenzia su sé stessa; non sono misurate da questa analisi.',
  'L’attente, à l’échelle': 'L’attesa, in scala',
  'Revivre ces secondes': 'Rivivi questi secondi',
  'Dans le temps et parmi les autres': 'Nel tempo e tra gli altri',
  'Score de vitesse sur téléphone. Un écart de moins de 5 points n’est pas un changement : la mesure elle-même varie.':
    'Punteggio di velocità sul telefonino. Uno scarto di meno di 5 punti non è un cambiamento: la misurazione stessa varia.',
  'Comprendre ce score': 'Capire questo punteggio',
  'Lighthouse, l’outil de Google, charge votre page d’accueil comme le ferait un visiteur et la note de 0 à 100. À partir de 90, c’est bon ; de 50 à 89, à améliorer ; en dessous, insuffisant. Le score réunit le temps d’affichage, la réactivité et la stabilité de la page.':
    'Lighthouse, lo strumento di Google, carica la vostra pagina iniziale come farebbe un visitatore e la valuta da 0 a 100. Da 90 in su, va bene; da 50 a 89, da migliorare; sotto, insufficiente. Il punteggio riunisce il tempo di visualizzazione, la reattività e la stabilità della pagina.',
  'L’accessibilité dit si chacun peut utiliser la page, y compris avec un lecteur d’écran. Le SEO technique vérifie ce dont Google a besoin pour la lire.':
    'L’accessibilità dice se chiunque può usare la pagina, anche con un lettore di schermo. Il SEO tecnico verifica ciò di cui Google ha bisogno per leggerla.',
  'Ce que vit le visiteur': 'Che cosa vive il visitatore',
  'Conseillé :': 'Consigliato:',
  'Poids de la page :': 'Peso della pagina:',
  'Un navigateur sans historique ouvre votre page d’accueil avec le débit et la puissance d’un téléphone courant, puis comme un ordinateur. Ce sont des conditions de laboratoire, identiques pour chaque site : vos visiteurs peuvent vivre mieux ou moins bien.':
    'Un browser senza cronologia apre la vostra pagina iniziale con la banda e la potenza di un telefonino comune, poi come un computer. Sono condizioni di laboratorio, identiche per ogni sito: i vostri visitatori possono avere un’esperienza migliore o peggiore.',
  '« Pour vous » : {0} {1} % de ce montant sont comptés pour la vitesse.':
    '«Per voi»: {0} Il {1} % di questo importo è calcolato per la velocità.',
  'La vitesse de votre site n’a pas encore pu être mesurée.': 'Non è ancora stato possibile misurare la velocità del vostro sito.',
  'Valeurs de départ, les mêmes pour chaque site tant que rien n’est mesuré. Elles ne comptent dans aucun score.':
    'Valori di partenza, gli stessi per ogni sito finché nulla è misurato. Non contano in nessun punteggio.',
  'aucun CMS reconnu': 'nessun CMS riconosciuto',
  'Trois conseils pour WordPress': 'Tre consigli per WordPress',
  'Mettez à jour WordPress, le thème et les extensions chaque mois, après une sauvegarde.':
    'Aggiornate WordPress, il tema e le estensioni ogni mese, dopo un backup.',
  'Supprimez les extensions que vous n’utilisez plus : chacune ralentit le site et peut l’exposer.':
    'Eliminate le estensioni che non usate più: ognuna rallenta il sito e può esporlo.',
  'Activez un cache de page et la double authentification des administrateurs.':
    'Attivate una cache di pagina e l’autenticazione a due fattori degli amministratori.',
  'Nous lisons ce que votre site envoie à tout navigateur : code de la page, en-têtes et adresses des fichiers. Rien n’est tenté qui ne soit public.':
    'Leggiamo ciò che il vostro sito invia a ogni browser: codice della pagina, intestazioni e indirizzi dei file. Non si tenta nulla che non sia pubblico.',
  'Fiabilité de la détection :': 'Affidabilità del riconoscimento:',
  'La technologie de votre site n’a pas encore pu être reconnue : il faut qu’il réponde à notre visite.':
    'Non è ancora stato possibile riconoscere la tecnologia del vostro sito: deve rispondere alla nostra visita.',
};
