import { Button } from '@mui/material';
import { CanAccess } from 'react-admin';
import { callApi, useApiQuery } from '../../../api/call-api';
import type { TextReview } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { DialogButton } from '../../../components/DialogButton';
import { Status } from '../../../components/Status';
import { stateChip } from '../../../components/state-chip';
import { dateTime } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import { ApproveDialog } from './ApproveDialog';
import { EditDialog } from './EditDialog';
import { FigureList } from './FigureList';
import { MarkedText } from './MarkedText';
import { useTextChange } from './use-texts';

const Standing = stateChip('texts.standing', {
  composed: 'good',
  builtin: 'good',
  approved: 'accent',
  sample: 'neutral',
  none: 'neutral',
});

/** The review of a text of the page: its state, the draft with its figures, and the actions. */
export function TextReviewPanel({ kind }: { kind: TextReview['kind'] }) {
  const { prospectId } = useScanOfPage();
  const { data } = useApiQuery('GET admin/prospects/:id/texts', { id: prospectId });
  const desk = data?.[kind];
  if (!desk) return null;
  return (
    <div className="grid gap-3 mt-4">
      <Standing state={desk.standing} />
      {desk.approved && <Approved approved={desk.approved} />}
      {desk.draft && <Draft draft={desk.draft} />}
      <CanAccess action="edit">
        <Actions desk={desk} />
      </CanAccess>
    </div>
  );
}

function Approved({ approved: { by, at, reason, figures } }: { approved: NonNullable<TextReview['approved']> }) {
  const t = useText();
  return (
    <div>
      <p className="quiet">{t('texts.approvedBy', { by, date: dateTime(at) })}</p>
      {reason && <p className="quiet">{t('texts.reason', { reason })}</p>}
      <FigureList figures={figures} />
    </div>
  );
}

function Draft({ draft }: { draft: NonNullable<TextReview['draft']> }) {
  const t = useText();
  const { by, by_person, at, reread, figures, strange } = draft;
  return (
    <section className="aside stack gap-2" aria-label={t('texts.draft')}>
      <h3>{t('texts.draft')}</h3>
      <p className="quiet">{t(by_person ? 'texts.draftByPerson' : 'texts.draftByModel', { by, date: dateTime(at) })}</p>
      {reread && (
        <Banner tone="poor" title={t('texts.reread')}>
          {t('texts.rereadWhy')}
        </Banner>
      )}
      <MarkedText words={draft} marked={strange} />
      {strange.length > 0 && (
        <p>
          <Status tone="poor">{t('texts.strange', { numbers: strange.join(' · ') })}</Status>
        </p>
      )}
      <FigureList figures={figures} />
    </section>
  );
}

function Actions({ desk }: { desk: TextReview }) {
  const t = useText();
  const change = useTextChange();
  const canRelease = desk.standing === 'approved' || desk.draft !== null;
  return (
    <div className="wrap gap-2">
      {desk.draft && (
        <DialogButton variant="contained" label={t('texts.approve')}>
          {(close) => <ApproveDialog desk={desk} onClose={close} />}
        </DialogButton>
      )}
      <DialogButton label={t('texts.edit')}>{(close) => <EditDialog desk={desk} onClose={close} />}</DialogButton>
      {canRelease && (
        <Button
          variant="text"
          onClick={() => void change((id) => callApi('DELETE admin/prospects/:id/texts/:kind', { id, kind: desk.kind }), 'released')}
        >
          {t(desk.standing === 'approved' ? 'texts.release' : 'texts.discard')}
        </Button>
      )}
    </div>
  );
}
