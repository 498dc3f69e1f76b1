import { CanAccess } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { DialogButton } from '../../components/DialogButton';
import { jsonFile, saveFile } from '../../components/save-file';
import { useText } from '../../i18n/use-text';
import { nameOf } from './prospect-name';
import { Tool } from './Tool';
import { useLeaveDeleted } from './use-leave-deleted';

/** A person’s rights: their data as a file, and their erasure. */
export function PersonTools({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { id, token } = prospect;
  return (
    <CanAccess action="edit">
      <Tool
        title={t('prospects.person.export')}
        text={t('prospects.person.exportText')}
        action={
          <ActionButton
            label={t('prospects.person.exportAction')}
            busy={t('prospects.person.exporting')}
            run={async () => saveFile(jsonFile(await callApi('GET admin/prospects/:id/export', { id })), `prospect-${token}.json`)}
            failed={() => t('prospects.person.exportFailed')}
          />
        }
      />
      <Tool
        title={t('prospects.person.erase')}
        text={t('prospects.person.eraseText')}
        action={
          <DialogButton color="error" label={t('prospects.person.erase')} anchor="erase">
            {(close) => <EraseDialog prospect={prospect} onClose={close} />}
          </DialogButton>
        }
      />
    </CanAccess>
  );
}

/** The word that the server wants typed. */
const WORD = 'EFFACER';

function EraseDialog({ prospect, onClose }: { prospect: ProspectRecord; onClose: () => void }) {
  const t = useText();
  const leave = useLeaveDeleted(prospect);
  const name = nameOf(prospect);
  const erase = async () => {
    const { deleted, redacted, sameAddress, suppressed, atProvider } = await callApi('POST admin/prospects/:id/erasure', {
      id: prospect.id,
      confirm: WORD,
    });
    const words = { name, deleted: sum(deleted), redacted: sum(redacted), others: sameAddress };
    const more = [...(suppressed ? [] : [t('prospects.person.notListed')]), ...(atProvider ? [t('prospects.person.atProvider')] : [])];
    await leave([t(sameAddress > 0 ? 'prospects.person.doneOthers' : 'prospects.person.done', words), ...more].join(' '));
  };
  return (
    <ConfirmDialog
      title={t('prospects.person.eraseTitle', { name })}
      confirm={t('prospects.person.confirm')}
      working={t('prospects.person.erasing')}
      failed={t('prospects.delete.failed')}
      word={WORD}
      width="sm"
      isDanger
      onClose={onClose}
      onConfirm={erase}
    >
      <p className="prose">{t('prospects.person.eraseWarning')}</p>
    </ConfirmDialog>
  );
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
