import { useEffect, useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import type { ToolCard } from '../../api/types';
import { QueryContent } from '../../components/QueryContent';
import { Status, type Tone } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { type TextKey, useText } from '../../i18n/use-text';
import { DangerPanel } from './DangerPanel';
import { SettingsHead } from './SettingsPage';
import { countPress, isOpening } from './three-presses';

const TITLES: Record<ToolCard['id'], TextKey> = {
  'test-api': 'tools.api.title',
  'test-edge': 'tools.edge.title',
  'test-keywords': 'tools.keywords.title',
};
const TONES: Record<ToolCard['state'], Tone> = { never: 'neutral', running: 'accent', ok: 'good', failed: 'poor', cancelled: 'neutral' };

/** The developer tools with their last use; the danger panel comes with three presses of Shift+Alt+X. */
export function DevelopmentTab() {
  const isDangerOpen = useDangerKeys();
  const query = useApiQuery('GET admin/tools/cards', {}, { staleTime: 0 });
  return (
    <>
      <SettingsHead tab="development" />
      <QueryContent query={query}>
        {(cards) => (
          <div className="cards">
            {cards.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
        )}
      </QueryContent>
      {isDangerOpen && (
        <CanAccess action="list" resource="danger" accessDenied={null}>
          <DangerPanel />
        </CanAccess>
      )}
    </>
  );
}

function Card({ card: { id, state, last_run_at } }: { card: ToolCard }) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <section className="stack items-start ruled-above py-3">
      <h2>{t(TITLES[id])}</h2>
      <p>{t(`tools.development.card.${id}`)}</p>
      <Status tone={TONES[state]}>{t(`tools.development.state.${state}`)}</Status>
      {last_run_at && <p className="quiet">{t('tools.development.lastRun', { date: dateTime(last_run_at) })}</p>}
      <Link to={`/${id}`} aria-label={`${t('tools.development.open')} ${t(TITLES[id])}`}>
        {t('tools.development.open')}
      </Link>
    </section>
  );
}

function useDangerKeys(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let presses: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !event.shiftKey || !event.altKey || event.code !== 'KeyX') return;
      event.preventDefault();
      presses = countPress(presses, event.timeStamp);
      if (isOpening(presses)) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return isOpen;
}
