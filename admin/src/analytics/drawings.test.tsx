import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { moveChartFocus } from '../components/chart/ChartLink';
import { drawnHeight, ScoresDrawing } from './ScoresDrawing';
import { VisitsDrawing } from './VisitsDrawing';

const drawn = (children: ReactNode) =>
  render(
    <MemoryRouter>
      {/* biome-ignore lint/a11y/useSemanticElements: as ChartPart has it */}
      <svg role="group" aria-label="Dessin" onKeyDown={moveChartFocus}>
        {children}
      </svg>
    </MemoryRouter>,
  );
const marks = () => screen.getAllByRole('link').map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')]);

const bins = [0, 3, 0, 1].map((count, index) => ({
  from: index * 10,
  count,
  label: `${index * 10} à ${index * 10 + 9}`,
  words: `${index * 10}, ${count}`,
  href: `/prospects?from=${index * 10}`,
}));

describe('the drawing of scores', () => {
  it('links each bar to its list, except empty ones', () => {
    drawn(<ScoresDrawing width={700} bins={bins} mean={{ at: 15, words: 'moyenne 15' }} />);
    expect(marks()).toEqual([
      ['10, 3', '/prospects?from=10'],
      ['30, 1', '/prospects?from=30'],
    ]);
    expect(screen.getByText('moyenne 15')).toBeTruthy();
    // the pie says which part is which without its tone
    expect(screen.getAllByText('10 à 19')).toHaveLength(1);
  });

  it('is shown below the pie when there is no room beside it', () => {
    expect(drawnHeight(320)).toBeGreaterThan(drawnHeight(700));
  });

  it('has one tab stop; arrow keys move the focus up to both ends', () => {
    drawn(<ScoresDrawing width={700} bins={bins} mean={{ at: 15, words: '' }} />);
    const [first, second] = screen.getAllByRole('link') as [HTMLElement, HTMLElement];
    first.focus();
    expect([first, second].map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect([first, second].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    fireEvent.keyDown(second, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });
});

describe('the drawing of visits', () => {
  const days = ['2026-05-01', '2026-05-02', '2026-05-03'].map((day, index) => ({
    day,
    people: index * 4,
    technical: 2,
    words: `${day}, ${index * 4}`,
    href: `/prospects?visited_on=${day}`,
  }));

  it('has a bar for each day with visits, five steps and the days', () => {
    drawn(<VisitsDrawing width={700} days={days} selected={2} people="Personnes" technical="Techniques" short={(day) => day.slice(5)} />);
    expect(marks()).toEqual([
      ['2026-05-02, 4', '/prospects?visited_on=2026-05-02'],
      ['2026-05-03, 8', '/prospects?visited_on=2026-05-03'],
    ]);
    for (const words of ['0', '2', '4', '6', '8', '10', '05-01', '05-03', 'Personnes', 'Techniques'])
      expect(screen.getByText(words)).toBeTruthy();
  });
});
