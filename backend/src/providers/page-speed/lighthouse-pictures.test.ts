import { picturesOf } from './lighthouse-pictures.js';
import type { LighthouseResult } from './lighthouse-report.js';

const jpeg = (...bytes: number[]) => Buffer.from([0xff, 0xd8, ...bytes]);
const url = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const rect = (top: number, left: number, width: number, height: number) => ({ node: { boundingRect: { top, left, width, height } } });
const result = (audits: Record<string, object>): LighthouseResult =>
  ({
    audits: { 'final-screenshot': { details: { data: url(jpeg(9)) } }, 'viewport-insight': { score: 1 }, ...audits },
  }) as LighthouseResult;

describe('screenshots of a page load', () => {
  it('are the final one and each differing frame with its time', () => {
    const frames = [jpeg(1), jpeg(1), jpeg(2), jpeg(9), jpeg(9)];
    const items = frames.map((frame, index) => ({ timing: 375.4 * (index + 1), data: url(frame) }));
    const found = picturesOf(result({ 'screenshot-thumbnails': { details: { items } } }));
    expect(found?.pictures).toEqual({ screen: jpeg(9), film: [jpeg(1), jpeg(2), jpeg(9)] });
    expect(found?.evidence.film).toEqual([375, 1126, 1502]);
  });

  it.each([
    ['none', undefined],
    ['of another kind', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['that only says that it is one', `data:image/jpeg;base64,${Buffer.from('<svg>').toString('base64')}`],
    ['without end', url(Buffer.concat([jpeg(), Buffer.alloc(300_000)]))],
    ['empty', 'data:image/jpeg;base64,'],
  ])('are empty when the final one is %s', (_what, data) => {
    expect(picturesOf(result({ 'final-screenshot': { details: { data } } }))).toBeNull();
  });

  it('mark the element of a failed audit in percent', () => {
    const audits = {
      'lcp-breakdown-insight': {
        score: null,
        details: { items: [{ items: [{ label: 'x' }] }, { type: 'node', boundingRect: rect(82.3, 0, 412, 823).node.boundingRect }] },
      },
      'image-alt': { score: 0, details: { items: [rect(2000, 0, 50, 50), rect(411.5, 206, 103, 82.3)] } },
      'color-contrast': { score: 1, details: { items: [rect(0, 0, 10, 10)] } },
    };
    expect(picturesOf(result(audits))?.evidence.places).toEqual([
      { about: 'main-content', x: 0, y: 10, width: 100, height: 90 },
      { about: 'image-text', x: 50, y: 50, width: 25, height: 10 },
    ]);
    // a page that is laid out for a desktop is drawn smaller than it is measured
    expect(picturesOf(result({ ...audits, 'viewport-insight': { score: 0 } }))?.evidence.places).toEqual([]);
  });
});
