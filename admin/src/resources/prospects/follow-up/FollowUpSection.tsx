import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useGetList } from 'react-admin';
import { useApiQuery } from '../../../api/call-api';
import type { AppointmentRecord, NoteKind, ProspectRecord } from '../../../api/types';
import { DialogButton } from '../../../components/DialogButton';
import { integer } from '../../../format/format';
import { now } from '../../../format/now';
import { useText } from '../../../i18n/use-text';
import { BookDialog } from '../../appointments/BookDialog';
import { BookedCall } from '../../appointments/BookedCall';
import { MailDialog } from '../mail/MailDialog';
import { NoteComposer } from './NoteComposer';
import { NoteItem } from './NoteItem';
import { OwnerSelect } from './OwnerSelect';
import { TaskList } from './TaskList';

/** What is shown at first: the file begins with it. */
const FIRST = 2;
const RANGE: [number, number] = [0, 499];

/** Owner, next task and exchanges of a prospect, above the figures. */
export function FollowUpSection({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  // a call that was noted anew begins anew
  const [began, setBegan] = useState<{ kind: NoteKind; time: number }>({ kind: 'note', time: 0 });
  return (
    <div className="columns halves mb-8">
      <section className="part">
        <h2>{t('followUp.todo')}</h2>
        <div className="row between mb-2">
          <div className="flex items-center gap-2">
            <span className="grey">{t('followUp.owner')}</span>
            <OwnerSelect prospect={prospect} />
          </div>
          <Call prospect={prospect} onLog={() => setBegan(({ time }) => ({ kind: 'call', time: time + 1 }))} />
        </div>
        {prospect.rdv_pris && <NextCall prospectId={prospect.id} />}
        <TaskList prospectId={prospect.id} />
      </section>
      <section className="part">
        <h2>{t('followUp.exchanges')}</h2>
        <CanAccess action="edit" accessDenied={null}>
          <NoteComposer key={began.time} prospectId={prospect.id} kind={began.kind} />
        </CanAccess>
        <NoteLines prospectId={prospect.id} />
      </section>
    </div>
  );
}

const SOONEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'start_at', order: 'ASC' } } as const;

/** The call that is to come, or under way. */
function NextCall({ prospectId: prospect_id }: { prospectId: string }) {
  const [opened] = useState(() => now().toISOString());
  const { data } = useGetList<AppointmentRecord>('appointments', {
    ...SOONEST,
    filter: { prospect_id, status: 'booked', end_at_gt: opened },
  });
  const [call] = data ?? [];
  return call ? <BookedCall appointment={call} /> : null;
}

function Call({ prospect, onLog }: { prospect: ProspectRecord; onLog: () => void }) {
  const t = useText();
  const { telephone } = prospect;
  return (
    <div className="row" data-acts="">
      {telephone && (
        <Button variant="outlined" href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
          {t('followUp.call')}
        </Button>
      )}
      <CanAccess action="edit" accessDenied={null}>
        <Button variant="outlined" onClick={onLog}>
          {t('followUp.logCall')}
        </Button>
      </CanAccess>
      <CanAccess action="create" resource="campaigns" accessDenied={null}>
        <DialogButton label={t('personMail.open')} anchor="write">
          {(close) => <MailDialog prospect={prospect} onClose={close} />}
        </DialogButton>
      </CanAccess>
      <CanAccess action="create" resource="appointments" accessDenied={null}>
        <DialogButton label={t('appointments.book.open')} anchor="book">
          {(close) => <BookDialog prospect={prospect} onClose={close} />}
        </DialogButton>
      </CanAccess>
    </div>
  );
}

function NoteLines({ prospectId }: { prospectId: string }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { data: notes } = useApiQuery('GET admin/prospects/:id/notes', { id: prospectId, range: RANGE });
  if (!notes) return null;
  if (notes.length === 0) return <p className="grey mt-3">{t('followUp.empty')}</p>;
  return (
    <>
      <ol className="lines mt-3">
        {notes.slice(0, isWhole ? undefined : FIRST).map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ol>
      {notes.length > FIRST && !isWhole && (
        <button type="button" className="text-button mt-3" onClick={() => setWhole(true)}>
          {t('followUp.all', { count: integer(notes.length) })}
        </button>
      )}
    </>
  );
}
