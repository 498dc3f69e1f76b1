/** An image identified by its bytes, not by name or header. */
export interface RasterImage {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/x-icon';
  /** Pixels. */
  width: number;
  height: number;
}

/** A small file can hold a picture that fills a visitor's memory: beyond this edge it is refused. Pixels. */
const LARGEST_EDGE = 2048;

/**
 * Pictures that a browser only paints. SVG is a document with scripts and addresses of its own, so that of a stranger is
 * refused; so is everything that is not recognised or too large.
 */
export function rasterImage(file: Buffer): RasterImage | null {
  const image = file.length < 24 ? null : (png(file) ?? gif(file) ?? jpeg(file) ?? webp(file) ?? icon(file));
  if (!image || image.width < 1 || image.height < 1) return null;
  return Math.max(image.width, image.height) > LARGEST_EDGE ? null : image;
}

const ascii = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

function png(file: Buffer): RasterImage | null {
  if (ascii(file, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(file, 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function gif(file: Buffer): RasterImage | null {
  if (!/^GIF8[79]a$/.test(ascii(file, 0, 6))) return null;
  return { type: 'image/gif', width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
}

/** The size is in the frame header, after any number of segments. */
function jpeg(file: Buffer): RasterImage | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  return null;
}

function webp(file: Buffer): RasterImage | null {
  if (file.length < 30 || ascii(file, 0, 4) !== 'RIFF' || ascii(file, 8, 12) !== 'WEBP') return null;
  const size = (width: number, height: number): RasterImage => ({ type: 'image/webp', width, height });
  switch (ascii(file, 12, 16)) {
    case 'VP8X':
      return size(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1);
    case 'VP8L':
      return size((file.readUInt32LE(21) & 0x3fff) + 1, ((file.readUInt32LE(21) >>> 14) & 0x3fff) + 1);
    case 'VP8 ':
      return size(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff);
    default:
      return null;
  }
}

/** Several sizes in one file, each at most 256 pixels; 0 stands for 256. */
function icon(file: Buffer): RasterImage | null {
  const count = file.readUInt16LE(4);
  if (file.readUInt32LE(0) !== 0x00010000 || count < 1 || count > 64 || file.length < 6 + 16 * count) return null;
  return { type: 'image/x-icon', width: file[6] || 256, height: file[7] || 256 };
}
