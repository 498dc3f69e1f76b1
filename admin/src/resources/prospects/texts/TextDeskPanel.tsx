import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import type { TextDesk } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Status } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import { ApproveDialog } from './ApproveDialog';
import { EditDialog } from './EditDialog';
import { FigureList } from './FigureList';
import styles from './texts.module.css';
import { useTextChange, useTexts } from './use-texts';
import { Words } from './Words';

const TONES = { composed: 'good', builtin: 'good', approved: 'accent', sample: 'neutral', none: 'neutral' } as const;

/** Beside a text of the page: what stands there and why, the draft with its figures, and what staff may do about both. */
export function TextDeskPanel({ kind }: { kind: TextDesk['kind'] }) {
  const t = useText();
  const { prospectId } = useScanOfPage();
  const { data } = useTexts(prospectId);
  const desk = data?.[kind];
  if (!desk) return null;
  return (
    <div className={styles.desk}>
      <Status tone={TONES[desk.standing]}>{t(`texts.standing.${desk.standing}`)}</Status>
      {desk.approved && <Approved approved={desk.approved} />}
      {desk.draft && <Draft draft={desk.draft} />}
      <CanAccess action="edit" accessDenied={null}>
        <Actions desk={desk} />
      </CanAccess>
    </div>
  );
}

function Approved({ approved: { by, at, reason, figures } }: { approved: NonNullable<TextDesk['approved']> }) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <div>
      <p className={styles.grey}>{t('texts.approvedBy', { by, date: dateTime(at) })}</p>
      {reason && <p className={styles.grey}>{t('texts.reason', { reason })}</p>}
      <FigureList figures={figures} />
    </div>
  );
}

function Draft({ draft }: { draft: NonNullable<TextDesk['draft']> }) {
  const t = useText();
  const { dateTime } = useFormat();
  const { by, by_person, at, reread, figures, strange } = draft;
  return (
    <section className={styles.draft} aria-label={t('texts.draft')}>
      <h3>{t('texts.draft')}</h3>
      <p className={styles.grey}>{t(by_person ? 'texts.draftByPerson' : 'texts.draftByModel', { by, date: dateTime(at) })}</p>
      {reread && (
        <Banner tone="poor" title={t('texts.reread')}>
          {t('texts.rereadWhy')}
        </Banner>
      )}
      <Words words={draft} marked={strange} />
      {strange.length > 0 && (
        <p>
          <Status tone="poor">{t('texts.strange', { numbers: strange.join(' · ') })}</Status>
        </p>
      )}
      <FigureList figures={figures} />
    </section>
  );
}

function Actions({ desk }: { desk: TextDesk }) {
  const t = useText();
  const [open, setOpen] = useState<'approve' | 'edit' | null>(null);
  const change = useTextChange();
  const close = () => setOpen(null);
  const canRelease = desk.standing === 'approved' || desk.draft !== null;
  return (
    <div className={styles.actions}>
      {desk.draft && (
        <Button variant="contained" onClick={() => setOpen('approve')}>
          {t('texts.approve')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen('edit')}>
        {t('texts.edit')}
      </Button>
      {canRelease && (
        <Button variant="text" onClick={() => void change((server, id) => server.releaseText(id, desk.kind), 'released')}>
          {t(desk.standing === 'approved' ? 'texts.release' : 'texts.discard')}
        </Button>
      )}
      {open === 'approve' && <ApproveDialog desk={desk} onClose={close} />}
      {open === 'edit' && <EditDialog desk={desk} onClose={close} />}
    </div>
  );
}
