import { Parser } from 'htmlparser2';
import type { Part, Place, Template } from './page-template.js';

const MARKS = ['data-bind', 'data-show', 'data-attr', 'data-each'];

/** Part of the microsite's build: what serves pages has no parser (decision 37). */
export function readTemplate(html: string): Template {
  const template: Template = { parts: [], paths: [], title: '', head: '' };
  const open: (Place | null)[] = [];
  let from = 0;
  const here = (): Part[] => open.findLast((place) => place !== null)?.parts ?? template.parts;
  const cutBefore = (end: number) => {
    here().push(html.slice(from, end));
    from = end;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isPlace = MARKS.some((mark) => mark in attributes);
      if (isPlace) cutBefore(parser.startIndex);
      const next = parser.endIndex + 1;
      const place: Place | null = isPlace ? { kind: 'place', name, attributes, tag: html.slice(from, next), parts: [], end: '' } : null;
      if (place) {
        here().push(place);
        from = next;
      }
      open.push(place);
      if (attributes['data-bind']) template.paths.push(attributes['data-bind']);
      if (name === 'html') template.title = attributes['data-title'] ?? '';
      if (attributes.id === 'page-data') {
        cutBefore(next);
        here().push({ kind: 'data' });
      }
    },
    onclosetag(_name, isImplied) {
      const place = open.at(-1);
      if (place && !isImplied) {
        cutBefore(parser.startIndex);
        from = parser.endIndex + 1;
        place.end = html.slice(parser.startIndex, from);
      }
      open.pop();
    },
    oncomment(text) {
      if (text === 'head') cutBefore(parser.startIndex);
      if (text !== '/head') return;
      template.head = html.slice(from, parser.endIndex + 1);
      template.parts.push({ kind: 'head', own: template.head });
      from = parser.endIndex + 1;
    },
  });
  parser.end(html);
  cutBefore(html.length);
  return template;
}
