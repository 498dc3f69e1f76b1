import { Fragment } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { SiteWords } from '../../render/page-input.ts';

/** The state of the prospect's requests; `scripts/status-line.ts` updates it after a new one. */
export function StatusLine({ words: { status } }: { words: SiteWords }) {
  return (
    <ul className="status-line page" aria-label={t`Où en sont vos demandes`} data-status-line={status ? 'known' : ''}>
      {status?.items.map(({ kind, words, links }) => (
        <li key={kind} data-kind={kind}>
          <span>{words}</span>
          {links.map((link) => (
            <Fragment key={link.href}>
              {' '}
              <a href={link.href}>{link.words}</a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
