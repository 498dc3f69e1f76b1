import { useState } from 'react';
import { Link } from 'react-router';
import { ExampleChip } from '../../components/ExampleChip';
import { Fact, Facts } from '../../components/Facts';
import { OutsideLink, PhoneLink } from '../../components/links';
import { Status } from '../../components/Status';
import { useKeys } from '../../components/use-keys';
import { date } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { BookDialog } from '../appointments/BookDialog';
import { NoteComposer } from '../prospects/follow-up/NoteComposer';
import { MailDialog } from '../prospects/mail/MailDialog';
import { displayUrl } from '../prospects/prospect-name';
import { scoreBand } from '../prospects/prospect-state';
import { FlagList } from '../prospects/review/FlagList';
import { ReasonDialog } from '../prospects/review/ReasonDialog';
import { useFlags } from '../prospects/review/use-flags';
import { useReview } from '../prospects/review/use-review';
import { StatusReasonDialog } from '../prospects/StatusReasonDialog';
import styles from './inbox.module.css';
import { ShortcutButton } from './ShortcutButton';
import { SimilarItemsDialog } from './SimilarItemsDialog';
import { SnoozeDialog } from './SnoozeDialog';
import type { Inbox, QueueItem } from './use-inbox';
import { useInboxActions } from './use-inbox-actions';
import { useReasonText } from './use-reason-text';

/** The prospect that is shown. */
export function InboxCard({ item, queue }: { item: QueueItem; queue: Inbox }) {
  const t = useText();
  const words = useReasonText();
  const { prospect, reasons } = item;
  const flags = useFlags()(prospect);
  const hasFlags = reasons.some(({ id }) => id === 'flags');
  return (
    <article className={styles.card} aria-labelledby="queued">
      <h2 id="queued">
        <Link to={`/prospects/${item.id}/show`}>{prospect.company}</Link>
      </h2>
      {prospect.example && <ExampleChip />}
      <ul className={styles.reasons} aria-label={t('queue.why')}>
        {reasons.map((reason, index) => (
          <li key={reason.id}>
            <Status tone={index === 0 ? 'accent' : 'neutral'}>{words(reason)}</Status>
          </li>
        ))}
      </ul>
      {hasFlags && <FlagList flags={flags} />}
      <ItemFacts item={item} />
      <ItemActions item={item} queue={queue} />
    </article>
  );
}

function ItemFacts({ item: { prospect } }: { item: QueueItem }) {
  const t = useText();
  const band = scoreBand(prospect.score);
  return (
    <Facts>
      <Fact label={t('queue.fact.person')}>{[prospect.person, prospect.poste].filter(Boolean).join(', ')}</Fact>
      <Fact label={t('queue.fact.phone')}>{prospect.telephone && <PhoneLink number={prospect.telephone} />}</Fact>
      <Fact label={t('queue.fact.email')}>{prospect.email}</Fact>
      <Fact label={t('queue.fact.site')}>
        {prospect.site_url && <OutsideLink url={prospect.site_url} words={displayUrl(prospect.site_url)} />}
      </Fact>
      <Fact label={t('queue.fact.city')}>{prospect.location}</Fact>
      <Fact label={t('queue.fact.score')}>{band && <Status tone={band}>{prospect.score}</Status>}</Fact>
      <Fact label={t('queue.fact.followUp')}>{t(`prospects.status.${prospect.status}` as TextKey)}</Fact>
      <Fact label={t('queue.fact.mail')}>{prospect.email_sent_at && date(prospect.email_sent_at)}</Fact>
      <Fact label={t('queue.fact.next')}>
        {prospect.next_action &&
          [prospect.next_action, prospect.next_action_at && date(prospect.next_action_at)].filter(Boolean).join(', ')}
      </Fact>
      <Fact label={t('queue.fact.notes')}>{prospect.notes}</Fact>
    </Facts>
  );
}

function ItemActions({ item, queue }: { item: QueueItem; queue: Inbox }) {
  const t = useText();
  const { prospect } = item;
  const [open, setOpen] = useState<'snooze' | 'reason' | 'reject' | 'call' | 'book' | 'mail' | 'alike' | null>(null);
  const treatment = useInboxActions(item, queue);
  const review = useReview(prospect);
  const flags = useFlags()(prospect);
  const alike = queue.alike(item);
  const isApproved = prospect.review_status === 'validated';
  const validate = async (reason?: string) => {
    const refused = await review.decide('validated', reason, treatment.validated);
    if (refused !== null) throw new Error(refused);
  };
  const press = (id: string) => () => document.getElementById(id)?.click();
  useKeys({
    v: press('queue-v'),
    n: () => queue.pass(item.id),
    z: () => setOpen('snooze'),
    c: press('queue-c'),
    m: () => setOpen('mail'),
    r: () => setOpen('book'),
    d: treatment.done,
    x: () => setOpen('reject'),
    a: press('queue-a'),
  });
  return (
    <>
      {review.failure && (
        <p className="fault" role="alert">
          {review.failure}
        </p>
      )}
      <div className={styles.acts}>
        {prospect.telephone && (
          <ShortcutButton
            letter="c"
            words={t('queue.act.call')}
            href={`tel:${prospect.telephone.replace(/[^+\d]/g, '')}`}
            onClick={() => setOpen('call')}
          />
        )}
        <ShortcutButton letter="m" words={t('queue.act.write')} onClick={() => setOpen('mail')} />
        <ShortcutButton letter="r" words={t('queue.act.book')} onClick={() => setOpen('book')} />
        {!isApproved && (
          <ShortcutButton
            letter="v"
            words={t('queue.act.validate')}
            disabled={review.isPending}
            onClick={() => (flags.length > 0 ? setOpen('reason') : void validate().catch(() => undefined))}
          />
        )}
        <ShortcutButton letter="d" words={t('queue.act.done')} isMain disabled={treatment.isBusy} onClick={treatment.done} />
        <ShortcutButton letter="z" words={t('queue.act.snooze')} onClick={() => setOpen('snooze')} />
        <ShortcutButton letter="x" words={t('queue.act.reject')} disabled={treatment.isBusy} onClick={() => setOpen('reject')} />
        {alike.length > 0 && (
          <ShortcutButton letter="a" words={t('queue.act.alike', { smart_count: alike.length + 1 })} onClick={() => setOpen('alike')} />
        )}
        <ShortcutButton letter="n" words={t('queue.act.next')} onClick={() => queue.pass(item.id)} />
      </div>
      {open === 'call' && <NoteComposer prospectId={item.id} kind="call" onWithKeys={treatment.done} />}
      {open === 'book' && <BookDialog prospect={prospect} onClose={() => setOpen(null)} />}
      {open === 'mail' && <MailDialog prospect={prospect} onClose={() => setOpen(null)} />}
      {open === 'alike' && <SimilarItemsDialog items={[item, ...alike]} flags={flags} queue={queue} onClose={() => setOpen(null)} />}
      {open === 'snooze' && <SnoozeDialog onClose={() => setOpen(null)} onChoose={treatment.snooze} />}
      {open === 'reject' && <StatusReasonDialog status="rejected" onClose={() => setOpen(null)} onConfirm={treatment.reject} />}
      {open === 'reason' && <ReasonDialog flags={flags} onClose={() => setOpen(null)} onConfirm={validate} />}
    </>
  );
}
