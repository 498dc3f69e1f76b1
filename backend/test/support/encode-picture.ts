import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Writes a screenshot as AVIF, and as WebP for browsers without it. */
export async function encodePicture(png: Buffer, path: string): Promise<void> {
  await writeFile(`${path}.avif`, await sharp(png).avif({ quality: 45, effort: 9 }).toBuffer());
  await writeFile(`${path}.webp`, await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer());
}
