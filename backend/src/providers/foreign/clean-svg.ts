import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../common/html.js';

/** A drawing made of what it may contain and nothing else. */
export type CleanSvg = { svg: string; width: number; height: number } | { fault: string };

const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);
/** Elements that draw nothing; removed with their content. */
const SILENT = new Set(['title', 'desc', 'metadata']);

const PRESENTATION = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'color', 'clip-path', 'clip-rule', 'mask'],
  ...['stop-color', 'stop-opacity', 'display', 'visibility', 'paint-order', 'vector-effect'],
];
const ATTRIBUTES = new Set([
  ...['id', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'fx', 'fy', 'r', 'rx', 'ry', 'd', 'points'],
  ...['transform', 'offset', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['preserveAspectRatio', 'pathLength', ...PRESENTATION],
]);
/** Left out without a word: they change nothing that is drawn. */
const HARMLESS = /^(xmlns|xmlns:\w+|xml:space|xml:lang|version|baseProfile|class|role|lang|aria-[\w-]+|data-[\w-]+|[\w-]+:[\w-]+)$/;

const OWN_REFERENCE = /^#[\w.:-]+$/;

/** Only addresses within the drawing: anything else could fetch from elsewhere. */
const isSafeValue = (value: string) =>
  !/url\s*\((?!\s*["']?#[\w.:-]+["']?\s*\))/i.test(value) && !/[\\@]|expression|javascript:/i.test(value);

/**
 * Rewrites an SVG with the shapes and attributes of a strict list. What is outside of it and could do something is
 * refused by name; editors' notes are left out.
 */
export function cleanSvg(source: string): CleanSvg {
  let fault: string | null = null;
  let svg = '';
  let silentDepth = 0;
  let size: { width: number; height: number } | null = null;
  const refuse = (what: string) => {
    fault ??= `Ce SVG contient ${what}, qui n’est pas accepté : exportez-le comme simple dessin (tracés et formes), ou choisissez un PNG.`;
  };
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (silentDepth > 0 || SILENT.has(name) || name.includes(':')) {
          silentDepth += 1;
          return;
        }
        if (!ELEMENTS.has(name)) refuse(`« <${name.slice(0, 40)}> »`);
        const attributes = cleanAttributes(name, given, refuse);
        if (svg === '') {
          if (name !== 'svg') refuse('autre chose qu’un dessin');
          size = sizeOf(attributes);
          attributes.xmlns = 'http://www.w3.org/2000/svg';
        }
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
        svg += `<${name}${written.join('')}>`;
      },
      onclosetag(name) {
        if (silentDepth > 0) silentDepth -= 1;
        else svg += `</${name}>`;
      },
      onprocessinginstruction(name, data) {
        if (/entity/i.test(data) || (name !== '?xml' && !/^!doctype$/i.test(name))) refuse('des instructions cachées');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  if (fault) return { fault };
  if (!svg) return { fault: 'Ce fichier ne contient pas de dessin SVG.' };
  return size
    ? { svg, ...(size as { width: number; height: number }) }
    : { fault: 'Ce SVG ne dit pas sa taille : ajoutez-lui un attribut viewBox.' };
}

function cleanAttributes(element: string, given: Record<string, string>, refuse: (what: string) => void): Record<string, string> {
  const attributes: Record<string, string> = {};
  const keep = (name: string, value: string) => {
    if (isSafeValue(value)) attributes[name] = value;
    else refuse(`une adresse extérieure (« ${name} »)`);
  };
  for (const [name, value] of Object.entries(given)) {
    if (name === 'style') {
      for (const declaration of value.split(';').filter((text) => text.trim())) {
        const [property = '', ...rest] = declaration.split(':');
        if (PRESENTATION.includes(property.trim())) keep(property.trim(), rest.join(':').trim());
        else if (
          !/^-[\w-]+$|^(font|text|line|letter|word|white|mix|isolation|enable|overflow|solid|shape|image|color-)/.test(property.trim())
        )
          refuse(`le style « ${property.trim().slice(0, 40)} »`);
      }
    } else if (name === 'href' || name === 'xlink:href') {
      if (/^(use|linearGradient|radialGradient)$/.test(element) && OWN_REFERENCE.test(value)) attributes.href = value;
      else refuse('un lien');
    } else if (ATTRIBUTES.has(name)) keep(name, value);
    else if (/^on/i.test(name) || !HARMLESS.test(name)) refuse(`l’attribut « ${name.slice(0, 40)} »`);
  }
  return attributes;
}

/** CSS pixels, from the view box, else from width and height. */
function sizeOf({ viewBox, width, height }: Record<string, string>): { width: number; height: number } | null {
  const box =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [w = Number.NaN, h = Number.NaN] =
    box.length === 4 ? box.slice(2) : [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  return w > 0 && h > 0 && Number.isFinite(w * h) ? { width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h)) } : null;
}
