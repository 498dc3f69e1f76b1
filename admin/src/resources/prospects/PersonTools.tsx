import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, useNotify, useRedirect } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { ProspectRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { ConfirmWord } from '../../components/ConfirmWord';
import { showNotice } from '../../components/notice';
import { jsonFile, saveFile } from '../../components/save-file';
import { useConfirmWord } from '../../components/use-confirm-word';
import { useText } from '../../i18n/use-text';
import { nameOf } from './prospect-name';
import styles from './prospect-show.module.css';
import { Tool } from './Tool';

/** A person’s rights: their data as a file, and their erasure. */
export function PersonTools({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const notify = useNotify();
  const server = useServer();
  const [isExporting, setExporting] = useState(false);
  const [isErasing, setErasing] = useState(false);

  const save = async () => {
    setExporting(true);
    try {
      saveFile(jsonFile(await server.exportPerson(prospect.id)), `prospect-${prospect.token}.json`);
    } catch {
      notify('prospects.person.exportFailed', { type: 'error' });
    }
    setExporting(false);
  };

  return (
    <CanAccess action="edit" accessDenied={null}>
      <Tool
        title={t('prospects.person.export')}
        text={t('prospects.person.exportText')}
        action={
          <Button variant="outlined" disabled={isExporting} onClick={() => void save()}>
            {t(isExporting ? 'prospects.person.exporting' : 'prospects.person.exportAction')}
          </Button>
        }
      />
      <Tool
        title={t('prospects.person.erase')}
        text={t('prospects.person.eraseText')}
        action={
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {t('prospects.person.erase')}
          </Button>
        }
      />
      {isErasing && <EraseDialog prospect={prospect} onClose={() => setErasing(false)} />}
    </CanAccess>
  );
}

/** The word that the server wants typed. */
const WORD = 'EFFACER';

function EraseDialog({ prospect, onClose }: { prospect: ProspectRecord; onClose: () => void }) {
  const t = useText();
  const server = useServer();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const confirmWord = useConfirmWord(WORD);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = nameOf(prospect);

  const erase = async () => {
    if (!confirmWord.check()) return;
    setBusy(true);
    setFailure(null);
    try {
      const { deleted, redacted, sameAddress, suppressed, atProvider } = await server.erasePerson(prospect.id, WORD);
      if (await server.prospectExists(prospect.id)) throw new Error(t('prospects.delete.stillThere'));
      const words = { name, deleted: sum(deleted), redacted: sum(redacted), others: sameAddress };
      queryClient.removeQueries({ queryKey: ['prospects', 'getOne', { id: prospect.id }] });
      for (const kind of ['getList', 'counters']) void queryClient.invalidateQueries({ queryKey: ['prospects', kind] });
      const more = [...(suppressed ? [] : [t('prospects.person.notListed')]), ...(atProvider ? [t('prospects.person.atProvider')] : [])];
      showNotice([t(sameAddress > 0 ? 'prospects.person.doneOthers' : 'prospects.person.done', words), ...more].join(' '));
      redirect('list', 'prospects');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={isBusy} onClick={() => void erase()}>
        {t(isBusy ? 'prospects.person.erasing' : 'prospects.person.confirm')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('prospects.person.eraseTitle', { name })} onClose={onClose} foot={foot}>
      {failure && (
        <div className={styles.failure}>
          <Banner tone="poor" title={t('prospects.delete.failed')}>
            {failure}
          </Banner>
        </div>
      )}
      <p className={styles.prose}>{t('prospects.person.eraseWarning')}</p>
      <ConfirmWord state={confirmWord} autoFocus />
    </AppDialog>
  );
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
