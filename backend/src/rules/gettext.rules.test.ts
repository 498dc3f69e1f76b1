import { catalogueOf } from './gettext.rules.js';

describe('the catalogue of a PO file', () => {
  it('has both forms of a count, contexts, and neither the header nor what is empty or fuzzy', () => {
    const catalogue = catalogueOf({
      '': {
        '': { msgid: '', msgstr: ['Language: de\n'] },
        lien: { msgid: 'lien', msgid_plural: 'liens', msgstr: ['Link', 'Links'] },
        vide: { msgid: 'vide', msgstr: [''] },
        douteux: { msgid: 'douteux', msgstr: ['zweifelhaft'], comments: { flag: 'fuzzy, python-brace-format' } },
      },
      musique: { note: { msgid: 'note', msgctxt: 'musique', msgstr: ['Ton'] } },
    });
    expect(catalogue).toEqual({ lien: 'Link', liens: 'Links', 'note | musique': 'Ton' });
  });
});
