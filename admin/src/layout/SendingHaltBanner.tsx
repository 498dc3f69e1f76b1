import { Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useSendingHalt } from '../api/use-sending-halt';
import { Banner } from '../components/Banner';
import { dateTime } from '../format/format';
import { useText } from '../i18n/use-text';

/** Where what would leave is shown, with the two ways on. */
const DESK = '/outbox';

/** After a restore, on every page of those who send: nothing is sent, since when, and where that is ended. */
export function SendingHaltBanner() {
  const t = useText();
  const halt = useSendingHalt();
  const { pathname } = useLocation();
  const { canAccess: isAdministrator } = useCanAccess({ action: 'list', resource: 'settings' });
  // the desk tells all of it
  if (!halt || pathname === DESK) return null;
  return (
    <div className="mb-4">
      <Banner
        tone="poor"
        title={t('outbox.halt.title')}
        action={
          <Button variant="outlined" component={Link} to={DESK}>
            {t('outbox.halt.look')}
          </Button>
        }
      >
        <p>{t('outbox.halt.since', { since: dateTime(halt.since), date: dateTime(halt.backup_at) })}</p>
        {!isAdministrator && <p>{t('outbox.halt.administrator')}</p>}
      </Banner>
    </div>
  );
}
