import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_TRIAL: Catalogue = {
  'Un bon site travaille aussi quand l’atelier est fermé.': 'Un buon sito lavora anche quando l’officina è chiusa.',
  'Ce qui se mesure peut s’améliorer.': 'Ciò che si misura si può migliorare.',
  'La première impression se fait souvent sur un téléphone.': 'La prima impressione nasce spesso su un telefonino.',
  'Un client pressé est un client qui cherche quelqu’un de clair.': 'Un cliente di fretta è un cliente che cerca qualcuno di chiaro.',
  'La confiance commence par une page qui s’ouvre tout de suite.': 'La fiducia comincia da una pagina che si apre subito.',
  'On ne corrige bien que ce que l’on a regardé en face.': 'Si corregge bene solo ciò che si è guardato in faccia.',
  'Petit pas, bonne direction : c’est ainsi que l’on arrive.': 'Piccolo passo, buona direzione: è così che si arriva.',
  'Votre voisin vous connaît déjà. Internet, c’est pour les autres.': 'Il vostro vicino vi conosce già. Internet è per gli altri.',
  'Une phrase simple vaut mieux que trois slogans.': 'Una frase semplice vale più di tre slogan.',
  'Le meilleur moment pour commencer est celui où l’on a dix minutes.':
    'Il momento migliore per cominciare è quello in cui si hanno dieci minuti.',
  'Un avis sincère pèse plus qu’une grande affiche.': 'Una recensione sincera pesa più di un grande manifesto.',
  'Ranger sa vitrine est déjà une façon de vendre.': 'Riordinare la vetrina è già un modo di vendere.',
  'Ce que vos clients cherchent, ils le tapent. Autant le savoir.': 'Ciò che i vostri clienti cercano, lo digitano. Tanto vale saperlo.',
  'Une seconde gagnée, c’est un visiteur qui reste.': 'Un secondo guadagnato è un visitatore che resta.',
  'La régularité bat le coup d’éclat.': 'La regolarità batte il colpo di scena.',
  'Dire ce que l’on fait, faire ce que l’on dit, et le montrer.': 'Dire ciò che si fa, fare ciò che si dice, e mostrarlo.',
  'Un chiffre n’est pas un jugement : c’est un point de départ.': 'Una cifra non è un giudizio: è un punto di partenza.',
  'La clarté est une politesse.': 'La chiarezza è una cortesia.',
  'Chaque question d’un client est une page qui manque.': 'Ogni domanda di un cliente è una pagina che manca.',
  'Mieux vaut trois pages utiles que trente pages oubliées.': 'Meglio tre pagine utili che trenta pagine dimenticate.',
  'Le savoir-faire existe déjà. Il reste à le faire voir.': 'Il saper fare c’è già. Resta da farlo vedere.',
  'Être trouvé, c’est d’abord être compris.': 'Essere trovati è prima di tutto essere capiti.',
  'Ce qui est facile à lire est facile à choisir.': 'Ciò che è facile da leggere è facile da scegliere.',
  'Un site à jour dit que la maison est habitée.': 'Un sito aggiornato dice che la casa è abitata.',
  'Les grandes améliorations commencent par une liste courte.': 'I grandi miglioramenti cominciano da un elenco breve.',
  'Rien ne remplace un bon travail, mais encore faut-il qu’on le trouve.':
    'Nulla sostituisce un buon lavoro, ma bisogna anche che lo si trovi.',
  'Un numéro de téléphone bien placé vaut une campagne.': 'Un numero di telefono ben piazzato vale una campagna.',
  'On gagne rarement en criant plus fort, souvent en parlant plus net.': 'Di rado si vince gridando più forte, spesso parlando più chiaro.',
  'La simplicité demande du travail, et elle se voit.': 'La semplicità richiede lavoro, e si vede.',
  'Regarder son site avec les yeux d’un inconnu est un bon exercice.':
    'Guardare il proprio sito con gli occhi di uno sconosciuto è un buon esercizio.',
  'Un projet avance quand on sait par où commencer.': 'Un progetto avanza quando si sa da dove cominciare.',
  'L’essentiel d’abord : le reste peut attendre lundi.': 'L’essenziale prima: il resto può aspettare lunedì.',
  'Une bonne réputation se construit avis après avis.': 'Una buona reputazione si costruisce recensione dopo recensione.',
  'Le détail que l’on corrige aujourd’hui travaille toute l’année.': 'Il dettaglio che si corregge oggi lavora tutto l’anno.',
  'Votre métier mérite mieux qu’une page qui se fait attendre.': 'Il vostro mestiere merita di meglio di una pagina che si fa attendere.',
  'Comparer, c’est utile. Se comparer à soi-même, c’est mieux.': 'Confrontare è utile. Confrontarsi con sé stessi è meglio.',
  'Le client ne voit pas vos efforts, il voit votre accueil.': 'Il cliente non vede i vostri sforzi, vede la vostra accoglienza.',
  'Bien expliquer, c’est déjà rassurer.': 'Spiegare bene è già rassicurare.',
  'Les outils changent, l’écoute reste.': 'Gli strumenti cambiano, l’ascolto resta.',
  'Un premier pas mesuré vaut mieux qu’un grand saut supposé.': 'Un primo passo misurato vale più di un grande salto supposto.',
  '100% gratuit': '100\u202f% gratuito',
  "L'URL doit commencer par http:// ou https://": 'L’URL deve cominciare con http:// o https://',
  "Format d'URL invalide": 'Formato di URL non valido',
  "Format d'email invalide": 'Formato di e-mail non valido',
  "Nom de l'entreprise requis": 'Nome dell’azienda obbligatorio',
  'Ville requise': 'Città obbligatoria',
  'Vous devez accepter les conditions': 'Dovete accettare le condizioni',
  "L'email doit correspondre au domaine du site ({0})": 'L’e-mail deve corrispondere al dominio del sito ({0})',
  'Domaine email et site web correspondent': 'Il dominio dell’e-mail e il sito web corrispondono',
  'Votre adresse est ailleurs ? Confirmez-la par un lien ; une personne regarde votre demande.':
    'Il vostro indirizzo è altrove? Confermatelo con un link; una persona guarda la vostra richiesta.',
  'Gratuit et sans engagement. La mesure commence aussitôt, et vous la suivez à l’écran.':
    'Gratuito e senza impegno. La misurazione comincia subito, e la seguite sullo schermo.',
  'Gratuit et sans engagement. Rien n’est mesuré avant votre confirmation et notre accord.':
    'Gratuito e senza impegno. Nulla è misurato prima della vostra conferma e del nostro accordo.',
  'Adresse de votre site': 'Indirizzo del vostro sito',
  'Mesurer mon site': 'Misura il mio sito',
  'Gratuit. Vous indiquez ensuite où recevoir votre analyse ; la mesure commence aussitôt.':
    'Gratuito. Poi indicate dove ricevere la vostra analisi; la misurazione comincia subito.',
  'Renvoyer mon lien': 'Invia di nuovo il mio link',
  'Envoi en cours…': 'Invio in corso…',
  'Une erreur est survenue. Veuillez réessayer.': 'Si è verificato un errore. Vi preghiamo di riprovare.',
  "Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer.":
    'Si è verificato un errore all’avvio della prova. Vi preghiamo di riprovare.',
  "Vérification réussie. Redirection vers l'analyse...": 'Verifica riuscita. Reindirizzamento all’analisi…',
  'Une erreur est survenue lors de la vérification. Veuillez réessayer.':
    'Si è verificato un errore durante la verifica. Vi preghiamo di riprovare.',
  'J’accepte que l’agence analyse mon site web et m’écrive au sujet de cette analyse.':
    'Accetto che l’agenzia analizzi il mio sito web e mi scriva riguardo a questa analisi.',
  'Le temps qu’attend un visiteur sur téléphone et sur ordinateur, mesuré par Lighthouse.':
    'Il tempo che aspetta un visitatore sul telefonino e sul computer, misurato da Lighthouse.',
  Référencement: 'Posizionamento',
  'Les mots que tapent vos clients dans Google, et votre place quand ils les tapent.':
    'Le parole che i vostri clienti digitano in Google, e il vostro posto quando le digitano.',
  Réputation: 'Reputazione',
  'La note et le nombre de vos avis Google, tels que vos futurs clients les voient.':
    'Il voto e il numero delle vostre recensioni Google, come li vedono i vostri futuri clienti.',
  Technologie: 'Tecnologia',
  'Le système de votre site, sa version, et ce que cela demande d’entretien.':
    'Il sistema del vostro sito, la sua versione, e quale manutenzione richiede.',
  'Accès et sécurité': 'Accesso e sicurezza',
  'Si votre site répond, en combien de temps, et si son certificat est valable.':
    'Se il vostro sito risponde, in quanto tempo, e se il suo certificato è valido.',
  'Plan d’action': 'Piano d’azione',
  'Un résumé de votre situation et trois premières étapes, tirés de vos propres mesures.':
    'Un riassunto della vostra situazione e tre primi passi, tratti dalle vostre misurazioni.',
  'l’adresse du site': 'l’indirizzo del sito',
  'votre e-mail': 'la vostra e-mail',
  'le nom de l’entreprise': 'il nome dell’azienda',
  'la ville': 'la città',
  'votre accord': 'il vostro accordo',
  'E-mail de votre demande': 'E-mail della vostra richiesta',
  'Ce que nous faisons de vos données': 'Che cosa facciamo dei vostri dati',
  'Votre audit': 'Il vostro audit',
  'L’adresse complète, telle qu’elle s’ouvre dans un navigateur.': 'L’indirizzo completo, come si apre in un browser.',
  'E-mail professionnel': 'E-mail professionale',
  'Au même domaine que le site, pour que personne d’autre ne demande votre audit.':
    'Allo stesso dominio del sito, perché nessun altro richieda il vostro audit.',
  Ville: 'Città',
  'Lancer mon audit gratuit': 'Avvia il mio audit gratuito',
  'En attente': 'In attesa',
  'En cours': 'In corso',
  Terminé: 'Terminato',
  'Nous ouvrons votre site': 'Apriamo il vostro sito',
  'Avant de commencer': 'Prima di cominciare',
  'Étape {0} sur {1}': 'Fase {0} di {1}',
  'Étape {0} sur {1}\u202f: {2}': 'Fase {0} di {1}: {2}',
  'Avancement de l’audit': 'Avanzamento dell’audit',
  'Nous vous avons écrit à {0}. Ouvrez le lien du message et confirmez\u202f: l’audit démarre aussitôt, cette page suivra.':
    'Vi abbiamo scritto a {0}. Aprite il link del messaggio e confermate: l’audit parte subito, questa pagina seguirà.',
  'Nous vous avons écrit. Ouvrez le lien du message et confirmez\u202f: l’audit démarre aussitôt, cette page suivra.':
    'Vi abbiamo scritto. Aprite il link del messaggio e confermate: l’audit parte subito, questa pagina seguirà.',
  'Ce qui est fait': 'Che cosa è fatto',
  'Vous pouvez recharger ou fermer cette page\u202f: l’audit continue, et le message que nous vous envoyons y mène.':
    'Potete ricaricare o chiudere questa pagina: l’audit continua, e il messaggio che vi inviamo vi porta lì.',
  'Confirmez votre adresse e-mail': 'Confermate il vostro indirizzo e-mail',
  'Votre lien est dans votre boîte': 'Il vostro link è nella vostra casella',
  'Nous avons écrit à {0}. Ouvrez le lien du message et confirmez\u202f: une personne regarde ensuite votre demande, puis la mesure commence. Le lien de votre analyse vous est envoyé dès qu’elle est prête.':
    'Abbiamo scritto a {0}. Aprite il link del messaggio e confermate: una persona guarda poi la vostra richiesta, e la misurazione comincia. Il link della vostra analisi vi è inviato appena è pronta.',
  'Une analyse a déjà été demandée avec cette adresse. Nous avons renvoyé son lien à {0}.':
    'Un’analisi è già stata richiesta con questo indirizzo. Abbiamo inviato di nuovo il suo link a {0}.',
  'Rien reçu\u202f? Regardez dans les indésirables. Vous pouvez fermer cette page.':
    'Non avete ricevuto nulla? Guardate nella posta indesiderata. Potete chiudere questa pagina.',
  '{0} sur 100, {1}': '{0} su 100, {1}',
  'Il manque encore\u202f: {0}.': 'Manca ancora: {0}.',
  'Utilisez une adresse e-mail du domaine de votre site.': 'Usate un indirizzo e-mail del dominio del vostro sito.',
  'Audit Digital Gratuit – {agency.name|{0}}': 'Audit digitale gratuito – {agency.name|{0}}',
  'Votre site mesuré gratuitement : vitesse, référencement, réputation, technologie, et trois premières étapes.':
    'Il vostro sito misurato gratuitamente: velocità, posizionamento, reputazione, tecnologia e tre primi passi.',
  'Le formulaire a besoin de JavaScript.': 'Il modulo ha bisogno di JavaScript.',
  'Retrouver votre analyse': 'Ritrovare la vostra analisi',
  'Vous avez déjà demandé une analyse ? Nous renvoyons son lien à l’adresse de votre demande.':
    'Avete già richiesto un’analisi? Inviamo di nuovo il suo link all’indirizzo della vostra richiesta.',
  'Nous contacter': 'Contattateci',
  'Une question avant de commencer ? Écrivez-nous.': 'Una domanda prima di cominciare? Scriveteci.',
  'Confirmer votre adresse – {agency.name|{0}}': 'Confermare il vostro indirizzo – {agency.name|{0}}',
  'Confirmez votre adresse e-mail pour ouvrir votre audit.': 'Confermate il vostro indirizzo e-mail per aprire il vostro audit.',
  'Un clic suffit : votre adresse est confirmée, et votre audit s’ouvre dès qu’il est prêt.':
    'Basta un clic: il vostro indirizzo è confermato, e il vostro audit si apre appena è pronto.',
  'Confirmer mon adresse': 'Conferma il mio indirizzo',
  'Ce lien n’est plus valable : un message plus récent l’a peut-être remplacé.':
    'Questo link non è più valido: forse un messaggio più recente l’ha sostituito.',
  ou: 'o',
  'demander un audit': 'richiedi un audit',
  'Vous n’avez rien demandé ? Fermez cette page : rien ne se passe tant que vous ne confirmez pas.':
    'Non avete richiesto nulla? Chiudete questa pagina: finché non confermate, non succede nulla.',
  'La confirmation a besoin de JavaScript.': 'La conferma ha bisogno di JavaScript.',
  'Ce que contient l’audit': 'Che cosa contiene l’audit',
  'Votre lien personnel': 'Il vostro link personale',
  'L’audit s’ouvre à une adresse qui n’est qu’à vous :': 'L’audit si apre a un indirizzo che è solo vostro:',
  'À la place de': 'Al posto di',
  ' : huit lettres et chiffres tirés au sort, par exemple': ': otto lettere e cifre tirate a sorte, per esempio',
  '. Ce lien n’est publié nulle part, et les moteurs de recherche ne le lisent pas.':
    '. Questo link non è pubblicato da nessuna parte, e i motori di ricerca non lo leggono.',
  'Audit Digital Gratuit': 'Audit digitale gratuito',
  'Votre site mesuré maintenant : vitesse, référencement, réputation, technologie. Vous recevez votre propre page d’analyse, avec trois premières étapes.':
    'Il vostro sito misurato adesso: velocità, posizionamento, reputazione, tecnologia. Ricevete la vostra pagina di analisi, con tre primi passi.',
};
