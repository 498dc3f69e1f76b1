import { Status } from '../../../components/Status';
import { FLAG_TONE } from './review-look';
import type { FlagView } from './use-flags';

/** The flags, each with its finding and its remedy. */
export function FlagList({ flags }: { flags: FlagView[] }) {
  return (
    <ul className="lines named">
      {flags.map(({ id, severity, short, met, todo }) => (
        <li key={id}>
          <Status tone={FLAG_TONE[severity]}>{short}</Status>
          <p>
            {met} <span className="grey">{todo}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
