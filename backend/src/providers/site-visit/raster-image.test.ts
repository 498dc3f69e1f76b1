import fc from 'fast-check';
import { rasterImage } from './raster-image.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const rest = Array<number>(40).fill(0);
const be32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const png = (width: number, height: number) => bytes('\x89PNG\r\n\x1a\n', be32(13), 'IHDR', be32(width), be32(height), rest);

describe('an untrusted image', () => {
  it('is recognised by its bytes', () => {
    expect(rasterImage(png(180, 120))).toEqual({ type: 'image/png', width: 180, height: 120 });
    expect(rasterImage(bytes('GIF89a', [64, 0, 32, 0], rest))).toEqual({ type: 'image/gif', width: 64, height: 32 });
    expect(rasterImage(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 50, 0, 70], rest))).toEqual({
      type: 'image/jpeg',
      width: 70,
      height: 50,
    });
    expect(rasterImage(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0], rest))).toEqual({
      type: 'image/webp',
      width: 100,
      height: 50,
    });
    expect(rasterImage(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 80, 0, 60, 0], rest))).toMatchObject(
      {
        width: 80,
        height: 60,
      },
    );
    // 14 bits each: 99 and 49 stand for 100 and 50
    expect(rasterImage(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [99, 64, 12, 0], rest))).toMatchObject({
      width: 100,
      height: 50,
    });
    expect(rasterImage(bytes([0, 0, 1, 0, 1, 0, 32, 0], rest))).toEqual({ type: 'image/x-icon', width: 32, height: 256 });
  });

  it('is refused when it is a document, unknown, empty or too large', () => {
    expect(rasterImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBeNull();
    expect(rasterImage(Buffer.from('<!doctype html><title>Pas une image</title><p>Rien</p>'))).toBeNull();
    expect(rasterImage(Buffer.alloc(0))).toBeNull();
    expect(rasterImage(png(0, 10))).toBeNull();
    expect(rasterImage(png(2048, 2048))).not.toBeNull();
    expect(rasterImage(png(50_000, 50_000))).toBeNull();
  });

  it('never makes the parser throw', () => {
    const heads = ['\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff', 'RIFFxxxxWEBPVP8X', 'RIFFxxxxWEBPVP8L', '\0\0\x01\0', ''];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 80 }), (head, tail) => {
        const found = rasterImage(bytes(head, [...tail]));
        expect(found === null || found.width <= 2048).toBe(true);
      }),
    );
  });
});
