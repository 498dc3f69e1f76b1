import type { Catalogue } from '../../rules/language.rules.js';

export const FINDINGS_SITE: Catalogue = {
  'Facilité de lecture': 'Facilità di lettura',
  'facilité inférieure à {0}': 'facilità inferiore a {0}',
  '½ journée': '½ giornata',
  'Au niveau le plus exigeant, les règles d’accessibilité demandent une version plus simple des textes difficiles.':
    'Al livello più esigente le regole di accessibilità chiedono una versione più semplice dei testi difficili.',
  'Texte difficile à lire': 'Testo difficile da leggere',
  'Le texte demande un effort de lecture (facilité inférieure à {0}).':
    'Il testo richiede uno sforzo di lettura (facilità inferiore a {0}).',
  'Couper les phrases longues et remplacer le jargon par les mots des clients.':
    'Dividere le frasi lunghe e sostituire il gergo con le parole dei clienti.',
  'Écrire plus simplement\u202f: phrases courtes et mots de tous les jours.':
    'Scrivere più semplicemente: frasi corte e parole di tutti i giorni.',
  'Part de texte dans la page': 'Quota di testo nella pagina',
  'moins de {0} du code': 'meno del {0} del codice',
  '1 jour': '1 giorno',
  'La plus grande part du code envoyé n’est pas du texte.': 'La maggior parte del codice inviato non è testo.',
  'Peu de texte': 'Poco testo',
  'Le texte représente moins de {0} du code de la page.': 'Il testo è meno del {0} del codice della pagina.',
  'Ajouter un contenu utile et alléger le code.': 'Aggiungere contenuti utili e alleggerire il codice.',
  'Ajouter un contenu utile et alléger le code de la page.': 'Aggiungere contenuti utili e alleggerire il codice della pagina.',
  'Texte de la page': 'Testo della pagina',
  'Google recommande un contenu qui présente son sujet de façon substantielle et complète.':
    'Google raccomanda contenuti che presentino il loro tema in modo sostanzioso e completo.',
  'Texte court': 'Testo breve',
  'La page compte moins de {0}.': 'La pagina conta meno di {0}.',
  'Présenter les prestations, la région desservie et les questions que posent les clients.':
    'Presentare le prestazioni, la regione servita e le domande che pongono i clienti.',
  'Étoffer la page d’accueil.': 'Arricchire la pagina iniziale.',
  'Étoffer la page d’accueil\u202f: {0} aujourd’hui.': 'Arricchire la pagina iniziale: oggi {0}.',
  'un seul mot': 'una sola parola',
  'Contenu sans scripts': 'Contenuto senza script',
  'titre ou texte absents du code': 'titolo o testo assenti dal codice',
  '2 à 4 jours': 'da 2 a 4 giorni',
  'Google dessine les pages à scripts dans un second temps, et tous les robots n’exécutent pas les scripts.':
    'Google elabora le pagine con script in un secondo tempo, e non tutti i robot eseguono gli script.',
  'Contenu dessiné par des scripts': 'Contenuto generato da script',
  'Le titre ou le texte de la page n’existe qu’après l’exécution des scripts.':
    'Il titolo o il testo della pagina esiste solo dopo l’esecuzione degli script.',
  'Envoyer le contenu dans la page elle-même (rendu côté serveur ou pages statiques).':
    'Inviare il contenuto nella pagina stessa (generata sul server o pagine statiche).',
  'Envoyer le contenu dans la page, sans attendre les scripts.': 'Inviare il contenuto nella pagina, senza aspettare gli script.',
  Accessibilité: 'Accessibilità',
  '½ à 2 jours': 'da ½ a 2 giorni',
  'Lighthouse qualifie de bonnes les notes à partir de {0}.': 'Lighthouse definisce buoni i punteggi a partire da {0}.',
  'Accessibilité à améliorer': 'Accessibilità da migliorare',
  'L’accessibilité est notée moins de {0}.': 'L’accessibilità ottiene meno di {0}.',
  'Vérifier contrastes, libellés des champs et navigation au clavier, puis mesurer à nouveau.':
    'Verificare contrasti, etichette dei campi e navigazione da tastiera, poi misurare di nuovo.',
  'Améliorer l’accessibilité.': 'Migliorare l’accessibilità.',
  'Améliorer l’accessibilité, notée {0} sur 100.': 'Migliorare l’accessibilità, oggi {0} su 100.',
  'Note Google': 'Valutazione su Google',
  'moins de {0} sur 5': 'meno di {0} su 5',
  'quelques mois': 'qualche mese',
  'Le nombre d’avis et leur note comptent dans le classement local de Google.':
    'Il numero di recensioni e la loro media contano nella classifica locale di Google.',
  'Note Google à remonter': 'Valutazione su Google da migliorare',
  'La note Google est inférieure à {0} sur 5.': 'La valutazione su Google è inferiore a {0} su 5.',
  'Répondre à chaque avis et demander le leur aux clients satisfaits.':
    'Rispondere a ogni recensione e chiedere la loro ai clienti soddisfatti.',
  'Répondre aux avis Google et demander le leur aux clients satisfaits.':
    'Rispondere alle recensioni Google e chiedere la loro ai clienti soddisfatti.',
  '{0} sur 5': '{0} su 5',
  'Nombre d’avis Google': 'Numero di recensioni Google',
  avis: 'recensioni',
  '1 heure, puis à chaque client': '1 ora, poi a ogni cliente',
  'Peu d’avis Google': 'Poche recensioni Google',
  'L’entreprise a moins de {0} Google.': 'L’azienda ha meno di {0} su Google.',
  'Envoyer après chaque prestation un lien direct vers le formulaire d’avis.':
    'Inviare dopo ogni prestazione un link diretto al modulo delle recensioni.',
  'Demander un avis Google à chaque client satisfait.': 'Chiedere una recensione Google a ogni cliente soddisfatto.',
  'Première page de Google': 'Prima pagina di Google',
  'aucune recherche jusqu’à la position {0}': 'nessuna ricerca fino alla posizione {0}',
  '2 à 6 mois': 'da 2 a 6 mesi',
  'Pour chaque recherche relevée, d’autres résultats occupent la première page.':
    'Per ogni ricerca rilevata, altri risultati occupano la prima pagina.',
  'Absent de la première page de Google': 'Assente dalla prima pagina di Google',
  'Aucun mot-clé relevé ne mène en première page de Google.': 'Nessuna parola chiave rilevata porta in prima pagina di Google.',
  'Créer une page par prestation, avec la région desservie et les mots que cherchent les clients.':
    'Creare una pagina per prestazione, con la regione servita e le parole che cercano i clienti.',
  'Créer une page par prestation, avec la région desservie.': 'Creare una pagina per prestazione, con la regione servita.',
  'mot-clé relevé': 'parola chiave rilevata',
  'mots-clés relevés': 'parole chiave rilevate',
  'Réponse de la page d’accueil': 'Risposta della pagina iniziale',
  '404 au lieu de 200': '404 invece di 200',
  '1 heure': '1 ora',
  'Google n’indexe pas les adresses qui répondent 404.': 'Google non indicizza gli indirizzi che rispondono 404.',
  'Votre page d’accueil répond «\u202fintrouvable\u202f» (404)': 'La vostra pagina iniziale risponde «non trovata» (404)',
  'La page s’affiche, mais le serveur l’annonce comme introuvable.': 'La pagina si apre, ma il server la annuncia come non trovata.',
  'Faire répondre la page d’accueil par le statut 200\u202f: vérifier la page d’accueil définie dans le CMS ou chez l’hébergeur.':
    'Far rispondere la pagina iniziale con lo stato 200: verificare la pagina iniziale definita nel CMS o presso l’hosting.',
  'Faire répondre la page d’accueil normalement\u202f: le serveur l’annonce comme introuvable.':
    'Far rispondere normalmente la pagina iniziale: il server la annuncia come non trovata.',
  'Connexion chiffrée (HTTPS)': 'Connessione cifrata (HTTPS)',
  absente: 'assente',
  '2 heures': '2 ore',
  'Les navigateurs signalent comme non sécurisées les pages ouvertes sans HTTPS.':
    'I browser segnalano come non sicure le pagine aperte senza HTTPS.',
  'Connexion non chiffrée': 'Connessione non cifrata',
  'La page n’est pas servie en HTTPS.': 'La pagina non è servita in HTTPS.',
  'Installer un certificat (gratuit chez la plupart des hébergeurs) et rediriger chaque page vers son adresse en https.':
    'Installare un certificato (gratuito presso la maggior parte degli hosting) e reindirizzare ogni pagina al suo indirizzo https.',
  'Servir tout le site en HTTPS avec un certificat valide.': 'Servire tutto il sito in HTTPS con un certificato valido.',
  Certificat: 'Certificato',
  'refusé par les navigateurs': 'rifiutato dai browser',
  'Devant un certificat refusé, les navigateurs affichent un avertissement à la place de la page.':
    'Davanti a un certificato rifiutato, i browser mostrano un avviso al posto della pagina.',
  'Certificat refusé': 'Certificato rifiutato',
  'Les navigateurs refusent le certificat du site.': 'I browser rifiutano il certificato del sito.',
  'Faire renouveler le certificat par l’hébergeur et vérifier que son renouvellement est automatique.':
    'Far rinnovare il certificato dall’hosting e verificare che il rinnovo sia automatico.',
  'Renouveler le certificat du site\u202f: les navigateurs le refusent.': 'Rinnovare il certificato del sito: i browser lo rifiutano.',
  'Contenu mixte': 'Contenuto misto',
  'au moins un fichier': 'almeno un file',
  'Les navigateurs bloquent ou signalent ce qu’une page chiffrée charge sans chiffrement.':
    'I browser bloccano o segnalano ciò che una pagina cifrata carica senza cifratura.',
  'La page est chiffrée, mais charge des fichiers sans chiffrement (http).': 'La pagina è cifrata, ma carica file senza cifratura (http).',
  'Remplacer http:// par https:// dans l’adresse de chaque fichier de la page.':
    'Sostituire http:// con https:// nell’indirizzo di ogni file della pagina.',
  'Charger tous les fichiers de la page en https.': 'Caricare tutti i file della pagina in https.',
  '{0}, dont {1} que les navigateurs bloquent': '{0}, di cui {1} bloccati dai browser',
  'Liens cassés': 'Link interrotti',
  'au moins un': 'almeno uno',
  'Ces adresses répondent par une erreur, ou ne répondent pas.': 'Questi indirizzi rispondono con un errore, o non rispondono.',
  'Des liens de la page ne mènent plus nulle part.': 'Alcuni link della pagina non portano più da nessuna parte.',
  'Corriger l’adresse de chaque lien cassé ou rediriger l’ancienne page vers la nouvelle.':
    'Correggere l’indirizzo di ogni link interrotto o reindirizzare la vecchia pagina alla nuova.',
  'Réparer les liens cassés.': 'Riparare i link interrotti.',
  'Réparer {0}.': 'Riparare {0}.',
  'le lien cassé': 'il link interrotto',
  'liens cassés': 'link interrotti',
  lien: 'link',
  liens: 'link',
  'Icône du site': 'Icona del sito',
  'Google peut afficher l’icône d’un site à côté de ses résultats.': 'Google può mostrare l’icona di un sito accanto ai suoi risultati.',
  'Icône absente': 'Icona assente',
  'Le site n’a pas d’icône.': 'Il sito non ha un’icona.',
  'Ajouter une icône carrée (favicon) tirée du logo.': 'Aggiungere un’icona quadrata (favicon) tratta dal logo.',
  'Donner une icône au site.': 'Dare un’icona al sito.',
  'Adresse de l’icône': 'Indirizzo dell’icona',
  introuvable: 'non trovata',
  'Icône introuvable': 'Icona non trovata',
  'La page annonce une icône qui n’existe pas à l’adresse indiquée.': 'La pagina annuncia un’icona che non esiste all’indirizzo indicato.',
  'Remettre l’icône à l’adresse que la page annonce, ou corriger cette adresse.':
    'Rimettere l’icona all’indirizzo che la pagina annuncia, o correggere questo indirizzo.',
  'Corriger l’adresse de l’icône du site\u202f: elle ne mène nulle part.':
    'Correggere l’indirizzo dell’icona del sito: non porta da nessuna parte.',
  'Type de document (doctype)': 'Tipo di documento (doctype)',
  'Sans doctype, les navigateurs affichent une page en mode de compatibilité.':
    'Senza doctype i browser mostrano una pagina in modalità di compatibilità.',
  'Doctype absent': 'Doctype assente',
  'La page ne déclare pas son type de document.': 'La pagina non dichiara il suo tipo di documento.',
  'Commencer la page par <!doctype html>.': 'Iniziare la pagina con <!doctype html>.',
  'Déclarer le type et l’encodage de la page.': 'Dichiarare il tipo e la codifica della pagina.',
  'Affichage des caractères': 'Visualizzazione dei caratteri',
  'signes illisibles': 'segni illeggibili',
  'Les navigateurs lisent une page dans l’encodage qu’elle annonce.': 'I browser leggono una pagina nella codifica che essa dichiara.',
  'Caractères illisibles': 'Caratteri illeggibili',
  'Des lettres s’affichent en signes illisibles\u202f: l’encodage que la page annonce n’est pas celui de ses textes.':
    'Alcune lettere appaiono come segni illeggibili: la codifica che la pagina dichiara non è quella dei suoi testi.',
  'Enregistrer la page et ses textes en UTF-8, et l’annoncer partout\u202f: en-tête Content-Type et <meta charset="utf-8">.':
    'Salvare la pagina e i suoi testi in UTF-8 e dichiararlo ovunque: nell’intestazione Content-Type e con <meta charset="utf-8">.',
  'Corriger l’encodage de la page\u202f: des lettres s’affichent en signes illisibles.':
    'Correggere la codifica della pagina: alcune lettere appaiono come segni illeggibili.',
  'Déclaration de l’encodage': 'Dichiarazione della codifica',
  'La norme demande que chaque page déclare son encodage.': 'La norma chiede che ogni pagina dichiari la sua codifica.',
  'Encodage non déclaré': 'Codifica non dichiarata',
  'La page ne déclare pas son encodage.': 'La pagina non dichiara la sua codifica.',
  'Ajouter <meta charset="utf-8"> au début de la page.': 'Aggiungere <meta charset="utf-8"> all’inizio della pagina.',
  'Déclarer l’encodage de la page.': 'Dichiarare la codifica della pagina.',
  'Balises obsolètes': 'Tag obsoleti',
  'au moins une': 'almeno una',
  'La norme déclare ces balises obsolètes et demande de ne plus les employer.':
    'La norma dichiara obsoleti questi tag e chiede di non usarli più.',
  'La page utilise des balises qui ne font plus partie du HTML.': 'La pagina usa tag che non fanno più parte dell’HTML.',
  'Remplacer ces balises par des styles.': 'Sostituire questi tag con stili.',
  'Remplacer les balises obsolètes de la page.': 'Sostituire i tag obsoleti della pagina.',
  'avis | un': 'recensione',
};
