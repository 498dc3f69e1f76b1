import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { MailObjection as Objection } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { DialogButton } from '../../../components/DialogButton';
import { useText } from '../../../i18n/use-text';
import { PermissionDialog } from '../../campaigns/PermissionDialog';

interface MailObjectionProps {
  objection: Objection;
  prospectId: string;
  onClose: () => void;
}

/** Why this person may not be written to now, and where that is mended. */
export function MailObjection({ objection, prospectId, onClose }: MailObjectionProps) {
  const t = useText();
  const ways: Partial<Record<Objection, ReactNode>> = {
    no_permission: (
      <DialogButton label={t('campaigns.permission.open')}>
        {(close) => <PermissionDialog prospectIds={[prospectId]} onClose={close} />}
      </DialogButton>
    ),
    no_sender_address: (
      <CanAccess action="list" resource="settings" accessDenied={null}>
        <Link to="/settings/general">{t('campaigns.sender.mend')}</Link>
      </CanAccess>
    ),
  };
  const review = (
    <Link to={`/prospects/${prospectId}/show`} onClick={onClose}>
      {t('personMail.review')}
    </Link>
  );
  const isReview = objection === 'draft' || objection === 'to_review' || objection === 'site_unreachable';
  return (
    <Banner tone="fair" title={t('personMail.refused')} action={isReview ? review : ways[objection]}>
      {t(`personMail.because.${objection}`)}
    </Banner>
  );
}
