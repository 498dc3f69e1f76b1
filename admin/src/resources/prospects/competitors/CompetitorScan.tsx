import { Button } from '@mui/material';
import { useId } from 'react';
import type { CompetitorOverview } from '../../../api/types';
import { Fact, Facts } from '../../../components/Facts';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import { useCostText } from '../scan/use-cost-text';

/** The websites to measure, the cost and the button; the prospect's own site is measured on the same day. */
export function CompetitorScan({ chosen, cost: { total, vendors } }: Pick<CompetitorOverview, 'chosen' | 'cost'>) {
  const t = useText();
  const id = useId();
  const { costText } = useCostText();
  const { obstacle, isStarting, measureNeighbours } = useScanOfPage();
  const measurable = chosen.filter(({ state }) => state !== 'excluded');
  if (measurable.length === 0) return null;
  const isWaiting = measurable.some(({ state }) => state === 'waiting');
  return (
    <div className="narrow">
      <div id={id}>
        <Facts>
          <Fact label={t('neighbours.sites')}>{t('neighbours.sitesOf', { smart_count: measurable.length })}</Fact>
          <Fact label={t('bulk.scan.cost')}>{costText(total, vendors)}</Fact>
          <Fact label={t('bulk.scan.calls')}>{vendors.map(({ vendor, calls }) => `${vendor} ${integer(calls)}`).join(', ')}</Fact>
        </Facts>
      </div>
      {obstacle === 'noSite' && <p className="grey mt-2">{t('scan.noSite')}</p>}
      <Button
        className="mt-2"
        variant="outlined"
        disabled={obstacle === 'noSite' || isStarting || isWaiting}
        aria-describedby={id}
        onClick={() => void measureNeighbours()}
      >
        {t(isStarting ? 'scan.starting' : isWaiting ? 'neighbours.state.waiting' : 'neighbours.order')}
      </Button>
    </div>
  );
}
