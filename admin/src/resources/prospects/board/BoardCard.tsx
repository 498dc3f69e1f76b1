import { type KeyboardEvent, useContext } from 'react';
import { Link } from 'react-router';
import { isExampleProspect } from '../../../../../backend/src/rules/provenance.rules';
import type { ProspectStatus } from '../../../api/types';
import { ExampleChip } from '../../../components/ExampleChip';
import { Status } from '../../../components/Status';
import { date } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import { listedName } from '../prospect-name';
import { FOLLOW_UPS, scoreBand, scoreWord } from '../prospect-state';
import styles from './board.module.css';
import { BoardContext } from './board-context';
import { focusBeside } from './focus-beside';
import { MoveMenu } from './MoveMenu';

interface BoardCardProps {
  prospect: ListedProspect;
  /** Absent for who may not change anything. */
  onMove: ((prospect: ListedProspect, to: ProspectStatus) => void) | undefined;
  onDrag: (prospect: ListedProspect | null) => void;
}

/** One prospect of the pipeline: who it is, its score, who looks after it, what comes next. */
export function BoardCard({ prospect, onMove, onDrag }: BoardCardProps) {
  const { company, person } = listedName(prospect);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.shiftKey) focusBeside(event);
    else if (step && onMove) {
      event.preventDefault();
      const to = FOLLOW_UPS[FOLLOW_UPS.indexOf(prospect.status) + step];
      if (to) onMove(prospect, to);
    }
  };
  return (
    <li
      className={styles.card}
      data-card={prospect.id}
      draggable={onMove !== undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', company);
        onDrag(prospect);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <Link
        className={styles.name}
        to={`/prospects/${prospect.id}/show`}
        title={person}
        draggable={false}
        data-card-link
        onKeyDown={onKeyDown}
      >
        {company}
      </Link>
      <CardFacts prospect={prospect} />
      <div className={styles.foot}>
        <CardScore prospect={prospect} />
        {onMove && <MoveMenu prospect={prospect} onMove={(to) => onMove(prospect, to)} />}
      </div>
    </li>
  );
}

function CardScore({ prospect }: { prospect: ListedProspect }) {
  const t = useText();
  const { score } = prospect;
  const band = scoreBand(score);
  if (score === null || band === null) return <span className="grey">{t('board.unscored')}</span>;
  return (
    <span className={styles.score}>
      <span className="number">{score}</span>
      {isExampleProspect(prospect) ? <ExampleChip /> : <Status tone={band}>{t(`prospects.score.${scoreWord(score)}`)}</Status>}
    </span>
  );
}

function CardFacts({ prospect: { owner_id, next_action, next_action_at } }: { prospect: ListedProspect }) {
  const t = useText();
  const { names, now } = useContext(BoardContext);
  const isLate = next_action_at !== null && Date.parse(next_action_at) < now;
  const next = [next_action, next_action_at && date(next_action_at), isLate && t('followUp.late')].filter(Boolean).join(', ');
  return (
    <>
      {next && <p className={isLate ? 'poor' : undefined}>{next}</p>}
      <p className="grey">{(owner_id && names.get(owner_id)) ?? t('board.unowned')}</p>
    </>
  );
}
