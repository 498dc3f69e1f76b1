import { CanAccess } from 'react-admin';
import { ask } from '../../api/ask';
import type { ProspectRecord } from '../../api/types';
import { ActButton } from '../../components/ActButton';
import { Opener } from '../../components/Opener';
import { Question } from '../../components/Question';
import { jsonFile, saveFile } from '../../components/save-file';
import { useText } from '../../i18n/use-text';
import { nameOf } from './prospect-name';
import { Tool } from './Tool';
import { useLeave } from './use-leave';

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
          <ActButton
            label={t('prospects.person.exportAction')}
            busy={t('prospects.person.exporting')}
            run={async () => saveFile(jsonFile(await ask('GET admin/prospects/:id/export', { id })), `prospect-${token}.json`)}
            failed={() => t('prospects.person.exportFailed')}
          />
        }
      />
      <Tool
        title={t('prospects.person.erase')}
        text={t('prospects.person.eraseText')}
        action={
          <Opener color="error" label={t('prospects.person.erase')} anchor="erase">
            {(close) => <EraseDialog prospect={prospect} onClose={close} />}
          </Opener>
        }
      />
    </CanAccess>
  );
}

/** The word that the server wants typed. */
const WORD = 'EFFACER';

function EraseDialog({ prospect, onClose }: { prospect: ProspectRecord; onClose: () => void }) {
  const t = useText();
  const leave = useLeave(prospect);
  const name = nameOf(prospect);
  const erase = async () => {
    const { deleted, redacted, sameAddress, suppressed, atProvider } = await ask('POST admin/prospects/:id/erasure', {
      id: prospect.id,
      confirm: WORD,
    });
    const words = { name, deleted: sum(deleted), redacted: sum(redacted), others: sameAddress };
    const more = [...(suppressed ? [] : [t('prospects.person.notListed')]), ...(atProvider ? [t('prospects.person.atProvider')] : [])];
    await leave([t(sameAddress > 0 ? 'prospects.person.doneOthers' : 'prospects.person.done', words), ...more].join(' '));
  };
  return (
    <Question
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
    </Question>
  );
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
