import type { Catalogue } from '../../rules/language.rules.js';

/** What the agency may edit, as it is first installed. */
export const AGENCY_DEFAULTS: Catalogue = {
  'Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.':
    'Abbiamo guardato il sito di {company} come un cliente. Ecco che cosa abbiamo misurato.',
  'Pour {company}\u202f: 7 questions, moins d’une minute. Il n’y a pas de mauvaise réponse\u202f: choisissez la plus proche de votre réalité.':
    'Per {company}: 7 domande, meno di un minuto. Non c’è una risposta sbagliata: scegliete quella più vicina alla vostra realtà.',
  'Votre SmartIndex est de {score} sur 100. Il réunit vos réponses\u202f; les trois volets ci-dessous montrent où agir en premier.':
    'Il vostro SmartIndex è di {score} su 100. Riunisce le vostre risposte; i tre ambiti qui sotto mostrano dove agire per primi.',
  'Parlons de ces points de vive voix\u202f: un appel suffit pour choisir par où commencer. Il est gratuit et ne vous engage à rien.':
    'Parliamo di questi punti a voce: basta una chiamata per scegliere da dove cominciare. È gratuita e non vi impegna a nulla.',
  'Un score de {score} laisse beaucoup à gagner\u202f: les premières corrections sont souvent les plus simples.':
    'Un punteggio di {score} lascia ampio margine: le prime correzioni sono spesso le più semplici.',
  'Avec {score} points, {company} a déjà de bonnes bases. Il s’agit maintenant de garder cette avance et de la faire connaître à ceux qui vous cherchent.':
    'Con {score} punti, {company} ha già buone basi. Ora si tratta di mantenere questo vantaggio e di farlo conoscere a chi vi cerca.',
  'Quelle part de votre chiffre d’affaires vient du digital ?': 'Quale parte del vostro fatturato viene dal digitale?',
  'Moins de 10 %': 'Meno del 10\u00a0%',
  'De 10 à 30 %': 'Dal 10 al 30\u00a0%',
  'De 30 à 60 %': 'Dal 30 al 60\u00a0%',
  'Plus de 60 %': 'Più del 60\u00a0%',
  'Quel est votre plus grand défi pour trouver de nouveaux clients ?': 'Qual è la vostra sfida più grande nella ricerca di nuovi clienti?',
  'Attirer plus de visiteurs sur le site': 'Attirare più visitatori sul sito',
  'Transformer les visiteurs en demandes concrètes': 'Trasformare i visitatori in richieste concrete',
  'Nous démarquer de la concurrence': 'Distinguerci dalla concorrenza',
  'Nous n’avons pas encore de démarche en ligne': 'Non siamo ancora attivi online',
  'Utilisez-vous l’intelligence artificielle dans votre démarche commerciale ?':
    'Usate l’intelligenza artificiale nella vostra attività commerciale?',
  'Oui, tous les jours': 'Sì, tutti i giorni',
  'Oui, de temps en temps': 'Sì, di tanto in tanto',
  'Nous faisons des essais': 'Stiamo facendo delle prove',
  'Non, pas du tout': 'No, per niente',
  'Comment vos équipes utilisent-elles les outils numériques ?': 'Come usano gli strumenti digitali i vostri collaboratori?',
  'Tous les outils sont reliés entre eux': 'Tutti gli strumenti sono collegati tra loro',
  'Plusieurs outils, reliés en partie': 'Diversi strumenti, collegati in parte',
  'Quelques outils, sans lien entre eux': 'Qualche strumento, senza collegamenti',
  'Surtout le papier et les e-mails': 'Soprattutto carta ed e-mail',
  'Comment mesurez-vous le retour de vos actions en ligne ?': 'Come misurate il ritorno delle vostre azioni online?',
  'Avec des indicateurs suivis chaque semaine': 'Con indicatori seguiti ogni settimana',
  'Avec un bilan chaque mois': 'Con un bilancio ogni mese',
  'De temps en temps, sans méthode': 'Di tanto in tanto, senza metodo',
  'Nous ne le mesurons pas': 'Non lo misuriamo',
  'Quel canal en ligne vous apporte le plus de clients ?': 'Quale canale online vi porta più clienti?',
  'La recherche Google': 'La ricerca su Google',
  'La publicité en ligne': 'La pubblicità online',
  'Les réseaux sociaux': 'I social network',
  'Aucun pour le moment': 'Nessuno per il momento',
  'Quel est votre budget annuel pour le digital ?': 'Qual è il vostro budget annuo per il digitale?',
  'Moins de 5’000 CHF': 'Meno di 5’000 CHF',
  'De 5’000 à 20’000 CHF': 'Da 5’000 a 20’000 CHF',
  'De 20’000 à 50’000 CHF': 'Da 20’000 a 50’000 CHF',
  'Plus de 50’000 CHF': 'Più di 50’000 CHF',
  'en Suisse': 'in Svizzera',
};
