import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { DeletedProspect, ProspectRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';
import { nameOf, spokenUrl } from './prospect-name';
import styles from './prospect-show.module.css';
import { useAnalysis, useAnswers } from './use-prospect-data';

/** Asks before a prospect is deleted, and names what disappears with it. */
export function ProspectDeleteDialog({ prospect, onClose }: { prospect: ProspectRecord; onClose: () => void }) {
  const t = useText();
  const { remove, isDeleting, failure } = useDeletion(prospect);
  const name = nameOf(prospect);
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose} autoFocus>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={isDeleting} onClick={() => void remove()}>
        {t(isDeleting ? 'prospects.delete.deleting' : 'prospects.delete.confirm')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('prospects.delete.title', { name })} onClose={onClose} foot={foot}>
      {failure && (
        <div className={styles.failure}>
          <Banner tone="poor" title={t('prospects.delete.failed')}>
            {failure}
          </Banner>
        </div>
      )}
      <p>{t('prospects.delete.text')}</p>
      <Dependents prospect={prospect} />
    </AppDialog>
  );
}

function Dependents({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: answers } = useAnswers(prospect.id);
  const { data: analysis } = useAnalysis(prospect.id);
  const measured = Object.values(analysis ?? {}).filter(({ measured_at }) => measured_at !== null).length;
  const lines = [
    t('prospects.delete.link', { link: spokenUrl(prospect.link) }),
    answers && answers.length > 0 && t('prospects.delete.answers', { smart_count: answers.length }),
    measured > 0 && t('prospects.delete.analyses', { smart_count: measured }),
    measured > 0 && t('prospects.delete.scans'),
    prospect.notes && t('prospects.delete.notes'),
    t('prospects.delete.events'),
  ].filter((line) => typeof line === 'string');
  return (
    <ul className={styles.dependents}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Deletes, makes sure that the prospect is gone, and goes back to the list. */
function useDeletion(prospect: ProspectRecord) {
  const t = useText();
  const translate = useTranslate();
  const server = useServer();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async () => {
    setDeleting(true);
    setFailure(null);
    try {
      const { data } = await server.delete<ProspectRecord>('prospects', { id: prospect.id, previousData: prospect });
      if (await server.prospectExists(prospect.id)) throw new Error(t('prospects.delete.stillThere'));
      queryClient.removeQueries({ queryKey: ['prospects', 'getOne', { id: prospect.id }] });
      void queryClient.invalidateQueries({ queryKey: ['prospects', 'getList'] });
      void queryClient.invalidateQueries({ queryKey: ['prospects', 'counters'] });
      showNotice(doneText(data as DeletedProspect));
      redirect('list', 'prospects');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure(translate(message, { _: message }));
      setDeleting(false);
    }
  };

  const doneText = ({ deleted }: DeletedProspect) => {
    const name = nameOf(prospect);
    const rows = Object.values(deleted ?? {}).reduce((sum, count) => sum + count, 0);
    return rows > 0 ? t('prospects.delete.doneWith', { name, smart_count: rows }) : t('prospects.delete.done', { name });
  };

  return { remove, isDeleting, failure };
}
