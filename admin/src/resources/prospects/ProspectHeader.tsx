import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { isExampleProspect } from '../../../../backend/src/rules/provenance.rules';
import type { ProspectRecord } from '../../api/types';
import { CopyButton } from '../../components/CopyButton';
import { ExampleMark } from '../../components/ExampleMark';
import { Icon } from '../../components/Icon';
import { useText } from '../../i18n/use-text';
import { ProspectBadges } from './ProspectBadges';
import { ProspectDeleteDialog } from './ProspectDeleteDialog';
import { nameOf, spokenUrl } from './prospect-name';
import styles from './prospect-show.module.css';
import { QuickScanButton } from './scan/QuickScanButton';

/** Who it is, how far they came, and what can be done. */
export function ProspectHeader({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const createPath = useCreatePath();
  const [isDeleting, setDeleting] = useState(false);
  const name = nameOf(prospect);
  const site = prospect.site_url && spokenUrl(prospect.site_url);
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={createPath({ resource: 'prospects', type: 'list' })}>
        <Icon name="back" />
        {t('prospects.show.back')}
      </Link>
      <div className={styles.identity}>
        <h1>{name}</h1>
        {isExampleProspect(prospect) && <ExampleMark />}
        <p className={styles.company}>
          {prospect.company !== name && prospect.company !== site && <span>{prospect.company}</span>}
          {prospect.site_url && (
            <a href={prospect.site_url} target="_blank" rel="noreferrer">
              {site}
            </a>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <CanAccess action="scan" accessDenied={null}>
          <QuickScanButton />
        </CanAccess>
        <CanAccess action="edit" accessDenied={null}>
          <Button variant="outlined" component={Link} to={createPath({ resource: 'prospects', id: prospect.id, type: 'edit' })}>
            {t('app.action.edit')}
          </Button>
        </CanAccess>
        <CanAccess action="delete" accessDenied={null}>
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            {t('app.action.delete')}
          </Button>
        </CanAccess>
      </div>
      <div className={styles.states}>
        <ProspectBadges prospect={prospect} className={styles.badges} />
        <PersonalLink link={prospect.link} />
      </div>
      {isDeleting && <ProspectDeleteDialog prospect={prospect} onClose={() => setDeleting(false)} />}
    </header>
  );
}

/** The address that the prospect receives. */
export function PersonalLink({ link }: { link: string }) {
  const t = useText();
  return (
    <div className={styles.link}>
      <span className="sr-only">{t('prospects.show.link')}</span>
      <span className={styles.linkText}>{spokenUrl(link)}</span>
      <CopyButton text={link} label={t('prospects.row.copy')} copiedLabel={t('prospects.row.copied')} />
      <a className={styles.linkOpen} href={link} target="_blank" rel="noreferrer" aria-label={t('prospects.show.openLink')}>
        <Icon name="open" />
        {t('prospects.show.open')}
      </a>
    </div>
  );
}
