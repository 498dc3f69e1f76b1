import sharp from 'sharp';

export interface Redrawn {
  format: 'png' | 'jpeg' | 'webp';
  content: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

const MAX_PIXELS = 16_000_000;

/**
 * Re-encodes an image, at most `maxSide` pixels wide and high, which removes hidden data (locations, programs, a second file). Throws when
 * it cannot be decoded.
 */
export async function redraw(bytes: Uint8Array, maxSide: number): Promise<Redrawn> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error(`not accepted: ${format}`);
  const { data, info } = await image
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true });
  return { format, content: data, width: info.width, height: info.height };
}
