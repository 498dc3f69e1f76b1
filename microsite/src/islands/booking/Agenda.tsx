import { t } from '../../../../backend/src/rules/language.rules.ts';

/** What the call is about, from the findings. */
export function Agenda({ agenda }: { agenda: string | null }) {
  if (!agenda) return null;
  return (
    <p className="booked-agenda">
      <span className="small quiet">{t`Au programme`}</span> <span>{agenda}</span>
    </p>
  );
}

/** The number that will be called. */
export function NumberLine({ telephone, agentName }: { telephone: string | null; agentName: string }) {
  if (!telephone) return null;
  return (
    <p>
      {t`${agentName} appelle au`} <strong className="called-number">{telephone}</strong>
    </p>
  );
}
