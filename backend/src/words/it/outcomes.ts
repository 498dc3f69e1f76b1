import type { Catalogue } from '../../rules/language.rules.js';

export const OUTCOMES: Catalogue = {
  'la page n’a pas fini de travailler dans le temps prévu': 'la pagina non ha finito di lavorare nel tempo previsto',
  'la page n’a pas fini de se charger dans le temps prévu': 'la pagina non ha finito di caricarsi nel tempo previsto',
  'la page s’est ouverte sans rien afficher': 'la pagina si è aperta senza mostrare nulla',
  'la page n’a pas permis de calculer un score': 'la pagina non ha permesso di calcolare un punteggio',
  'la page a demandé plus de mémoire qu’un appareil n’en a': 'la pagina ha chiesto più memoria di quanta ne abbia un apparecchio',
  'la page n’a pas pu être chargée': 'la pagina non ha potuto essere caricata',
  'le navigateur a refusé le certificat du site': 'il browser ha rifiutato il certificato del sito',
  'le site n’a pas répondu': 'il sito non ha risposto',
  'le site a répondu par une erreur': 'il sito ha risposto con un errore',
  'l’adresse ne mène pas à une page web': 'l’indirizzo non porta a una pagina web',
  'notre mesure n’a pas abouti, elle sera refaite': 'la nostra misura non è riuscita, sarà rifatta',
  'Score sur téléphone non mesuré\u202f: {0}.': 'Punteggio sul telefonino non misurato: {0}.',
  'Score sur ordinateur non mesuré\u202f: {0}.': 'Punteggio sul computer non misurato: {0}.',
  'Pas encore mesuré.': 'Non ancora misurato.',
  'Non mesuré\u202f: ce site demande aux programmes de ne pas le visiter, et nous le respectons.':
    'Non misurato: questo sito chiede ai programmi di non visitarlo, e noi lo rispettiamo.',
  'Non mesuré\u202f: ce site n’a pas répondu normalement lors de notre visite.':
    'Non misurato: questo sito non ha risposto normalmente durante la nostra visita.',
  'Non mesuré\u202f: nous n’avons pas rencontré la page habituelle de ce site.':
    'Non misurato: non abbiamo incontrato la pagina abituale di questo sito.',
  'Mesuré avec d’autres outils que votre site\u202f: rien n’est comparé.':
    'Misurato con strumenti diversi dal vostro sito: nulla viene confrontato.',
  'En ligne': 'Online',
  'Votre site a répondu normalement.': 'Il vostro sito ha risposto normalmente.',
  'Rien à faire.': 'Niente da fare.',
  'Site sans réponse': 'Sito senza risposta',
  'Votre site n’a pas répondu lors de notre visite.': 'Il vostro sito non ha risposto durante la nostra visita.',
  'Les mesures qui en dépendent reprendront dès qu’il sera joignable.':
    'Le misure che ne dipendono riprenderanno appena sarà raggiungibile.',
  'Page d’erreur': 'Pagina di errore',
  'Votre site a répondu par une page d’erreur lors de notre visite.':
    'Il vostro sito ha risposto con una pagina di errore durante la nostra visita.',
  'Nous ne notons pas une page d’erreur\u202f: nous le mesurerons dès que sa page d’accueil s’affichera.':
    'Non valutiamo una pagina di errore: misureremo il sito appena apparirà la sua pagina iniziale.',
  'Avertissement de sécurité': 'Avviso di sicurezza',
  'À la place de votre site, les navigateurs affichent un avertissement\u202f: ils n’acceptent pas son certificat.':
    'Al posto del vostro sito, i browser mostrano un avviso: non accettano il suo certificato.',
  'Votre hébergeur peut le renouveler\u202f; nous mesurerons votre site dès qu’il s’ouvrira sans avertissement.':
    'Il vostro hosting può rinnovarlo; misureremo il vostro sito appena si aprirà senza avviso.',
  'Chiffrement dépassé': 'Cifratura superata',
  'Les navigateurs n’ouvrent plus votre site\u202f: son serveur ne connaît qu’un chiffrement dépassé (TLS 1.0 ou 1.1).':
    'I browser non aprono più il vostro sito: il suo server conosce solo una cifratura superata (TLS 1.0 o 1.1).',
  'Votre hébergeur peut activer TLS 1.2 ou 1.3\u202f; nous mesurerons votre site dès qu’il s’ouvrira.':
    'Il vostro hosting può attivare TLS 1.2 o 1.3; misureremo il vostro sito appena si aprirà.',
  'Page illisible': 'Pagina illeggibile',
  'Votre site a répondu par un contenu que les navigateurs ne savent pas lire.':
    'Il vostro sito ha risposto con un contenuto che i browser non sanno leggere.',
  'La personne qui s’occupe du serveur peut corriger la compression des pages\u202f; nous le mesurerons dès qu’il se lira.':
    'Chi si occupa del server può correggere la compressione delle pagine; lo misureremo appena sarà leggibile.',
  'Page introuvable': 'Pagina non trovata',
  'L’adresse mène à une page «\u202fintrouvable\u202f».': 'L’indirizzo porta a una pagina «non trovata».',
  'Indiquez-nous l’adresse de votre page d’accueil\u202f: nous la mesurerons.':
    'Indicateci l’indirizzo della vostra pagina iniziale: la misureremo.',
  'Page vide': 'Pagina vuota',
  'L’adresse répond, mais sa page était vide lors de notre visite.':
    'L’indirizzo risponde, ma la sua pagina era vuota durante la nostra visita.',
  'Nous ne notons pas une page vide\u202f: nous la mesurerons dès que son contenu s’affichera.':
    'Non valutiamo una pagina vuota: la misureremo appena apparirà il suo contenuto.',
  'Page d’attente': 'Pagina di attesa',
  'L’adresse mène à une page d’attente ou à une offre de vente du nom de domaine.':
    'L’indirizzo porta a una pagina di attesa o a un’offerta di vendita del nome di dominio.',
  'Nous ne notons pas une page d’attente\u202f: indiquez-nous l’adresse de votre site s’il se trouve ailleurs.':
    'Non valutiamo una pagina di attesa: indicateci l’indirizzo del vostro sito se si trova altrove.',
  'Adresse réservée': 'Indirizzo riservato',
  'L’adresse est réservée\u202f; aucun site n’y est encore publié.': 'L’indirizzo è riservato; non vi è ancora pubblicato alcun sito.',
  'Nous le mesurerons dès sa mise en ligne.': 'Lo misureremo appena sarà online.',
  'Hébergement suspendu': 'Hosting sospeso',
  'L’hébergeur montre sa propre page à la place de votre site.': 'L’hosting mostra la propria pagina al posto del vostro sito.',
  'Votre hébergeur peut vous dire comment le rétablir\u202f; nous mesurerons votre site à son retour.':
    'Il vostro hosting può dirvi come ripristinarlo; misureremo il vostro sito al suo ritorno.',
  'Page du serveur': 'Pagina del server',
  'L’adresse montre la page d’origine du serveur, pas encore un site.':
    'L’indirizzo mostra la pagina d’origine del server, non ancora un sito.',
  'Nous le mesurerons dès que votre site y sera publié.': 'Lo misureremo appena il vostro sito vi sarà pubblicato.',
  'Liste de fichiers': 'Elenco di file',
  'L’adresse montre une liste de fichiers à la place d’une page.': 'L’indirizzo mostra un elenco di file al posto di una pagina.',
  'Une page d’accueil manque à cet endroit\u202f; nous la mesurerons dès qu’elle y sera.':
    'In questo punto manca una pagina iniziale; la misureremo appena ci sarà.',
  'Site en préparation': 'Sito in preparazione',
  'Le site vient d’être installé et montre encore son contenu d’exemple.':
    'Il sito è appena stato installato e mostra ancora il suo contenuto d’esempio.',
  'Nous le mesurerons dès que votre contenu y sera.': 'Lo misureremo appena ci sarà il vostro contenuto.',
  'Site en maintenance': 'Sito in manutenzione',
  'Votre site était en maintenance ou en préparation lors de notre visite.':
    'Il vostro sito era in manutenzione o in preparazione durante la nostra visita.',
  'Nous le mesurerons à son retour.': 'Lo misureremo al suo ritorno.',
  'Page de connexion': 'Pagina di accesso',
  'Votre site s’ouvre sur une page de connexion.': 'Il vostro sito si apre su una pagina di accesso.',
  'Seule une partie publique peut être mesurée\u202f: indiquez-nous son adresse s’il y en a une.':
    'Solo una parte pubblica può essere misurata: indicateci il suo indirizzo se ce n’è una.',
  'Contrôle anti-robots': 'Controllo anti-robot',
  'Votre site demande à chaque visiteur de prouver qu’il est humain.': 'Il vostro sito chiede a ogni visitatore di provare che è umano.',
  'Nos mesures s’arrêtent devant cette porte\u202f; la personne qui s’occupe du site peut nous laisser passer.':
    'Le nostre misure si fermano davanti a questa porta; chi si occupa del sito può lasciarci passare.',
  'Accord demandé d’abord': 'Consenso chiesto prima',
  'Votre site ne se montre qu’après un accord du visiteur\u202f; nous n’en donnons aucun à sa place.':
    'Il vostro sito si mostra solo dopo un consenso del visitatore; noi non ne diamo al suo posto.',
  'Un site qui se montre avec sa demande d’accord peut être mesuré.':
    'Un sito che si mostra insieme alla richiesta di consenso può essere misurato.',
  'Page non affichée': 'Pagina non visualizzata',
  'Votre site est dessiné par des programmes qui n’ont rien affiché lors de notre visite.':
    'Il vostro sito è disegnato da programmi che durante la nostra visita non hanno mostrato nulla.',
  'Nous recommencerons\u202f; s’il s’affiche chez vous, dites-le-nous.': 'Riproveremo; se da voi si vede, ditecelo.',
  'Page dans un cadre': 'Pagina in una cornice',
  'L’adresse montre une autre adresse dans un cadre.': 'L’indirizzo mostra un altro indirizzo in una cornice.',
  'Indiquez-nous l’adresse de votre vrai site\u202f: nous la mesurerons.': 'Indicateci l’indirizzo del vostro vero sito: lo misureremo.',
  'Autre site': 'Altro sito',
  'L’adresse mène à un site que nous n’avons pas reconnu comme le vôtre.':
    'L’indirizzo porta a un sito che non abbiamo riconosciuto come vostro.',
  'Nous ne notons pas le site d’un tiers\u202f; dites-le-nous si c’est bien le vôtre.':
    'Non valutiamo il sito di terzi; diteci se è proprio il vostro.',
};
