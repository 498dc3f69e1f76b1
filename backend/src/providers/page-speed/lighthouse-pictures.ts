import type { LighthouseResult } from './lighthouse-report.js';
import type { PageEvidence } from './page-speed.contract.js';

/** Screenshots of a page on the phone, final and during loading. Stored separately. */
export interface PagePictures {
  screen: Buffer;
  film: Buffer[];
}

/** Lighthouse’s phone, CSS pixels: what its pictures show. */
const SCREEN = { width: 412, height: 823 } as const;
const MAX_PICTURE_BYTES = 200_000;
const JPEG = 'data:image/jpeg;base64,';

/** What an audit’s elements are evidence of. */
const ABOUT: Readonly<Record<string, PageEvidence['places'][number]['about']>> = {
  'lcp-breakdown-insight': 'main-content',
  'largest-contentful-paint-element': 'main-content',
  'image-alt': 'image-text',
  'color-contrast': 'accessibility',
  'target-size': 'accessibility',
};

/** Screenshots and failed positions of a phone result; null without a final screenshot. The bytes are passed on unparsed. */
export function picturesOf({ audits = {} }: LighthouseResult): { pictures: PagePictures; evidence: PageEvidence } | null {
  const screen = jpeg(audits['final-screenshot']?.details?.data);
  if (!screen) return null;
  const frames = (audits['screenshot-thumbnails']?.details?.items ?? []).flatMap((item) => {
    const { timing, data } = item as { timing?: unknown; data?: unknown };
    const picture = jpeg(data);
    return typeof timing === 'number' && picture ? [{ ms: Math.round(timing), picture }] : [];
  });
  // what has not changed is not shown again
  const film = frames.filter(({ picture }, place) => place === 0 || !frames[place - 1]?.picture.equals(picture));
  const isPhoneWide = audits['viewport-insight']?.score === 1 || audits.viewport?.score === 1;
  return {
    pictures: { screen, film: film.map(({ picture }) => picture) },
    evidence: { film: film.map(({ ms }) => ms), places: isPhoneWide ? placesOf(audits) : [] },
  };
}

function jpeg(data: unknown): Buffer | null {
  if (typeof data !== 'string' || !data.startsWith(JPEG) || data.length > MAX_PICTURE_BYTES * 1.4) return null;
  const bytes = Buffer.from(data.slice(JPEG.length), 'base64');
  return bytes.length > 0 && bytes.length <= MAX_PICTURE_BYTES && bytes.readUInt16BE(0) === JPEG_BEGINS ? bytes : null;
}
const JPEG_BEGINS = 0xffd8;

/** The first place of each kind that lies on the picture, in percent of it. */
function placesOf(audits: NonNullable<LighthouseResult['audits']>): PageEvidence['places'] {
  const places = new Map<string, PageEvidence['places'][number]>();
  for (const [id, about] of Object.entries(ABOUT)) {
    const audit = audits[id];
    if (!audit || (about !== 'main-content' && audit.score !== 0)) continue;
    const place = rectsIn(audit.details?.items).find(isOnScreen);
    if (place && !places.has(about)) {
      const percent = (length: number, whole: number) => Math.round((1000 * length) / whole) / 10;
      places.set(about, {
        about,
        x: percent(Math.max(0, place.left), SCREEN.width),
        y: percent(Math.max(0, place.top), SCREEN.height),
        width: percent(Math.min(place.width, SCREEN.width), SCREEN.width),
        height: percent(Math.min(place.height, SCREEN.height - Math.max(0, place.top)), SCREEN.height),
      });
    }
  }
  return [...places.values()];
}

interface Rect {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Nodes are in the items, in their `node`, or in nested lists. */
function rectsIn(items: unknown): Rect[] {
  if (!Array.isArray(items)) return [];
  return items.slice(0, 50).flatMap((item: unknown) => {
    const { boundingRect, node, items: inner } = (item ?? {}) as { boundingRect?: Rect; node?: { boundingRect?: Rect }; items?: unknown };
    const rect = boundingRect ?? node?.boundingRect;
    return rect ? [rect] : rectsIn(inner);
  });
}

const isOnScreen = ({ top, left, width, height }: Rect): boolean =>
  [top, left, width, height].every(Number.isFinite) &&
  width > 0 &&
  height > 0 &&
  top < SCREEN.height &&
  left < SCREEN.width &&
  left + width > 0 &&
  top + height > 0;
