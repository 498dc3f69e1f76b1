import { createRoot } from 'react-dom/client';
import '../microsite/src/styles/base.css';
import '../microsite/src/inline/css-variables.ts';
import { markupOf } from '../microsite/src/render/browser.tsx';
import { ISLANDS } from './page-islands.tsx';
import { PARTS, SECTIONS } from './page-samples.tsx';
import { applyTheme } from './theme.ts';

// each page of the product imports its own; what print, dialogs and comparisons look like is left out
import.meta.glob(['../microsite/src/styles/*.css', '!../microsite/src/styles/{base,comparison,popup,report-print}.css'], { eager: true });

/** A titled place for a sample. */
function place(name: string): HTMLElement {
  const section = document.createElement('section');
  section.dataset.sample = name;
  const title = document.createElement('h2');
  title.className = 'page quiet small';
  title.textContent = name;
  title.style.marginBlock = '32px 8px';
  const content = document.createElement('div');
  section.append(title, content);
  document.getElementById('root')?.append(section);
  return content;
}

for (const { name, element } of PARTS) {
  const content = place(name);
  content.className = 'page';
  content.innerHTML = markupOf(element);
}
for (const { name, element } of ISLANDS) {
  const content = place(name);
  content.className = 'page';
  createRoot(content).render(element);
}
for (const { name, element } of SECTIONS) place(name).innerHTML = markupOf(element);

document.documentElement.dataset.state = 'ready';
applyTheme();
