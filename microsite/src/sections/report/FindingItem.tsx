import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ShownPage } from '../../lib/report/seo-view.ts';
import type { SiteCrawlView } from '../../lib/report/site-crawl-view.ts';
import { Verdict } from '../shared/Verdict.tsx';

type Finding = ShownPage['findings'][number] & Partial<Pick<SiteCrawlView['findings'][number], 'pages' | 'others'>>;

/** One fault with its severity, its pages where it has some, what mends it, and the message to the webmaster. */
export function FindingItem({ finding }: { finding: Finding }) {
  const { tone, word, message, step, correction, mail, sending, subject, text } = finding;
  return (
    <li>
      <Verdict tone={tone} word={word} />
      <div>
        <p>{message}</p>
        <FoundPages {...finding} />
        {step && (
          <p>
            <a className="finding-step" href={step.href}>
              {step.words}
            </a>
          </p>
        )}
        {correction && (
          <div className="correction">
            {correction.lead && <p className="small">{correction.lead}</p>}
            <p className="correction-text" data-copied="">
              {correction.text}
            </p>
            <button type="button" className="quiet-button no-print" data-copy="" hidden>
              {t`Copier`}
            </button>
          </div>
        )}
        <a className="forward no-print" href={mail} aria-label={sending} data-share="" data-subject={subject} data-text={text}>
          {t`Envoyer à mon webmaster`}
        </a>
      </div>
    </li>
  );
}

/** Addresses of the site as text: they are often broken. */
function FoundPages({ pages = [], others }: Pick<Finding, 'pages' | 'others'>) {
  if (pages.length === 0) return null;
  return (
    <ul className="found-pages small">
      {pages.map(({ address, note }) => (
        <li key={address}>
          <span>{address}</span> {note && <span className="quiet">{note}</span>}
        </li>
      ))}
      {others && <li className="quiet">{others}</li>}
    </ul>
  );
}
