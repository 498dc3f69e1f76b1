import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';

interface RecipientItemProps {
  recipient: { label: string | null; email: string | null; detail: string | null };
  /** What can be done about it. */
  children?: ReactNode;
}

/** A recipient of a campaign, with the state of the message. */
export function RecipientItem({ recipient: { label, email, detail }, children }: RecipientItemProps) {
  const t = useText();
  return (
    <li>
      <span>
        {label ?? t('campaigns.show.erased')} {email && <span className="grey">{email}</span>}
        <br />
        <span className="quiet">{detail}</span>
      </span>
      {children}
    </li>
  );
}
