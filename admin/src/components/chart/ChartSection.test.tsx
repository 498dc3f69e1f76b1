import { act } from '@testing-library/react';
import { show } from '../../../test/screen';
import { ChartSection } from './ChartSection';

let told: ((width: number) => void) | undefined;
const { ResizeObserver: before } = globalThis;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      told = (width) => tell([{ contentRect: { width } } as ResizeObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  globalThis.ResizeObserver = before;
});

it('is as wide as its container, and not rendered while that has no width', () => {
  const drawn: number[] = [];
  const draw = (width: number) => {
    drawn.push(width);
    return null;
  };
  const { container } = show(<ChartSection title="Visites" file="visites" data={{ head: [], rows: [] }} height={() => 100} draw={draw} />);
  for (const width of [0, 7, 640.4, 0, 320]) act(() => told?.(width));
  expect([...new Set(drawn)]).toEqual([640, 320]);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('320');
});
