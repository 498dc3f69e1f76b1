import { isTrackingPixel } from '../../rules/tracking-pixels.rules.js';
import type { Attributes } from '../html/parse-html.js';

/** An image with its position. */
export interface SeenImage {
  attributes: Attributes;
  src: string;
  isShown: boolean;
  /** It or one of its ancestors has `aria-hidden`. */
  isAriaHidden: boolean;
  /** Its ARIA label. */
  label: string;
}

/** Whether an image has to be described and is not: the rule `image-alt` of axe, which Lighthouse applies. */
export function lacksText({ attributes, src, isShown, isAriaHidden, label }: SeenImage): boolean {
  if (!isShown || isAriaHidden || attributes.alt !== undefined) return false;
  const [role] = attributes.role?.trim().toLowerCase().split(/\s+/) ?? [];
  if (role === 'none' || role === 'presentation') return false;
  return !label && !attributes.title?.trim() && !isDot(attributes) && !isTrackingPixel(src);
}

/** At most one pixel in size. */
function isDot(attributes: Attributes): boolean {
  const [width, height] = [pixels(attributes, 'width'), pixels(attributes, 'height')];
  return (width <= 1 && height <= 1) || width === 0 || height === 0;
}

/** Size in pixels by style, else by attribute; NaN for other units. */
function pixels(attributes: Attributes, name: 'width' | 'height'): number {
  const styled = new RegExp(String.raw`(?:^|[\s;])${name}\s*:([^;!]*)`, 'i').exec(attributes.style ?? '')?.[1];
  const size = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/i.exec(styled ?? attributes[name] ?? '')?.[1];
  return Number.parseFloat(size ?? '');
}
