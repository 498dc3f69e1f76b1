import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_LEGAL: Catalogue = {
  'Se désinscrire – {agency.name|{0}}': 'Annullare l’iscrizione – {agency.name|{0}}',
  'Ne plus recevoir nos messages.': 'Non ricevere più i nostri messaggi.',
  'Ne plus recevoir nos messages': 'Non ricevere più i nostri messaggi',
  'Choisissez ce que vous ne voulez plus recevoir': 'Scegliete che cosa non volete più ricevere',
  'Messages à arrêter': 'Messaggi da fermare',
  'Les messages de prospection': 'I messaggi di prospezione',
  'Ce que vous demandez vous-même, un audit ou un rendez-vous, vous parvient toujours.':
    'Ciò che chiedete voi stessi, un audit o un appuntamento, vi arriva sempre.',
  'Tous les messages': 'Tutti i messaggi',
  'Plus rien ne part à cette adresse, sauf si vous faites une nouvelle demande.':
    'A questo indirizzo non parte più nulla, salvo se fate una nuova richiesta.',
  'Me désinscrire': 'Annulla la mia iscrizione',
  'Rien ne change tant que vous ne confirmez pas.': 'Nulla cambia finché non confermate.',
  'Vos droits sur vos données': 'I vostri diritti sui vostri dati',
  'Cette page a besoin de JavaScript. Vous pouvez aussi répondre « désinscription » au message reçu.':
    'Questa pagina ha bisogno di JavaScript. Potete anche rispondere «désinscription» al messaggio ricevuto.',
  'Protection des données – {agency.name|{0}}': 'Protezione dei dati – {agency.name|{0}}',
  'Ce que nous mesurons, ce que nous gardons, vos droits et à qui écrire.':
    'Che cosa misuriamo, che cosa conserviamo, i vostri diritti e a chi scrivere.',
  'Nous analysons ce que votre entreprise montre publiquement en ligne, pour vous dire comment l’améliorer. Voici ce que cela signifie pour vos données.':
    'Analizziamo ciò che la vostra azienda mostra pubblicamente online, per dirvi come migliorarlo. Ecco che cosa significa per i vostri dati.',
  'Qui est responsable': 'Chi è responsabile',
  'Le traitement suit la loi suisse sur la protection des données (nLPD) et, pour les personnes dans l’Union européenne, le règlement général (RGPD).':
    'Il trattamento segue la legge svizzera sulla protezione dei dati (nLPD) e, per le persone nell’Unione europea, il regolamento generale (RGPD).',
  'Ce qui est mesuré': 'Che cosa è misurato',
  'Votre site public : vitesse d’affichage, code de la page d’accueil, technologie, certificat.':
    'Il vostro sito pubblico: velocità di visualizzazione, codice della pagina iniziale, tecnologia, certificato.',
  'Votre fiche Google publique : note et nombre d’avis.': 'La vostra scheda Google pubblica: voto e numero di recensioni.',
  'Les positions de votre site dans Google et les citations par des assistants d’intelligence artificielle, quand elles sont relevées.':
    'Le posizioni del vostro sito in Google e le citazioni da parte di assistenti IA, quando sono rilevate.',
  'Vos réponses au questionnaire, si vous y répondez.': 'Le vostre risposte al questionario, se vi rispondete.',
  'Nous ne demandons aucun accès à votre site et n’en contournons aucun.':
    'Non chiediamo nessun accesso al vostro sito e non ne aggiriamo nessuno.',
  'Ce qui concerne les personnes': 'Che cosa riguarda le persone',
  'Pour vous adresser l’analyse, nous conservons le nom de l’entreprise, l’adresse de son site et les coordonnées professionnelles de la personne contactée. La page de l’analyse ne montre que le nom de l’entreprise.':
    'Per inviarvi l’analisi, conserviamo il nome dell’azienda, l’indirizzo del suo sito e i dati professionali della persona contattata. La pagina dell’analisi mostra solo il nome dell’azienda.',
  'Quand une personne ouvre l’analyse, commence le questionnaire ou voit son score, nous le notons avec l’heure, pour savoir si l’analyse a servi. Aucun profil n’est établi, et aucune décision automatique n’en découle.':
    'Quando una persona apre l’analisi, comincia il questionario o vede il suo punteggio, lo annotiamo con l’ora, per sapere se l’analisi è servita. Non viene creato nessun profilo, e non ne deriva nessuna decisione automatica.',
  'Ce que ce site dépose chez vous': 'Che cosa deposita da voi questo sito',
  'Aucun traceur, aucune publicité, aucun contenu d’un autre site. Le questionnaire garde dans le navigateur votre lien personnel sept jours, et vos réponses jusqu’à ce qu’elles soient enregistrées, pour que vous puissiez reprendre où vous en étiez. La langue que vous choisissez au pied d’une page y reste un an, dans un cookie. Le site fonctionne aussi si vous le refusez. Quand une page ne peut pas s’afficher, le message technique nous parvient, sans donnée personnelle.':
    'Nessun tracciatore, nessuna pubblicità, nessun contenuto di un altro sito. Il questionario conserva nel browser il vostro link personale per sette giorni, e le vostre risposte finché non sono salvate, perché possiate riprendere da dove eravate. La lingua che scegliete in fondo a una pagina vi resta per un anno, in un cookie. Il sito funziona anche se lo rifiutate. Quando una pagina non può mostrarsi, ci arriva il messaggio tecnico, senza dati personali.',
  'Où vont les données': 'Dove vanno i dati',
  'Elles sont conservées sur le serveur de l’agence.': 'Sono conservati sul server dell’agenzia.',
  'Elles sont effacées quand l’échange avec votre entreprise est terminé.':
    'Sono cancellati quando lo scambio con la vostra azienda è terminato.',
  'Certaines mesures passent par des services spécialisés, par exemple ceux de Google : ils ne reçoivent que l’adresse du site et le nom de l’entreprise.':
    'Alcune misurazioni passano da servizi specializzati, per esempio quelli di Google: ricevono solo l’indirizzo del sito e il nome dell’azienda.',
  'Les pages personnelles s’ouvrent par un lien difficile à deviner et sont exclues des moteurs de recherche. Rien n’est vendu ni transmis à des fins publicitaires.':
    'Le pagine personali si aprono con un link difficile da indovinare e sono escluse dai motori di ricerca. Nulla è venduto né trasmesso a fini pubblicitari.',
  'Pourquoi nous pouvons le faire': 'Perché possiamo farlo',
  'Nous avons un intérêt légitime à proposer nos services à des entreprises, avec des informations qu’elles publient elles-mêmes (art. 31 nLPD, art. 6 al. 1 let. f RGPD). Vous pouvez vous y opposer en tout temps, sans donner de raison.':
    'Abbiamo un interesse legittimo a proporre i nostri servizi ad aziende, con informazioni che esse stesse pubblicano (art. 31 nLPD, art. 6 par. 1 lett. f RGPD). Potete opporvi in ogni momento, senza indicare un motivo.',
  'Vos droits, et comment les exercer': 'I vostri diritti, e come esercitarli',
  'Savoir ce que nous avons sur vous, et en recevoir une copie.': 'Sapere che cosa abbiamo su di voi, e riceverne una copia.',
  'Faire corriger ce qui est faux.': 'Far correggere ciò che è sbagliato.',
  'Faire effacer vos données, analyse comprise.': 'Far cancellare i vostri dati, analisi compresa.',
  'Ne plus recevoir de messages de notre part : un lien au bas de chaque message suffit.':
    'Non ricevere più messaggi da parte nostra: basta un link in fondo a ogni messaggio.',
  'Il suffit de répondre au message qui contenait votre lien. Nous répondons sous trente jours, gratuitement.':
    'Basta rispondere al messaggio che conteneva il vostro link. Rispondiamo entro trenta giorni, gratuitamente.',
  'En Suisse, l’autorité compétente est le Préposé fédéral à la protection des données et à la transparence (PFPDT),':
    'In Svizzera, l’autorità competente è l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT),',
  '. Dans l’Union européenne, vous pouvez vous adresser à l’autorité de votre pays.':
    '. Nell’Unione europea, potete rivolgervi all’autorità del vostro Paese.',
  'La demande n’est pas arrivée. Vérifiez votre connexion, puis réessayez.':
    'La richiesta non è arrivata. Controllate la connessione e riprovate.',
  'Ce lien est invalide. Reprenez-le dans le message que vous avez reçu.':
    'Questo link non è valido. Riprendetelo dal messaggio che avete ricevuto.',
  'C’est noté': 'Preso nota',
  '{0} {1} garde seulement une empreinte de l’adresse, pour s’en souvenir.':
    '{0} {1} conserva solo un’impronta dell’indirizzo, per ricordarsene.',
  'Plus aucun message ne partira à {0}, sauf si vous faites une nouvelle demande.':
    'Nessun messaggio partirà più verso {0}, salvo se fate una nuova richiesta.',
  'Plus aucun message ne partira, sauf si vous faites une nouvelle demande.':
    'Nessun messaggio partirà più, salvo se fate una nuova richiesta.',
  'Nous n’enverrons plus de message de prospection à {0}.': 'Non invieremo più messaggi di prospezione a {0}.',
  'Nous n’enverrons plus de message de prospection.': 'Non invieremo più messaggi di prospezione.',
  'à {0} | adresse': 'a {0}',
};
