import { cleanSvg } from './clean-svg.js';

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const faultOf = (source: string) => {
  const clean = cleanSvg(source);
  return 'fault' in clean ? clean.fault : null;
};

describe('cleaning the SVG of a logo', () => {
  it('keeps the drawing and removes editor metadata', () => {
    const clean = cleanSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><!-- made by -->${svg(
        '<title>Agence</title><metadata><rdf:RDF><a/></rdf:RDF></metadata><sodipodi:namedview id="n"/><g class="a" data-name="x" style="fill:#123456;-inkscape-stroke:none"><path d="M0 0h10v10z" fill="url(#g)"/></g><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>',
      )}`,
    );
    expect(clean).toEqual({
      svg: '<svg viewBox="0 0 120 40" xmlns="http://www.w3.org/2000/svg"><g fill="#123456"><path d="M0 0h10v10z" fill="url(#g)"></path></g><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></svg>',
      width: 120,
      height: 40,
    });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['HTML', '<foreignObject><body/></foreignObject>'],
    ['a handler', '<path onload="x()"/>'],
    ['a link', '<a href="https://example.com"><path/></a>'],
    ['a picture from elsewhere', '<image href="https://example.com/x.png"/>'],
    ['a reference to another file', '<use href="other.svg#a"/>'],
    ['a data reference', '<use xlink:href="data:image/svg+xml,x"/>'],
    ['a fill from elsewhere', '<path fill="url(https://example.com/#a)"/>'],
    ['a style from elsewhere', '<path style="fill:url(//example.com/#a)"/>'],
    ['an escaped style', '<path style="fill:u\\72l(//example.com)"/>'],
    ['a style sheet', '<style>@import url(x)</style>'],
    ['an animation', '<set attributeName="onload" to="x"/>'],
    ['an unknown style', '<path style="behavior:url(#x)"/>'],
  ])('refuses %s', (_what, inside) => {
    expect(faultOf(svg(inside))).toMatch(/exportez-le comme simple dessin/);
  });

  it('refuses entities, other documents and drawings without a size', () => {
    expect(faultOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path/>')}`)).not.toBeNull();
    expect(faultOf('<html><body/></html>')).not.toBeNull();
    expect(faultOf('')).toMatch(/pas de dessin/);
    expect(faultOf(svg('<path/>', ''))).toMatch(/viewBox/);
  });

  it('escapes values that could close an element', () => {
    const clean = cleanSvg(svg('<path d="M0&quot;&gt;&lt;script&gt;" />'));
    expect('svg' in clean && clean.svg).toContain('d="M0&quot;&gt;&lt;script&gt;"');
  });
});
