import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_SCORE: Catalogue = {
  'Nous avons regardé le site de votre entreprise comme un client. Voici ce que nous avons mesuré.':
    'Abbiamo guardato il sito della vostra azienda come un cliente. Ecco che cosa abbiamo misurato.',
  '7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse : choisissez la plus proche de votre réalité.':
    '7 domande, meno di un minuto. Non c’è una risposta sbagliata: scegliete quella più vicina alla vostra realtà.',
  'Le score réunit vos réponses ; les trois volets ci-dessous montrent où agir en premier.':
    'Il punteggio riunisce le vostre risposte; i tre ambiti qui sotto mostrano dove agire per primi.',
  'Parlons de ces points de vive voix : un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.':
    'Parliamo di questi punti a voce: basta una chiamata per scegliere da dove cominciare. È gratuita e non vi impegna a nulla.',
  'Merci de votre confiance. Nous vous répondons dès que possible.': 'Grazie della fiducia. Vi rispondiamo appena possibile.',
  'Visiteurs qui ne vous trouvent pas': 'Visitatori che non vi trovano',
  'Recherches où d’autres pages apparaissent avant la vôtre.': 'Ricerche in cui altre pagine appaiono prima della vostra.',
  'Visiteurs qui repartent': 'Visitatori che se ne vanno',
  'Une page qui se fait attendre sur un téléphone.': 'Una pagina che si fa attendere su un telefonino.',
  'Demandes qui n’arrivent pas': 'Richieste che non arrivano',
  'Clients qui cherchent un prestataire et n’arrivent pas jusqu’à vous.': 'Clienti che cercano un fornitore e non arrivano fino a voi.',
  'Commencez par un outil partagé par toute l’équipe et par les mesures techniques de votre site : c’est le socle du reste.':
    'Cominciate da uno strumento condiviso da tutta la squadra e dalle misurazioni tecniche del vostro sito: è la base di tutto il resto.',
  'Une page par prestation, avec la région desservie, et une fiche Google complète amènent les premières demandes.':
    'Una pagina per prestazione, con la regione servita, e una scheda Google completa portano le prime richieste.',
  'Rendez d’abord le site rapide et accessible, puis faites un essai mesuré par trimestre.':
    'Rendete prima il sito veloce e accessibile, poi fate una prova misurata ogni trimestre.',
  'Choisissez la tâche que vos équipes répètent le plus, et confiez-la à un outil que tous utilisent.':
    'Scegliete il compito che le vostre squadre ripetono di più e affidatelo a uno strumento che tutti usano.',
  'Choisissez un seul canal, fixez un objectif de demandes par mois et tenez-le trois mois.':
    'Scegliete un solo canale, fissate un obiettivo di richieste al mese e mantenetelo per tre mesi.',
  'Faites un petit essai, mesuré, chaque trimestre : gardez ce qui marche, arrêtez le reste.':
    'Fate una piccola prova, misurata, ogni trimestre: tenete ciò che funziona, fermate il resto.',
  'Reliez d’abord deux outils que vous utilisez chaque jour, par exemple le formulaire du site et votre liste de clients.':
    'Collegate prima due strumenti che usate ogni giorno, per esempio il modulo del sito e il vostro elenco di clienti.',
  'Notez pendant un mois d’où vient chaque demande : vous saurez ce que le digital rapporte déjà.':
    'Annotate per un mese da dove viene ogni richiesta: saprete quanto rende già il digitale.',
  'Réservez un petit montant fixe par mois à une seule action, puis faites le bilan au bout de trois mois.':
    'Riservate un piccolo importo fisso al mese a una sola azione, poi fate il bilancio dopo tre mesi.',
  'Commencez par un usage simple : faire préparer les réponses aux demandes qui reviennent chaque semaine.':
    'Cominciate da un uso semplice: far preparare le risposte alle richieste che tornano ogni settimana.',
  'Donnez à chaque prestation sa page, avec la région desservie et un moyen de contact visible.':
    'Date a ogni prestazione la sua pagina, con la regione servita e un modo di contatto visibile.',
  'Complétez votre fiche Google et demandez un avis après chaque prestation réussie.':
    'Completate la vostra scheda Google e chiedete una recensione dopo ogni prestazione riuscita.',
  'Choisissez trois chiffres, demandes, visites et avis, et relevez-les le premier lundi du mois.':
    'Scegliete tre cifre, richieste, visite e recensioni, e rilevatele il primo lunedì del mese.',
  'Impossible de récupérer votre email. Veuillez réessayer.':
    'Impossibile recuperare il vostro indirizzo e-mail. Vi preghiamo di riprovare.',
  'Score Digital pour {0} – {1}': 'Punteggio digitale per {0} – {1}',
  'À côté des repères de l’agence': 'Accanto ai valori di riferimento dell’agenzia',
  'Face à {0}': 'A confronto: {0}',
  'Repère {0}': 'Riferimento {0}',
  'à égalité avec vous': 'alla pari con voi',
  '{0} devant vous': '{0} davanti a voi',
  '{0} derrière vous': '{0} dietro di voi',
  'L’audit en PDF réunit la correction de chacun, vos mesures en détail et la méthode.':
    'L’audit in PDF riunisce la correzione di ognuna, le vostre misurazioni in dettaglio e il metodo.',
  'L’audit en PDF réunit sa correction, vos mesures en détail et la méthode.':
    'L’audit in PDF riunisce la sua correzione, le vostre misurazioni in dettaglio e il metodo.',
  'Les {0} autres constats sont sur votre page.': 'Le altre {0} constatazioni sono sulla vostra pagina.',
  'Le dernier constat est sur votre page.': 'L’ultima constatazione è sulla vostra pagina.',
  Maturité: 'Maturità',
  'Outils, budget et part du digital dans vos affaires': 'Strumenti, budget e quota del digitale nella vostra attività',
  Acquisition: 'Acquisizione',
  'Comment de nouveaux clients vous trouvent': 'Come vi trovano i nuovi clienti',
  Innovation: 'Innovazione',
  'Mesure des résultats et qualité technique du site': 'Misurazione dei risultati e qualità tecnica del sito',
  'vos réponses': 'le vostre risposte',
  'la vitesse sur téléphone': 'la velocità sul telefonino',
  'la vitesse sur ordinateur': 'la velocità sul computer',
  'la page d’accueil': 'la pagina iniziale',
  'les mots-clés': 'le parole chiave',
  'Score Digital': 'Punteggio digitale',
  'Repère de l’agence pour {0}': 'Riferimento dell’agenzia per {0}',
  'Repère de l’agence': 'Riferimento dell’agenzia',
  'Chiffre de départ, en attendant vos réponses et les mesures de votre site.':
    'Valore di partenza, in attesa delle vostre risposte e delle misurazioni del vostro sito.',
  'Votre entreprise est solide en ligne. Il reste quelques réglages pour garder cette avance.':
    'La vostra azienda è solida online. Resta qualche regolazione per mantenere questo vantaggio.',
  'Les bases sont là. Quelques décisions ciblées feront la différence.': 'Le basi ci sono. Qualche decisione mirata farà la differenza.',
  'Votre présence en ligne ne travaille pas encore pour vous. Voici par où commencer.':
    'La vostra presenza online non lavora ancora per voi. Ecco da dove cominciare.',
  'repère de l’agence {0}': 'riferimento dell’agenzia {0}',
  'Calculé à partir {0} sur {1}': 'Calcolato sulla base {0} su {1}',
  'une mesure | de': 'una misurazione',
  'mesures | de': 'misurazioni',
  '{0}. Pas encore mesuré : {1}.': '{0}. Non ancora misurato: {1}.',
  'Mesuré : {0}.': 'Misurato: {0}.',
  'points possibles': 'punti possibili',
  'point possible': 'punto possibile',
  'Votre site': 'Il vostro sito',
  'priorité {0}': 'priorità {0}',
  'Il manque ce que vous seul savez : {0}, moins d’une minute.': 'Manca ciò che solo voi sapete: {0}, meno di un minuto.',
  question: 'domanda',
  questions: 'domande',
  'Toutes vos réponses sont enregistrées : il ne reste qu’à calculer votre score.':
    'Tutte le vostre risposte sono salvate: resta solo da calcolare il vostro punteggio.',
  'Encore {0} sur {1} : vos réponses sont enregistrées.': 'Ancora {0} su {1}: le vostre risposte sono salvate.',
  'une question': 'una domanda',
  "Le lien d'accès à votre audit semble invalide ou expiré.": 'Il link di accesso al vostro audit sembra non valido o scaduto.',
  'Erreur de chargement': 'Errore di caricamento',
  'Prospect non trouvé': 'Prospect non trovato',
  'Erreur prospect: {0}': 'Errore prospect: {0}',
  'Erreur lors du chargement': 'Errore durante il caricamento',
  'SmartIndex pour {company|votre entreprise} – {agency.name|{0}}': 'SmartIndex per {company|la vostra azienda} – {agency.name|{0}}',
  'Votre SmartIndex, ses trois volets et ce qui le fait baisser le plus.':
    'Il vostro SmartIndex, i suoi tre ambiti e ciò che lo abbassa di più.',
  'Réserver un appel': 'Prenota una chiamata',
  'Cette page a besoin de JavaScript pour afficher votre score.':
    'Questa pagina ha bisogno di JavaScript per mostrare il vostro punteggio.',
  'Plan d’action pour {company|votre entreprise} – {agency.name|{0}}': 'Piano d’azione per {company|la vostra azienda} – {agency.name|{0}}',
  'Vos premières actions, et un appel pour en parler.': 'Le vostre prime azioni, e una chiamata per parlarne.',
  'Voir mon score en détail': 'Vedi il mio punteggio in dettaglio',
  'Cette page a besoin de JavaScript pour afficher vos conseils.': 'Questa pagina ha bisogno di JavaScript per mostrare i vostri consigli.',
  'Votre score, ce que coûte l’attente et votre audit SEO gratuit en PDF.':
    'Il vostro punteggio, quanto costa l’attesa e il vostro audit SEO gratuito in PDF.',
  'Audit demandé, revoir la confirmation': 'Audit richiesto, rivedi la conferma',
  'Faire défiler': 'Fai scorrere',
  'Mettre en pause': 'Metti in pausa',
  'Recevoir l’audit': 'Ricevi l’audit',
  'Recevoir mon audit SEO': 'Ricevi il mio audit SEO',
  'Votre demande est enregistrée': 'La vostra richiesta è registrata',
  'Voici ce que verrait un prospect': 'Ecco che cosa vedrebbe un prospect',
  'rien n’est enregistré ni envoyé : un vrai prospect recevrait un accusé de réception, puis l’audit en PDF ; vous, une alerte.':
    'nulla viene salvato né inviato: un vero prospect riceverebbe una conferma di ricezione, poi l’audit in PDF; voi, un avviso.',
  'Nous préparons l’audit SEO de votre site. Il vous parvient en PDF': 'Prepariamo l’audit SEO del vostro sito. Vi arriva in PDF',
  'sous | délai': 'entro',
  ', à l’adresse où vous avez reçu votre lien.': ', all’indirizzo in cui avete ricevuto il vostro link.',
  'Vous préférez en parler ?': 'Preferite parlarne?',
  'Réservez un appel': 'Prenotate una chiamata',
  'avec la personne qui le prépare.': 'con la persona che lo prepara.',
  'Votre demande attend la connexion': 'La vostra richiesta aspetta la connessione',
  'Elle n’a pas encore pu être transmise. Gardez cette page ouverte : nous réessayons tout seuls, et ce message change dès qu’elle est partie.':
    'Non è ancora stato possibile trasmetterla. Tenete aperta questa pagina: riproviamo da soli, e questo messaggio cambia appena è partita.',
  'Réessayer maintenant': 'Riprova adesso',
  'Recevoir mon audit SEO en PDF': 'Ricevi il mio audit SEO in PDF',
  'Gratuit et sans engagement': 'Gratuito e senza impegno',
  ', au lieu de': ', invece di',
  ', par e-mail sous': ', per e-mail entro',
  'Il reste': 'Restano',
  'L’audit dit quoi corriger, dans quel ordre et avec quel effort. Nous répondons à vos questions par téléphone.':
    'L’audit dice che cosa correggere, in quale ordine e con quale sforzo. Rispondiamo alle vostre domande per telefono.',
  'Voir le détail de mon score': 'Vedi il dettaglio del mio punteggio',
  'Revoir l’analyse de mon site': 'Rivedi l’analisi del mio sito',
  'Où vous vous situez': 'Dove vi situate',
  'Repères de l’agence, une indication et non une mesure. Votre score : le même calcul que ci-dessus.':
    'Valori di riferimento dell’agenzia, un’indicazione e non una misurazione. Il vostro punteggio: lo stesso calcolo di sopra.',
  'Ce que nous avons trouvé': 'Che cosa abbiamo trovato',
  'Voir mon analyse': 'Vedi la mia analisi',
  'Ce que coûte l’attente': 'Quanto costa l’attesa',
  'par mois': 'al mese',
  'par an': 'all’anno',
  'Comment cette estimation est faite': 'Come è fatta questa stima',
  '{0} Le montant est réparti en trois : {1}, {2} et {3} %. C’est une règle simple de l’agence, la même pour tous : votre chiffre d’affaires n’est pas connu de nous.':
    '{0} L’importo è ripartito in tre: {1}, {2} e {3} %. È una regola semplice dell’agenzia, la stessa per tutti: la vostra cifra d’affari non ci è nota.',
  'Des trois parts, seules celles qui reposent sur une mesure ou sur vos réponses sont montrées.':
    'Delle tre parti, sono mostrate solo quelle che si basano su una misurazione o sulle vostre risposte.',
  'Ce qu’en disent les clients de l’agence': 'Che cosa dicono i clienti dell’agenzia',
  Précédent: 'Precedente',
  'Nos conseils': 'I nostri consigli',
  'D’après les mesures de votre site.': 'Secondo le misurazioni del vostro sito.',
  'D’après vos réponses.': 'Secondo le vostre risposte.',
  'Votre avancement': 'I vostri progressi',
  'Ce qui vous rapporterait le plus': 'Che cosa vi renderebbe di più',
  'Votre réponse :': 'La vostra risposta:',
  'Rien : chacune de vos réponses vaut le maximum. Refaites le point dans six mois.':
    'Nulla: ognuna delle vostre risposte vale il massimo. Rifate il punto tra sei mesi.',
  'Les trois volets': 'I tre ambiti',
  Conseil: 'Consiglio',
  ', une indication et non une mesure': ', un’indicazione e non una misurazione',
  'Estimation, tant que le questionnaire n’est pas terminé': 'Stima, finché il questionario non è terminato',
  'En parler avec un expert': 'Parlarne con un esperto',
  'Un appel gratuit avec quelqu’un qui a lu votre analyse.': 'Una chiamata gratuita con qualcuno che ha letto la vostra analisi.',
  'Écrire à l’agence': 'Scrivi all’agenzia',
  'En dessous de 70, l’ordre des travaux compte plus que leur nombre.': 'Sotto i 70, l’ordine dei lavori conta più del loro numero.',
  'Votre plan d’action les met dans cet ordre.': 'Il vostro piano d’azione li mette in quest’ordine.',
  'Voir mon plan d’action': 'Vedi il mio piano d’azione',
  'Note | lettre': 'Voto',
  ', de A à D': ', da A a D',
  'Ce qui vous rapporterait le plus :': 'Che cosa vi renderebbe di più:',
  'D’où vient ce chiffre': 'Da dove viene questa cifra',
};
