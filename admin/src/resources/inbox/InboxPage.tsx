import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InboxSummary, InboxOwner as QueueOwner } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { PageHead } from '../../components/PageHead';
import { QueryContent } from '../../components/QueryContent';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Choices } from '../../list/filters';
import { InboxCard } from './InboxCard';
import styles from './inbox.module.css';
import { useInbox } from './use-inbox';

const OWNERS = ['all', 'mine', 'unowned'] as const;

/** The task inbox: one prospect at a time, with its reasons, facts and actions. */
export function InboxPage() {
  const t = useText();
  const [owner, setOwner] = useState<QueueOwner>('all');
  const [example, setExample] = useState(false);
  const queue = useInbox(owner, example);
  const { query, summary, item, next, hasPassed, restart } = queue;
  return (
    <>
      <PageHead title={t('queue.title')} lead={t('queue.lead')} />
      <div className="row between mb-4">
        <Choices
          label={t('queue.owner.label')}
          options={OWNERS.map((value) => ({ value, label: t(`queue.owner.${value}`) }))}
          current={owner}
          onChange={setOwner}
        />
        {summary && !example && <Progress summary={summary} />}
      </div>
      <QueryContent query={query} failed={t('queue.loadFailed')}>
        {() =>
          item ? (
            <div className={styles.queue}>
              <InboxCard key={item.id} item={item} queue={queue} />
              {next.length > 0 && (
                <aside>
                  <h2>{t('queue.next')}</h2>
                  <ol className="lines pairs">
                    {next.map(({ id, prospect, reasons: [reason] }) => (
                      <li key={id}>
                        <span className="cut">{prospect.company}</span>
                        {reason && <span className="grey">{t(`queue.short.${reason.id}`)}</span>}
                      </li>
                    ))}
                  </ol>
                </aside>
              )}
            </div>
          ) : hasPassed ? (
            <EmptyState title={t('queue.passed.title')} action={<Again onClick={restart} words={t('queue.passed.again')} />}>
              {t('queue.passed.text')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t(example ? 'queue.empty.noExample' : 'queue.empty.title')}
              action={
                <div className="row">
                  <Button variant="contained" component={Link} to="/prospects">
                    {t('queue.empty.prospects')}
                  </Button>
                  {!example && <Again onClick={() => setExample(true)} words={t('queue.empty.examples')} />}
                </div>
              }
            >
              {t('queue.empty.text')}
            </EmptyState>
          )
        }
      </QueryContent>
    </>
  );
}

function Again({ onClick, words }: { onClick: () => void; words: string }) {
  return (
    <Button variant="outlined" onClick={onClick}>
      {words}
    </Button>
  );
}

function Progress({ summary: { waiting, more, treated_today } }: { summary: InboxSummary }) {
  const t = useText();
  return (
    <p className="grey number" role="status">
      {t('queue.treated', { smart_count: treated_today })} ·{' '}
      {t(more ? 'queue.waitingMore' : 'queue.waiting', { smart_count: waiting, count: integer(waiting) })}
    </p>
  );
}
