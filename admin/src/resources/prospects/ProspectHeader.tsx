import { Button } from '@mui/material';
import { CanAccess, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { isExampleProspect } from '../../../../backend/src/rules/provenance.rules';
import type { ProspectRecord } from '../../api/types';
import { CopyButton } from '../../components/CopyButton';
import { DialogButton } from '../../components/DialogButton';
import { ExampleChip } from '../../components/ExampleChip';
import { Icon } from '../../components/Icon';
import { useText } from '../../i18n/use-text';
import { ListSteps } from './ListSteps';
import { ProspectBadges } from './ProspectBadges';
import { ProspectDeleteDialog } from './ProspectDeleteDialog';
import { displayUrl, nameOf } from './prospect-name';
import styles from './prospect-show.module.css';
import { QuickScanButton } from './scan/QuickScanButton';

/** Who it is, how far they came, and what can be done. */
export function ProspectHeader({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const createPath = useCreatePath();
  const name = nameOf(prospect);
  const site = prospect.site_url && displayUrl(prospect.site_url);
  return (
    <header className={styles.header} data-acts="">
      <div className="row between">
        <Link className="flex items-center gap-1 grey bare-link" to={createPath({ resource: 'prospects', type: 'list' })}>
          <Icon name="back" />
          {t('prospects.show.back')}
        </Link>
        <ListSteps id={prospect.id} />
      </div>
      <div className="shrink">
        <h1>{name}</h1>
        {isExampleProspect(prospect) && <ExampleChip />}
        <p className="row grey break gap-x-3">
          {prospect.company !== name && prospect.company !== site && <span className="ink">{prospect.company}</span>}
          {prospect.site_url && (
            <a href={prospect.site_url} target="_blank" rel="noreferrer">
              {site}
            </a>
          )}
        </p>
      </div>
      <div className="row">
        <Button variant="outlined" component={Link} to={`/prospects/${encodeURIComponent(prospect.id)}/brief`}>
          {t('prospects.show.brief')}
        </Button>
        <CanAccess action="scan">
          <QuickScanButton />
        </CanAccess>
        <CanAccess action="edit">
          <Button variant="outlined" component={Link} to={createPath({ resource: 'prospects', id: prospect.id, type: 'edit' })}>
            {t('app.action.edit')}
          </Button>
        </CanAccess>
        <CanAccess action="delete">
          <DialogButton color="error" label={t('app.action.delete')}>
            {(close) => <ProspectDeleteDialog prospect={prospect} onClose={close} />}
          </DialogButton>
        </CanAccess>
      </div>
      <div className="row between whole-line">
        <ProspectBadges prospect={prospect} className="wrap gap-1 gap-x-6" />
        <PersonalLink link={prospect.link} />
      </div>
    </header>
  );
}

/** The address that the prospect receives. */
export function PersonalLink({ link }: { link: string }) {
  const t = useText();
  return (
    <div className="flex items-center shrink fits gap-2">
      <span className="sr-only">{t('prospects.show.link')}</span>
      <span className="grey cut">{displayUrl(link)}</span>
      <CopyButton text={link} label={t('prospects.row.copy')} copiedLabel={t('prospects.row.copied')} />
      <a
        className="flex items-center gap-1 bare-link nowrap"
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={t('prospects.show.openLink')}
      >
        <Icon name="open" />
        {t('prospects.show.open')}
      </a>
    </div>
  );
}
