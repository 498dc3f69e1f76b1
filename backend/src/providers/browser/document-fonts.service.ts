import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProviderError } from '../provider-error.js';
import { PdfPrinter } from './pdf-printer.service.js';
import {
  FONT_PACKAGES,
  type FontFamily,
  type FontSubset,
  fontsFor,
  foreignSigns,
  SAMPLES,
  subsetsOf,
  type UndrawnScript,
} from './script-fonts.js';

/** The one name of all type in documents: which file draws a sign is decided by its range. */
const FAMILY = 'Hanken Grotesk';
const FACES = [
  { file: 'HankenGrotesk_400Regular.ttf', weight: 400 },
  { file: 'HankenGrotesk_600SemiBold.ttf', weight: 600 },
];

/** Type for what our browser prints and draws, inside the document: it reads nothing from elsewhere. */
@Injectable()
export class DocumentFonts {
  private own: Promise<string> | undefined;
  private scripts: Promise<UndrawnScript[] | null> | undefined;
  private subsets: Promise<FontSubset[]> | undefined;

  constructor(private readonly printer: PdfPrinter) {}

  /** `@font-face` rules for a text: our own, and the few files of others that it needs. */
  async rules(text: string): Promise<string> {
    this.own ??= ownFaces();
    if (foreignSigns(text).length === 0) return this.own;
    this.subsets ??= allSubsets();
    const needed = fontsFor(text, await this.subsets).map(async ({ subset, codePoints }) => {
      const data = await readFile(packages.resolve(`${FONT_PACKAGES[subset.family].folder}/files/${subset.file}`));
      const range = codePoints.map((code) => `U+${code.toString(16)}`).join(',');
      const rest = `unicode-range:${range};src:url(data:font/woff2;base64,${data.toString('base64')})`;
      // browsers join faces of the same weight alone
      return FACES.map(({ weight }) => face(weight, rest)).join('');
    });
    return (await this.own) + (await Promise.all(needed)).join('');
  }

  /** The signs of a text that no font of this machine draws. */
  async undrawn(text: string): Promise<string[]> {
    const signs = foreignSigns(text).filter((sign) => !/[\p{M}\p{Cf}]/u.test(sign));
    return signs.length === 0 ? [] : this.printer.undrawn(signs, await this.rules(signs.join('')), FAMILY);
  }

  /** Returns the scripts without a font, cached: fonts do not change while a process runs. Null when no browser can be started. */
  undrawnScripts(): Promise<UndrawnScript[] | null> {
    this.scripts ??= this.undrawn(SAMPLES.map(({ sign }) => sign).join('')).then(
      (undrawn) => SAMPLES.filter(({ sign }) => undrawn.includes(sign)).map(({ name, isExpected }) => ({ name, isExpected })),
      (error: unknown) => {
        this.scripts = undefined;
        if (error instanceof ProviderError) return null;
        throw error;
      },
    );
    return this.scripts;
  }
}

const unicodeRanges = z.record(z.string(), z.string());
const packages = createRequire(import.meta.url);

const face = (weight: number, rest: string): string => `@font-face{font-family:"${FAMILY}";font-weight:${weight};${rest}}`;

async function ownFaces(): Promise<string> {
  const faces = FACES.map(async ({ file, weight }) => {
    const data = await readFile(new URL(`../../../assets/fonts/${file}`, import.meta.url));
    return face(weight, `src:url(data:font/ttf;base64,${data.toString('base64')})`);
  });
  return (await Promise.all(faces)).join('');
}

async function allSubsets(): Promise<FontSubset[]> {
  const families = (Object.keys(FONT_PACKAGES) as FontFamily[]).map(async (family) => {
    const unicode = await readFile(packages.resolve(`${FONT_PACKAGES[family].folder}/unicode.json`), 'utf8');
    return subsetsOf(family, unicodeRanges.parse(JSON.parse(unicode)));
  });
  return (await Promise.all(families)).flat();
}
