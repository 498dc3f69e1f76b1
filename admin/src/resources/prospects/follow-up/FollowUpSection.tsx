import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { useAnswer } from '../../../api/ask';
import type { NoteKind, ProspectRecord } from '../../../api/types';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { NoteComposer } from './NoteComposer';
import { NoteLine } from './NoteLine';
import { OwnerSelect } from './OwnerSelect';
import { TaskLines } from './TaskLines';

/** What is shown at first: the file begins with it. */
const FIRST = 2;
const RANGE: [number, number] = [0, 499];

/** Who looks after a prospect, what comes next, and what was said: the work before the figures. */
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
        <TaskLines prospectId={prospect.id} />
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

function Call({ prospect: { telephone }, onLog }: { prospect: ProspectRecord; onLog: () => void }) {
  const t = useText();
  return (
    <div className="flex items-center gap-2">
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
    </div>
  );
}

function NoteLines({ prospectId }: { prospectId: string }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { data: notes } = useAnswer('GET admin/prospects/:id/notes', { id: prospectId, range: RANGE });
  if (!notes) return null;
  if (notes.length === 0) return <p className="grey mt-3">{t('followUp.empty')}</p>;
  return (
    <>
      <ol className="lines mt-3">
        {notes.slice(0, isWhole ? undefined : FIRST).map((note) => (
          <NoteLine key={note.id} note={note} />
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
