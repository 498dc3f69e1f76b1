/** The agency’s own texts in the other languages of the pages. */
export const translations = {
  de: 'Allemand',
  it: 'Italien',
  lead: 'Ce que lisent les prospects dont la langue est celle-ci.',
  counts: '%{missing} à traduire, %{outdated} à revoir',
  none: 'Tout est traduit.',
  french: 'Texte français',
  translation: 'Traduction',
  state: { missing: 'À traduire', outdated: 'À revoir', default: 'Texte d’origine, déjà traduit', translated: 'Traduit' },
  /** Of what: what stands until it is translated. */
  meanwhile: {
    messages: 'D’ici là, le texte d’origine s’affiche.',
    quiz: 'D’ici là, toute la question s’affiche en français.',
    seoConfig: 'D’ici là, la page garde ses propres mots.',
    other: 'D’ici là, rien ne s’affiche.',
    representative: 'D’ici là, le texte français s’affiche.',
  },
  former: 'Traduit de\u202f: «\u202f%{text}\u202f»',
  stillTrue: 'Toujours juste',
  showAll: 'Afficher aussi l’autre texte |||| Afficher aussi les %{smart_count} autres textes',
  hideOthers: 'Masquer les textes déjà traduits',
  question: 'Question %{number}',
  answer: 'Question %{number}, réponse %{answer}',
  signatory: 'Phrase de %{name}',
};
