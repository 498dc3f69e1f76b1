import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_HOME: Catalogue = {
  'Introuvable au bon moment': 'Introvabile al momento giusto',
  'Vos clients cherchent votre métier, pas votre nom. Si votre site n’apparaît qu’en deuxième page, un concurrent répond à votre place.':
    'I vostri clienti cercano il vostro mestiere, non il vostro nome. Se il vostro sito appare solo in seconda pagina, un concorrente risponde al posto vostro.',
  'Des visites, pas de demandes': 'Visite, ma nessuna richiesta',
  'Le site reçoit du monde, mais personne n’écrit. Une page lente ou un formulaire introuvable suffit à faire repartir un visiteur.':
    'Il sito riceve gente, ma nessuno scrive. Una pagina lenta o un modulo introvabile basta a far andare via un visitatore.',
  'Aucun chiffre sous la main': 'Nessuna cifra sotto mano',
  'Sans mesure, chaque franc dépensé est un pari. Vous ne savez ni ce qui marche, ni ce qu’il faut arrêter.':
    'Senza misurazione, ogni franco speso è una scommessa. Non sapete né che cosa funziona, né che cosa bisogna fermare.',
  Audit: 'Audit',
  'Vitesse, référencement, réputation, technologie : chaque point est mesuré, daté et expliqué.':
    'Velocità, posizionamento, reputazione, tecnologia: ogni punto è misurato, datato e spiegato.',
  'Vos priorités, dans l’ordre': 'Le vostre priorità, in ordine',
  Optimisation: 'Ottimizzazione',
  'Nous corrigeons d’abord ce qui freine le plus : pages lentes, titres absents, contenus qui manquent.':
    'Correggiamo prima ciò che frena di più: pagine lente, titoli assenti, contenuti che mancano.',
  'Chaque correction mesurée avant et après': 'Ogni correzione misurata prima e dopo',
  Croissance: 'Crescita',
  'Les contenus et les canaux qui amènent des demandes sont développés, les autres arrêtés.':
    'I contenuti e i canali che portano richieste vengono sviluppati, gli altri fermati.',
  'Vous savez d’où viennent vos demandes': 'Sapete da dove vengono le vostre richieste',
  'trafic web': 'traffico web',
  clients: 'clienti',
  satisfaction: 'soddisfazione',
  'note moyenne': 'voto medio',
  'durée du programme': 'durata del programma',
  'La vitesse de votre site, sur téléphone et sur ordinateur': 'La velocità del vostro sito, sul telefonino e sul computer',
  'Vos positions dans Google, et celles qui manquent': 'Le vostre posizioni in Google, e quelle che mancano',
  'Ce que vos avis Google inspirent': 'Che cosa ispirano le vostre recensioni Google',
  'Si les assistants d’intelligence artificielle vous citent': 'Se gli assistenti IA vi citano',
  'Trois premières étapes, tirées de vos mesures': 'Tre primi passi, tratti dalle vostre misurazioni',
  'Vous indiquez l’adresse de votre site et votre e-mail.': 'Indicate l’indirizzo del vostro sito e la vostra e-mail.',
  'La mesure commence aussitôt, et vous la suivez à l’écran. Si votre e-mail n’est pas au nom de votre site, vous le confirmez d’abord, et une personne regarde votre demande.':
    'La misurazione comincia subito, e la seguite sullo schermo. Se la vostra e-mail non è a nome del vostro sito, la confermate prima, e una persona guarda la vostra richiesta.',
  'Votre analyse s’ouvre, et son lien durable vous est envoyé par e-mail.':
    'La vostra analisi si apre, e il suo link permanente vi è inviato per e-mail.',
  analyse: 'analisi',
  'rapport détaillé': 'rapporto dettagliato',
  garantie: 'garanzia',
  gratuit: 'gratuito',
  'Nous avons regardé votre présence en ligne comme un client. Voici ce qui ressort, et ce que vous pouvez en faire.':
    'Abbiamo guardato la vostra presenza online come un cliente. Ecco che cosa emerge, e che cosa potete farne.',
  'Lire votre analyse': 'Leggere la vostra analisi',
  'Chaque chiffre porte sa date et l’outil qui l’a mesuré.': 'Ogni cifra porta la sua data e lo strumento che l’ha misurata.',
  'Répondre à sept questions': 'Rispondere a sette domande',
  'Moins d’une minute, sans inscription. Vos réponses donnent votre SmartIndex.':
    'Meno di un minuto, senza iscrizione. Le vostre risposte danno il vostro SmartIndex.',
  'Décider avec un expert': 'Decidere con un esperto',
  'Un appel gratuit, si vous le souhaitez, pour choisir par où commencer.':
    'Una chiamata gratuita, se lo desiderate, per scegliere da dove cominciare.',
  'Envoyer ma demande': 'Invia la mia richiesta',
  'Vos coordonnées servent à vous répondre, à rien d’autre.': 'I vostri dati servono a rispondervi, a nient’altro.',
  'Protection des données': 'Protezione dei dati',
  'Une analyse gratuite et datée de votre présence en ligne, puis une méthode en trois étapes pour multiplier vos visites.':
    'Un’analisi gratuita e datata della vostra presenza online, poi un metodo in tre tappe per moltiplicare le vostre visite.',
  '{company|votre entreprise} – {agency.name|{0}}': '{company|la vostra azienda} – {agency.name|{0}}',
  'Ce que montre votre présence en ligne, mesuré, et par où commencer.':
    'Che cosa mostra la vostra presenza online, misurato, e da dove cominciare.',
  'Analyse Gratuite de': 'Analisi gratuita per',
  'Ce que contient l’analyse': 'Che cosa contiene l’analisi',
  'Offre limitée à': 'Offerta limitata a',
  Valable: 'Valida',
  'Vous préférez nous parler ?': 'Preferite parlarci?',
  'Ce qui se passe, et quand': 'Che cosa succede, e quando',
  'Analyse gratuite de votre site': 'Analisi gratuita del vostro sito',
  'Tout sur l’audit gratuit': 'Tutto sull’audit gratuito',
  'Ce que vous recevez': 'Che cosa ricevete',
  'Début de l’analyse de': 'Inizio dell’analisi di',
  ', entreprise fictive.': ', azienda fittizia.',
  'Voir l’exemple entier': 'Vedi l’esempio intero',
  'Parlons de votre site': 'Parliamo del vostro sito',
  'Laissez-nous vos coordonnées : une personne qui a regardé votre site vous rappelle.':
    'Lasciateci i vostri dati: una persona che ha guardato il vostro sito vi richiama.',
  'Nous mesurons ce que votre site montre à vos clients, corrigeons ce qui le freine et vous montrons chaque mois ce que cela rapporte.':
    'Misuriamo ciò che il vostro sito mostra ai vostri clienti, correggiamo ciò che lo frena e vi mostriamo ogni mese quanto rende.',
  'Une méthode en trois étapes': 'Un metodo in tre tappe',
  Résultat: 'Risultato',
  'Ce qui freine votre site': 'Che cosa frena il vostro sito',
  'Ce que cela change': 'Che cosa cambia',
  Avant: 'Prima',
  Après: 'Dopo',
  'Sept questions, moins d’une minute, votre SmartIndex': 'Sette domande, meno di un minuto, il vostro SmartIndex',
  'Votre SmartIndex est calculé': 'Il vostro SmartIndex è calcolato',
  'Les mesures disent ce que montre votre site. Vos réponses disent le reste.':
    'Le misurazioni dicono ciò che mostra il vostro sito. Le vostre risposte dicono il resto.',
  'Les trois volets de votre score et ce qui le fait baisser le plus vous attendent.':
    'I tre ambiti del vostro punteggio e ciò che lo abbassa di più vi aspettano.',
  'Ce que nous avons mesuré': 'Che cosa abbiamo misurato',
  'Mesuré le': 'Misurato il',
  'Toutes les mesures et leurs sources': 'Tutte le misurazioni e le loro fonti',
  'Voir la page d’analyse': 'Vedi la pagina dell’analisi',
  'Entreprise fictive, chiffres d’exemple.': 'Azienda fittizia, cifre di esempio.',
  'Préparé pour': 'Preparato per',
  'Notre analyse est en préparation...': 'La nostra analisi è in preparazione…',
  'Bon à savoir': 'Buono a sapersi',
  'Par où commencer': 'Da dove cominciare',
  'Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.':
    'Consigli validi per ogni azienda, in attesa di quelli che partono dalle vostre misurazioni.',
  'Comment cela se passe': 'Come si svolge',
};
