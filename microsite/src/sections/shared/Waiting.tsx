import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';

interface PendingProps {
  /** Names of the lines that will come, so that the page does not jump when they do. */
  ghosts: readonly string[];
  /** How many folded lines will follow. */
  folded?: number;
}

/** Shown instead of figures that are being measured. */
export function Pending({ ghosts, folded = 1 }: PendingProps) {
  return (
    <div>
      <div className="waiting waiting-pending">
        <span className="open-ruler" data-pending="" aria-hidden="true" />
        <div>
          <p className="waiting-word">{t`Analyse en cours...`}</p>
          <p>{t`Les chiffres s’inscrivent ici dès qu’ils sont mesurés.`}</p>
        </div>
      </div>
      {ghosts.length > 0 && (
        <ul className="ghosts no-print" aria-hidden="true">
          {ghosts.map((label) => (
            <li key={label} className="ghost">
              <span>{label}</span>
              <i />
            </li>
          ))}
          {Array.from({ length: folded }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
            <li key={index} className="ghost ghost-folded" />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shown instead of missing figures; `cause`: the reason. */
export function Missing({ cause, children }: { cause?: string | undefined; children: ReactNode }) {
  return (
    <div className="waiting">
      <span className="open-ruler" aria-hidden="true" />
      <div>
        <p className="waiting-word">{cause ?? t`Pas encore mesuré`}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
