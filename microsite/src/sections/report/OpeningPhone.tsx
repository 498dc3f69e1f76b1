import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { cssVariables } from '../../render/css-variables.ts';

interface Props {
  seen: NonNullable<ReadyReport['seen']>;
  /** What the browser says before the address, where that is the finding. */
  addressBar: ReadyReport['headline']['addressBar'];
  /** Where the large picture is. */
  href?: string;
}

/** The owner's own page on a phone, with callout 1; leads to the large picture. */
export function OpeningPhone({ seen: { screen, callouts }, addressBar, href = '#telephone' }: Props) {
  const [callout] = callouts;
  return (
    <a className="opening-phone" href={href} aria-label={t`${screen.alt}, en grand`}>
      {addressBar && (
        <span className="opening-bar" aria-hidden="true">
          <b>1</b> {addressBar.warning}
        </span>
      )}
      <span className="opening-screen">
        <img src={screen.src} width="412" height="823" decoding="async" alt="" />
        {callout && !addressBar && (
          <span
            className="seen-place"
            aria-hidden="true"
            {...cssVariables({ '--x': callout.x, '--y': callout.y, '--width': callout.width, '--height': callout.height })}
          >
            <b>1</b>
          </span>
        )}
      </span>
    </a>
  );
}
