/** Astro writes the one rule of its islands where the first of them stands; HTML allows styles in the head alone. */
const IN_BODY = /<style>astro-island[^<]*<\/style>/;

export function withStylesInHead(html) {
  const [style] = IN_BODY.exec(html) ?? [];
  return style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html;
}
