import type { ReactNode } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import { contactsOf } from '../lib/agency-view.ts';
import type { SiteWords } from '../render/page-input.ts';
import { Brand } from './Brand.tsx';
import { Languages } from './shared/Languages.tsx';

interface Props {
  words: SiteWords;
}

export function SiteFooter({ words: { agency } }: Props) {
  return (
    <Footer agency={agency}>
      <li>
        <a href={pagePath('home')}>{t`Accueil`}</a> · <a href={pagePath('trial')}>{t`Audit gratuit`}</a>
      </li>
    </Footer>
  );
}

/** Of a page that search engines do not know. */
export function PersonalFooter({ words: { agency } }: Props) {
  return (
    <Footer agency={agency}>
      <li>{t`Page exclue des moteurs de recherche.`}</li>
    </Footer>
  );
}

function Footer({ agency, children }: Pick<SiteWords, 'agency'> & { children: ReactNode }) {
  return (
    <footer className="site-footer">
      <div className="page site-footer-row">
        <p className="site-footer-brand">
          <Brand agency={agency} />
        </p>
        <ul>
          <li>{t`Nos analyses n’utilisent que des données publiques.`}</li>
          <li>{t`Données traitées selon le droit suisse (nLPD) et européen (RGPD).`}</li>
          {children}
          <li>
            <a href={pagePath('legal')}>{t`Protection des données`}</a>
          </li>
        </ul>
        <ul className="no-print">
          <li>
            <Languages />
          </li>
          {contactsOf(agency).map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
