import { readDocument } from './page-document.js';

const typesOf = (html: string) => readDocument(html, 'https://exemple.ch/').structuredData;
const jsonLd = (json: string, type = 'application/ld+json') => typesOf(`<script type="${type}">${json}</script>`);

describe('the types of structured data', () => {
  it.each([
    ['a list of types', '{"@type":["Bakery","Store"]}', ['Bakery', 'Store']],
    ['a full address', '{"@context":["",""],"@type":"https://schema.org/Dentist"}', ['Dentist']],
    ['an address with http and a final slash', '{"@type":"http://www.schema.org/Hotel/"}', ['Hotel']],
    ['a prefix', '{"@context":{"s":"https://schema.org/"},"@type":"s:Florist"}', ['Florist']],
    ['a graph', '{"@context":"https://schema.org","@graph":[{"@type":"WebSite"},{"@type":["Organization"]}]}', ['WebSite', 'Organization']],
    ['a list of things', '[{"@type":"Plumber"},{"@type":"FAQPage"}]', ['Plumber', 'FAQPage']],
    ['a thing in a thing', '{"@type":"Restaurant","address":{"@type":"PostalAddress"}}', ['Restaurant', 'PostalAddress']],
    ['no type of a term in the context', '{"@context":{"url":{"@type":"@id"}},"@type":"Winery"}', ['Winery']],
    ['nothing where there is no type', '{"@context":"https://schema.org","name":"Exemple"}', []],
    ['nothing of a type that is no text', '{"@type":{"a":1}}', []],
  ])('are read from JSON-LD: %s', (_form, json, types) => {
    expect(jsonLd(json)).toEqual(types);
  });

  it.each([
    ['a line end within a text', '{"@type":"Bakery","description":"une\nligne"}'],
    ['comments', '/* of the theme */ {"@type":"Bakery" // the shop\n, "url":"https://exemple.ch/"}'],
    ['marks around it', '<!-- //<![CDATA[\n{"@type":"Bakery"}\n//]]> -->'],
    ['a comma too many', '{"@type":"Bakery","sameAs":["a",],}'],
    ['a semicolon after it', '{"@type":"Bakery"};'],
  ])('are read as leniently as search engines read: %s', (_fault, json) => {
    expect(jsonLd(json)).toEqual(['Bakery']);
  });

  it('are read for a media type with parameters', () => {
    expect(jsonLd('{"@type":"Bakery"}', ' Application/LD+JSON ; charset=utf-8')).toEqual(['Bakery']);
    expect(jsonLd('{"@type":"Bakery"}', 'application/json')).toEqual([]);
  });

  it.each(['{"@type":"Bakery"', '{"@type":"Bakery" "name":"x"}', 'null', '"@type"', '', '{"@type":"\\x"}'])(
    'are none where no search engine can read the block: %s',
    (json) => {
      expect(jsonLd(json)).toEqual([]);
    },
  );

  it('are read from microdata with several types', () => {
    expect(
      typesOf(
        '<div itemscope itemtype="https://schema.org/Bakery  http://schema.org/Store"><p itemscope itemtype=https://schema.org/Offer>',
      ),
    ).toEqual(['Bakery', 'Store', 'Offer']);
  });

  it.each([
    ['a vocabulary', '<div vocab="https://schema.org/" typeof="Bakery Store">', ['Bakery', 'Store']],
    ['a vocabulary of an ancestor', '<body vocab="http://schema.org/"><p><span typeof="Bakery">', ['Bakery']],
    ['the usual prefix', '<div typeof="schema:Bakery">', ['Bakery']],
    ['a prefix of its own', '<html prefix="og: http://ogp.me/ns# s: https://schema.org/"><p typeof="s:Bakery">', ['Bakery']],
    ['a full address', '<div typeof="https://schema.org/Bakery">', ['Bakery']],
    ['no other vocabulary', '<div prefix="foaf: http://xmlns.com/foaf/0.1/" typeof="foaf:Document sioc:Item">', []],
    ['no type without a vocabulary', '<div typeof="Bakery">', []],
    ['no vocabulary beyond its element', '<p vocab="https://schema.org/"></p><p typeof="Bakery">', []],
  ])('are read from RDFa: %s', (_form, html, types) => {
    expect(typesOf(html)).toEqual(types);
  });

  it('are not read from templates and noscript', () => {
    expect(
      typesOf(
        '<template><p itemscope itemtype="https://schema.org/Bakery"></template><noscript><p itemtype="https://schema.org/Store"></noscript>',
      ),
    ).toEqual([]);
  });
});
