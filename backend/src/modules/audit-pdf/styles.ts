import { language } from '../../rules/language.rules.js';
import { SCORE_SCALE } from '../../rules/verdicts.rules.js';

/** Styles of the audit: the pages' tokens for print. Bands have words and shapes, so that it prints in black and white. */
export const styles = (accent: string): string => `
@page { size: A4; margin: 15mm 20mm 17mm; }
@page cover { margin: 0; @bottom-left { content: none } @bottom-right { content: none } }
:root { --ink: #16150f; --grey: #5d594f; --hairline: #d9d4c8; --trace: #b9b2a2; --accent: ${accent}; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 400 9.5pt/1.45 "Hanken Grotesk", sans-serif; color: var(--ink); -webkit-print-color-adjust: exact; hyphens: ${language() === 'de' ? 'auto' : 'manual'}; }
p, li, td, dd, h1, h2, h3 { overflow-wrap: anywhere; }
p, li, figure, table, blockquote, dl, h1, h2, h3, h4, .kept, .verdict { break-inside: avoid; }
thead { display: table-header-group; }
h2, h3, h4, .origin, .lead { break-after: avoid; }
a { color: inherit; text-decoration: none; }
.cover { page: cover; height: 297mm; padding: 24mm 22mm 20mm; display: flex; flex-direction: column; break-after: page; }
.cover .agency { font-weight: 600; font-size: 13pt; border-bottom: 0.75pt solid var(--hairline); padding-bottom: 5mm; position: relative; }
.cover .agency::after { content: ""; position: absolute; left: 0; bottom: -1.5pt; width: 28mm; height: 2.25pt; background: var(--accent); }
.cover .kind { margin-top: 34mm; font-size: 13pt; color: var(--grey); }
.cover h1 { font-size: 40pt; line-height: 1.08; letter-spacing: -0.02em; font-weight: 600; margin-top: 3mm; text-wrap: balance; }
.cover h1.long { font-size: 26pt; }
.cover .site { margin-top: 5mm; font-size: 13pt; }
.cover .result { margin-top: auto; display: flex; align-items: flex-end; gap: 10mm; }
.cover .result .value { font-size: 92pt; line-height: 0.82; font-weight: 600; letter-spacing: -0.03em; }
.cover .result .value.none { font-size: 30pt; line-height: 1.1; letter-spacing: 0; }
.cover .result p { font-size: 11pt; max-width: 90mm; }
.cover .result strong { font-size: 15pt; display: block; }
.cover figure { margin: 0; }
.proof { display: grid; grid-template-columns: 1fr 52mm; column-gap: 10mm; break-inside: avoid; }
.proof .verdict { flex-wrap: wrap; gap: 3mm 8mm; }
.phone .frame { position: relative; width: 46mm; margin: 0 auto; border: 1.2mm solid var(--ink); border-radius: 3mm; overflow: hidden; }
.phone img { display: block; width: 100%; aspect-ratio: 412 / 823; object-fit: cover; object-position: top; }
.phone .place { position: absolute; border: 0.6mm solid var(--accent); }
.phone .place b { position: absolute; left: -0.6mm; top: -0.6mm; background: var(--accent); color: #fff; font-size: 8pt; line-height: 1; padding: 0.7mm 1.2mm; }
.phone figcaption { margin-top: 2mm; font-size: 8.5pt; color: var(--grey); }
.phone ol { margin: 1mm 0 0 4mm; color: var(--ink); }
.ruler { margin-top: 10mm; padding: 0; }
.cover .ruler text { font-size: 11px; }
.cover footer { margin-top: 16mm; border-top: 0.75pt solid var(--hairline); padding-top: 4mm; display: flex; justify-content: space-between; color: var(--grey); }
section { break-before: page; }
section.flows { break-before: auto; margin-top: 10mm; }
h2 { font-size: 20pt; line-height: 1.35; letter-spacing: -0.015em; font-weight: 600; text-wrap: balance; }
.number { display: inline-block; min-width: 9mm; padding-right: 2.5mm; color: var(--accent); }
.origin { color: var(--grey); font-size: 8.5pt; margin: 1.5mm 0 4mm; padding-bottom: 2.5mm; border-bottom: 0.75pt solid var(--hairline); }
h3 { font-size: 12pt; line-height: 1.3; font-weight: 600; margin: 5.5mm 0 2mm; break-after: avoid; }
h3:first-of-type { margin-top: 4.5mm; }
.lead { font-size: 10.5pt; line-height: 1.45; max-width: 150mm; margin-bottom: 3mm; }
.note { color: var(--grey); font-size: 8.5pt; margin-top: 2.5mm; max-width: 150mm; }
h2 + :not(.origin) { margin-top: 5mm; }
.none { color: var(--grey); }
.missing { border-left: 1.5pt dashed var(--trace); padding-left: 4mm; color: var(--grey); margin: 3mm 0; max-width: 150mm; }
p + p { margin-top: 2.5mm; }
.toc { list-style: none; margin-top: 5mm; }
.toc a { display: flex; gap: 4mm; padding: 1.7mm 0; border-bottom: 0.5pt solid var(--hairline); font-size: 11pt; }
.toc .n { color: var(--grey); width: 8mm; font-variant-numeric: tabular-nums; }
.toc .p { margin-left: auto; font-weight: 600; font-variant-numeric: tabular-nums; }
svg.shape { width: 0.62em; height: 0.62em; }
${SCORE_SCALE.map(({ tone, colour }) => `svg.shape.${tone} { fill: ${colour}; }`).join('\n')}
h2.second { font-size: 15pt; }
.toc + h2.second { margin-top: 10mm; }
.contact + .note { break-before: avoid; }
.note + h2.second, table + h2.second, .box + h2.second { margin-top: 8mm; }
.box { border: 0.75pt solid var(--trace); padding: 4mm 5mm; margin-top: 6mm; break-inside: avoid; }
.box h3 { margin: 0 0 1.5mm; font-size: 11pt; }
.box ul { list-style: none; }
.box li { font-size: 9pt; margin-top: 1mm; }
.headline { font-size: 17pt; line-height: 1.3; font-weight: 600; max-width: 155mm; text-wrap: balance; margin-bottom: 6mm; }
.verdict { display: flex; align-items: flex-end; gap: 8mm; }
.verdict .value { font-size: 56pt; line-height: 0.85; font-weight: 600; letter-spacing: -0.03em; }
.verdict p + p { margin: 0; max-width: 105mm; }
.verdict strong { display: block; font-size: 12pt; }
.ruler { margin-top: 4mm; padding: 0 2mm; break-inside: avoid; }
svg line { stroke: var(--trace); stroke-width: 1; }
svg line.mark { stroke: var(--grey); }
svg line.length { stroke: var(--ink); stroke-width: 2; }
svg line.needle { stroke: var(--accent); stroke-width: 3; }
svg line.open { stroke-dasharray: 4 5; }
.ruler svg { display: block; overflow: visible; }
.ruler text, .bars text.word { font: 400 9px "Hanken Grotesk"; fill: var(--grey); }
.close td, .close tbody th { padding-top: 1.1mm; padding-bottom: 1.1mm; line-height: 1.35; }
.facts th { width: 46mm; }
.bars { margin: 2mm 0; break-inside: avoid; }
.bars svg { width: 158mm; display: block; }
.bars text { font: 400 12px "Hanken Grotesk"; fill: var(--ink); }
.bars .strong { font-weight: 600; }
.bars .bar { fill: var(--accent); }
table { width: 100%; border-collapse: collapse; margin-top: 2mm; }
th { text-align: left; font-weight: 600; font-size: 8.5pt; color: var(--grey); padding: 1.5mm 3mm 1.5mm 0; border-bottom: 0.9pt solid var(--ink); vertical-align: bottom; }
td { padding: 1.8mm 3mm 1.8mm 0; border-bottom: 0.5pt solid var(--hairline); vertical-align: top; }
tr { break-inside: avoid; }
th:last-child, td:last-child { padding-right: 0; }
.r { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.name, tbody th { font-weight: 600; font-size: 10pt; color: var(--ink); border-bottom: 0.5pt solid var(--hairline); vertical-align: top; padding: 1.8mm 3mm 1.8mm 0; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; }
.two h3 { margin-top: 5mm; }
ul.points { list-style: none; }
ul.points li { padding: 1.2mm 0 1.2mm 6mm; border-bottom: 0.5pt solid var(--hairline); position: relative; break-inside: avoid; }
ul.points li::before { position: absolute; left: 0; font-weight: 600; content: "–" / ""; }
ul.good li::before { content: "+" / ""; }
.finding { padding: 1.8mm 0; border-bottom: 0.5pt solid var(--hairline); break-inside: avoid; }
.finding h4 { font-size: 10pt; font-weight: 600; }
.finding h4 small { font-weight: 400; color: var(--grey); font-size: 8.5pt; }
.finding p { margin-top: 0.8mm; }
.finding .tag { color: var(--grey); font-size: 8.5pt; }
.finding b { font-weight: 600; }
.step { display: grid; grid-template-columns: 8mm 1fr 42mm; column-gap: 4mm; padding: 1.7mm 0; border-bottom: 0.5pt solid var(--hairline); break-inside: avoid; }
.step .n { font-weight: 600; font-size: 12pt; }
.step h4 { font-size: 10.5pt; font-weight: 600; }
#plan h3 { margin: 5mm 0 1mm; }
.step dl { font-size: 8pt; line-height: 1.35; display: grid; grid-template-columns: auto 1fr; column-gap: 3mm; align-content: start; }
.step dt { color: var(--grey); }
.step dd { font-weight: 600; }
blockquote { border-left: 1.5pt solid var(--hairline); padding-left: 4mm; margin: 3mm 0; break-inside: avoid; }
blockquote cite { font-style: normal; color: var(--grey); font-size: 8.5pt; }
.big { font-size: 26pt; font-weight: 600; line-height: 1.1; letter-spacing: -0.02em; }
.contact { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 3mm; break-inside: avoid; }
.contact p + p { margin-top: 0.5mm; }
.person { display: flex; gap: 6mm; align-items: center; margin-top: 9mm; padding-top: 5mm; border-top: 0.9pt solid var(--ink); break-inside: avoid; }
.person img, .person .initials { width: 25mm; height: 25mm; object-fit: cover; flex: none; }
.person .initials { display: grid; place-items: center; border: 0.75pt solid var(--ink); font-size: 21pt; font-weight: 600; }
.person .who { flex: 1; }
.person .direct { font-size: 15pt; font-weight: 600; line-height: 1.2; }
.person .code { flex: none; text-align: center; font-size: 8.5pt; font-weight: 600; }
.person .qr { width: 31mm; height: 31mm; display: block; }
.person .code p { margin: 0; }
.measured { position: absolute; }
.apart #feuille { break-before: page; }
.apart #feuille + section { margin-top: 0; }
.short .extra { display: none; }
.tight { font-size: 9.2pt; line-height: 1.38; }
.tight section.flows { margin-top: 6.5mm; }
.tight h3, .tight h3:first-of-type { margin: 3.5mm 0 1.2mm; }
.tight .origin { margin-bottom: 2.5mm; padding-bottom: 1.5mm; }
.tight .lead { font-size: 10pt; margin-bottom: 2mm; }
.tight td, .tight th, .tight tbody th { padding-top: 0.8mm; padding-bottom: 0.8mm; }
.tight .step { padding: 1.2mm 0; }
.tight .finding { padding: 1.2mm 0; }
.tight .person { margin-top: 6mm; }
`;
