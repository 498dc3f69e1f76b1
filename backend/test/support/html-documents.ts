import fc from 'fast-check';

const WORDS = [
  'Bois',
  ' porte ',
  'fen&ecirc;tre ',
  ' d&#233;p&ocirc;t',
  '&nbsp;',
  '&lt;i&gt;',
  ' &copy 2026 ',
  '\n',
  ' table ',
  'Élan',
  '&amp;',
];

/** What is opened and perhaps never closed. */
const OPENED = [
  ...['<p>', '<div>', '<section>', '<article class=x>', '<main>', '<span>', '<b>', '<i>', '<font color=red>', '<nobr>', '<em>', '<u>'],
  ...['<h1>', '<h2 id=t>', '<h3>', '<a href="/a">', '<a href=b.html>', '<a href="https://autre.ch/x#y">', '<ul>', '<li>', '<ol>', '<dl>'],
  ...['<dt>', '<dd>', '<table>', '<tbody>', '<tr>', '<td>', '<th>', '<caption>', '<colgroup>', '<form action=/f>', '<button>', '<label>'],
  ...['<blockquote>', '<pre>', '<center>', '<fieldset>', '<address>', '<details open>', '<summary>'],
  ...['<span hidden>', '<div hidden>', '<div style="display: none">', '<dialog>', '<dialog open>', '<p popover>'],
  ...['<svg>', '<svg><text>', '<g>', '<foreignObject>', '<desc>', '<math>', '<mi>', '<mtext>', '<annotation-xml encoding="text/html">'],
  ...['<template>', '<x-carte>', '<x-carte><template shadowrootmode=open>', '<div><template shadowrootmode="closed">', '<p slot=s>'],
  ...['<slot>', '<slot name=s>', '<head>', '<body>', '<body lang=de>', '<html lang=fr>', '<frameset>'],
];

const ENDED =
  'p div section article main span b i font nobr em u h1 h2 h3 a ul li ol dl dt dd table tbody tr td th caption colgroup form button label blockquote pre center fieldset address details summary dialog svg text g foreignObject desc math mi mtext annotation-xml template x-carte slot head body html br'
    .split(' ')
    .map((name) => `</${name}>`);

const WHOLE = [
  ...[
    '<title>Un titre</title>',
    '<title> Deux\n titres &amp; plus </title>',
    '<svg><title>Dessin</title><text>ligne</text></svg>',
    '<title></title>',
  ],
  ...[
    '<meta name=description content="Du bois">',
    '<link rel=canonical href=/c>',
    '<style>p { }</style>',
    '<script>var a = "<p>b</p>";</script>',
  ],
  ...[
    '<!-- <p>note</p> -->',
    '<!---->',
    '<![CDATA[ données ]]>',
    '<?php note ?>',
    '<br>',
    '<hr>',
    '<img alt="" src=x>',
    '<input>',
    '<wbr>',
  ],
  ...[
    '<noscript><p>Sans script</p><a href=/n>n</a></noscript>',
    '<textarea>rien</textarea>',
    '<iframe>rien</iframe>',
    '<noframes>rien</noframes>',
  ],
  ...['<xmp><b>brut</b></xmp>', '<area href="/zone">', '<svg><a href="/dessin"><text>lien</text></a></svg>', '<video>rien</video>'],
  ...[
    '<p>Un</p>',
    '<h1>Titre</h1>',
    '<li>point',
    '<tr><td>case',
    '<p>para<p>graphe',
    '<b><p>gras</b>suite</p>',
    '<a href=/1>un<a href=/2>deux</a>',
  ],
  ...['<x-carte><template shadowrootmode=open><h2>Ombre</h2><slot>défaut</slot></template><b>dans</b></x-carte>'],
  ...['<section><template shadowrootmode=open><slot name=s></slot><p>fin</p></template><p slot=s>avant</p>perdu</section>'],
  ...[
    '<table>hors<tr><td>dans</td>hors</tr></table>',
    '<table><p>hors</p><td>dans',
    '<table><b>x</table>y',
    '<ruby>漢<rp>(</rp><rt>kan</rt></ruby>',
    '<select><option>rien</select>',
  ],
];

const HEADS = [
  '',
  '<!doctype html>',
  '<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Titre</title>',
  '<!doctype html><base href="https://exemple.ch/sous/">',
];

/** Generates invalid HTML documents of kinds that are common in practice. */
export const htmlDocuments = fc
  .tuple(
    fc.constantFrom(...HEADS),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
        { weight: 4, arbitrary: fc.constantFrom(...OPENED) },
        { weight: 3, arbitrary: fc.constantFrom(...ENDED) },
        { weight: 3, arbitrary: fc.constantFrom(...WHOLE) },
      ),
      { minLength: 3, maxLength: 40 },
    ),
  )
  .map(([head, pieces]) => head + pieces.join(''));
