import { CRAWL_FINDING_TITLES } from '../../../../backend/src/rules/site-crawl.rules';

/** The exploration of a whole site. */
export const crawl = {
  title: 'Exploration du site',
  lead: 'Au-delà de la page d’accueil\u202f: liens cassés, titres et vitesse de réponse de toutes les pages. Elle ne part que sur demande\u202f; le prospect ne la voit pas.',
  empty: 'Ce site n’a pas encore été exploré. Lancez une exploration pour trouver ses liens cassés et ses pages sans titre.',
  queued: 'L’exploration est en attente\u202f; elle commence dans un instant.',
  progress: 'Exploration en cours\u202f: %{visited} adresses visitées sur %{known} connues.',
  failed: 'L’exploration n’a pas pu se faire',
  cancelledEmpty: 'L’exploration a été arrêtée avant la fin\u202f: rien n’est gardé.',
  cancelledWithResult: 'La dernière exploration a été arrêtée\u202f: le résultat précédent reste affiché.',
  order: 'Explorer le site',
  again: 'Explorer de nouveau',
  orderTitle: 'Explorer tout le site\u202f?',
  orderConfirm: 'Lancer l’exploration',
  ordered: 'Exploration lancée',
  cancel: 'Arrêter l’exploration',
  cancelled: 'Exploration arrêtée',
  what: {
    pages: 'Jusqu’à %{pages} adresses, pendant %{minutes} minutes au plus.',
    pace: 'Une requête par seconde, moins si le fichier robots.txt du site le demande\u202f; ses interdictions sont respectées.',
    bounds: 'Ce site seulement\u202f: ni fichiers, ni panier, ni déconnexion, ni formulaires.',
    use: 'Aucun coût\u202f: c’est notre serveur qui visite le site.',
  },
  result: '%{url}, exploration du %{date}\u202f: %{pages} pages lues, %{visited} adresses visitées.',
  ended: {
    complete: 'Toutes les adresses trouvées ont été visitées.',
    addresses: 'Arrêtée à la limite d’adresses\u202f: %{left} adresses connues n’ont pas été visitées.',
    time: 'Arrêtée à la limite de temps\u202f: %{left} adresses connues n’ont pas été visitées.',
    refused: 'Arrêtée parce que le site ne répondait plus à nos visites\u202f: %{left} adresses connues n’ont pas été visitées.',
  },
  forbidden: 'Le fichier robots.txt interdit %{smart_count} adresse. |||| Le fichier robots.txt interdit %{smart_count} adresses.',
  formerSite: 'Ce résultat est celui de %{url}, l’ancienne adresse du prospect\u202f: explorez de nouveau.',
  nothing: 'Aucun lien cassé, aucun titre manquant ou en double, aucune page lente parmi les pages lues.',
  finding: '%{title} (%{count})',
  name: CRAWL_FINDING_TITLES,
  about: {
    broken_links: 'Liens du site vers des adresses du site qui répondent par une erreur ou ne répondent pas.',
    missing_titles: 'Le code envoyé par le serveur n’a pas de titre\u202f; un titre ajouté par un script ne compte pas ici.',
    duplicate_titles: 'Plusieurs pages ont le même titre\u202f: les moteurs de recherche les distinguent mal.',
    hidden_pages:
      'Pages liées depuis le menu, l’en-tête ou le pied de page, mais que le site demande aux moteurs de ne pas montrer (noindex).',
    slow_pages:
      'Temps jusqu’au premier octet au-dessus de %{ms} ms, mesuré par notre serveur\u202f; la plus rapide de deux visites compte.',
  },
  column: {
    address: 'Adresse',
    title: 'Titre',
    answer: 'Réponse',
    sources: 'Se trouve sur',
    group: 'Groupe',
    wait: 'Premier octet',
  },
  more: 'Et %{smart_count} autre\u202f: le fichier CSV a tout. |||| Et %{smart_count} autres\u202f: le fichier CSV a tout.',
  moreSources: 'et sur %{smart_count} autre page |||| et sur %{smart_count} autres pages',
  csv: 'Exporter en CSV',
};
