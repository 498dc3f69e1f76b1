import { useId, useState } from 'react';
import type { BulkActionName, BulkAnswer } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import type { Selection } from '../../../list/selection';
import { useCampaigns } from '../../campaigns/use-campaigns';
import { useFlagName } from '../review/use-flags';
import { BulkPreview } from './BulkPreview';
import { useBulkAction, useExplanation } from './use-bulk-action';
import { expectedOf, usePreview } from './use-preview';

interface BulkDialogProps {
  kind: 'validate' | 'delete' | 'campaign';
  selection: Selection;
  onClose: () => void;
}

const ACTIONS: Record<BulkDialogProps['kind'], BulkActionName> = { validate: 'validate', delete: 'delete', campaign: 'add_to_campaign' };

/** Confirms a bulk action; the server counts the prospects first. */
export function BulkDialog({ kind, selection, onClose }: BulkDialogProps) {
  const t = useText();
  const run = useBulkAction();
  const explain = useExplanation();
  const [campaign, setCampaign] = useState('');
  const leftWords = useLeftWords();
  const action = ACTIONS[kind];
  const { data, error, isPending, refetch } = usePreview(action, selection.chosen);
  const count = data?.count ?? selection.count;

  const confirm = async () => {
    if (kind === 'campaign' && !campaign) throw new Error(t('bulk.campaign.missing'));
    const words = ({ count: done, left = [] }: BulkAnswer) => [t(`bulk.${kind}.done`, { smart_count: done }), ...leftWords(left)].join(' ');
    await run(action, selection.chosen, { ...(campaign && { campaignId: campaign }), ...expectedOf(data) }, words).catch((problem) => {
      void refetch();
      throw new Error(explain(problem));
    });
    selection.clear();
  };

  return (
    <ConfirmDialog
      title={t(`bulk.${kind}.title`, { smart_count: count })}
      confirm={t(isPending ? 'bulk.counting' : `bulk.${kind}.confirm`)}
      working={t('bulk.working')}
      isDanger={kind === 'delete'}
      disabled={isPending || Boolean(error) || count === 0}
      width="sm"
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className="stack gap-4">
        {error && <Banner tone="poor">{explain(error)}</Banner>}
        {count === 0 && <p>{t('bulk.nothing')}</p>}
        {data && <BulkPreview preview={data} />}
        {kind === 'campaign' ? <CampaignSelect value={campaign} onChange={setCampaign} /> : count > 0 && <p>{t(`bulk.${kind}.text`)}</p>}
        {leftWords(data?.left ?? []).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </ConfirmDialog>
  );
}

/** Describes how many prospects are left out and why; an empty list when none is. */
function useLeftWords(): (left: BulkAnswer['left']) => string[] {
  const t = useText();
  const flagName = useFlagName();
  return (left) => {
    const total = left.reduce((sum, { count }) => sum + count, 0);
    const why = left.map(({ reason, count }) => `${integer(count)} ${reasonWord(reason)}`).join(', ');
    return total === 0 ? [] : [t('bulk.validate.left', { smart_count: total, why })];
  };
  function reasonWord(reason: string): string {
    return lowerFirst(reason === 'validated' ? t('bulk.validate.already') : flagName(reason));
  }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function CampaignSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useText();
  const id = useId();
  const { data, isPending } = useCampaigns();
  if (isPending) return <p>{t('app.loading')}</p>;
  if (!data?.length) return <p>{t('bulk.campaign.none')}</p>;
  return (
    <div className="field">
      <label htmlFor={id}>{t('bulk.campaign.label')}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('bulk.campaign.choose')}</option>
        {data.map((campaign) => (
          <option key={campaign.id} value={campaign.id}>
            {campaign.name}
          </option>
        ))}
      </select>
    </div>
  );
}
