import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Left out on a phone, still spoken. */
  more?: string;
  content: ReactNode;
}

/** Keys that move between tabs: from the place of the current one to the wanted one. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs of the ARIA pattern: one stop of the Tab key, arrows between them. All panels exist, and all are printed. */
export function ReportTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [current, setCurrent] = useState(0);
  const base = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const tabId = (id: string) => `${base}-tab-${id}`;
  const panelId = (id: string) => `${base}-panel-${id}`;

  const move = (event: KeyboardEvent) => {
    const target = MOVES[event.key]?.(current, tabs.length);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(target);
    buttons.current[target]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs-list no-print" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-controls={panelId(tab.id)}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.more && <span className="tabs-more"> {tab.more}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="tabs-panel"
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(tab.id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control inside is a stop of its own (ARIA practices)
          tabIndex={0}
          hidden={index !== current}
        >
          <h3 className="tabs-title">{[tab.label, tab.more].filter(Boolean).join(' ')}</h3>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
