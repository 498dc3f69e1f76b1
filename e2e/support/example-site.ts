/** The home page of the made-up company on the picture of the home page: a phone shows its photo late. */
export const EXAMPLE_SITE = `<!doctype html>
<html lang="fr-CH"><head><meta charset="utf-8"><title>Menuiserie du Lac</title><style>
body { margin: 0; background: #fff; color: #2b2118; font: 18px/1.5 Georgia, serif }
header { display: flex; justify-content: space-between; padding: 18px 20px; background: #3b2a1c; color: #fff; font: 600 17px/1.4 sans-serif }
nav { padding: 14px 20px; font: 15px/1.4 sans-serif }
svg { display: block; width: 372px; height: 248px; margin: 68px 20px 0 }
main { padding: 24px 20px }
h1 { margin: 0 0 12px; font-size: 36px; line-height: 1.1 }
</style></head><body>
<header><span>Menuiserie du Lac</span><span>Menu</span></header>
<nav>Portes · Fenêtres · Cuisines</nav>
<svg viewBox="0 0 372 248"><path fill="#cfe0e6" d="M0 0h372v170H0z"/><path fill="#b98a54" d="M0 170h372v78H0z"/><g fill="#8a5a2b"><path d="M36 36h96v176H36z"/><path d="M176 44h160v104H176z"/></g>
<g fill="#e9d5b5"><path d="M50 50h68v66H50zM50 130h68v66H50z"/><path d="M188 56h62v80h-62zM262 56h62v80h-62z"/></g></svg>
<main><h1>Le bois, sur mesure</h1><p>Portes, fenêtres et agencements, fabriqués à Yverdon-les-Bains depuis trois générations.</p><p>Demandez votre devis.</p></main>
</body></html>`;
