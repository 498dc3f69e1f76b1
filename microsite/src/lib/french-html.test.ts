import { frenchHtml } from './french-html.ts';

describe('French spacing of a page', () => {
  it('changes text, not code, comments or attributes', () => {
    const html = '<p title="a : b">Quoi ? <b>Oui : </b></p><script>a ? b : c</script><style>a :hover{}</style><!--slot:a ?--><i>Non !</i>';
    expect(frenchHtml(html)).toBe(
      '<p title="a : b">Quoi\u202f? <b>Oui\u202f: </b></p><script>a ? b : c</script><style>a :hover{}</style><!--slot:a ?--><i>Non\u202f!</i>',
    );
  });

  it('leaves islands unchanged, because React compares their text', () => {
    expect(frenchHtml('<astro-island x="1"><p>Prêt ?</p></astro-island>')).toBe('<astro-island x="1"><p>Prêt ?</p></astro-island>');
  });
});
