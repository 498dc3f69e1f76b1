/** The agency’s own texts in the other languages of the pages. */
export const translations = {
  de: 'German',
  it: 'Italian',
  lead: 'What prospects read whose language it is.',
  counts: '%{missing} to translate, %{outdated} to look at again',
  none: 'Everything is translated.',
  french: 'French text',
  translation: 'Translation',
  state: { missing: 'To translate', outdated: 'To look at again', default: 'Original text, translated already', translated: 'Translated' },
  /** Of what: what stands until it is translated. */
  meanwhile: {
    messages: 'Until then the original text is shown.',
    quiz: 'Until then the whole question is shown in French.',
    seoConfig: 'Until then the page keeps its own words.',
    other: 'Until then nothing is shown.',
    representative: 'Until then the French text is shown.',
  },
  former: 'Translation of: “%{text}”',
  stillTrue: 'Still right',
  showAll: 'Also show the other text |||| Also show the %{smart_count} other texts',
  hideOthers: 'Hide what is translated',
  question: 'Question %{number}',
  answer: 'Question %{number}, answer %{answer}',
  signatory: 'Sentence of %{name}',
};
