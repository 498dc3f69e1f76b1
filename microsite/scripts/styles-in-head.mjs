/** Moves the style of Astro's islands into the head: HTML allows no style elements in the body. */
const IN_BODY = /<style>astro-island[^<]*<\/style>/;

export function withStylesInHead(html) {
  const [style] = IN_BODY.exec(html) ?? [];
  return style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html;
}
