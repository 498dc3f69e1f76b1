import { t } from '../../../backend/src/rules/language.rules.ts';
import type { SiteWords } from '../render/page-input.ts';
import { Brand } from './Brand.tsx';

interface Props {
  words: SiteWords;
}

export function SiteHeader({ words }: Props) {
  return <Header agency={words.agency} />;
}

/** With the line that takes the tagline's place once the page has moved. */
export function CompanyHeader({ words }: Props) {
  return <Header agency={words.agency} company={words.company || t`Votre entreprise`} />;
}

function Header({ agency, company }: Pick<SiteWords, 'agency'> & { company?: string }) {
  return (
    <header className="site-header" data-header="">
      <div className="page site-header-row">
        <a className="brand" href="/test1">
          <Brand agency={agency} />
        </a>
        <div className="header-line">
          <p className="header-tagline">{agency.tagline}</p>
          {company && (
            <p className="header-company" aria-hidden="true">
              {company}
            </p>
          )}
        </div>
      </div>
      <div className="site-header-rule" aria-hidden="true" />
    </header>
  );
}
