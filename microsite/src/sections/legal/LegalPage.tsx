import { t } from '../../../../backend/src/rules/language.rules.ts';
import { mailtoOf, telOf } from '../../lib/agency-view.ts';
import type { SectionProps, SiteWords } from '../../render/page-input.ts';
import { DataUse } from './DataUse.tsx';

/** `/mentions`: what is measured and stored, the rights of a person, and whom to write to. */
export function LegalPage({ words: { agency, legal } }: SectionProps) {
  return (
    <article className="prose page">
      <h1>{t`Protection des données`}</h1>
      <p className="prose-lead">{t`Nous analysons ce que votre entreprise montre publiquement en ligne, pour vous dire comment l’améliorer. Voici ce que cela signifie pour vos données.`}</p>

      <h2 id="responsable">{t`Qui est responsable`}</h2>
      <p className="prose-address">{legal?.address ?? agency.name}</p>
      <Contact agency={agency} />
      <p>
        {t`Le traitement suit la loi suisse sur la protection des données (nLPD) et, pour les personnes dans l’Union européenne, le règlement général (RGPD).`}{' '}
        <span>{legal?.representative}</span>
      </p>
      <DataUse legal={legal} />

      <h2 id="droits">{t`Vos droits, et comment les exercer`}</h2>
      <ul>
        <li>{t`Savoir ce que nous avons sur vous, et en recevoir une copie.`}</li>
        <li>{t`Faire corriger ce qui est faux.`}</li>
        <li>{t`Faire effacer vos données, analyse comprise.`}</li>
        <li>{t`Ne plus recevoir de messages de notre part : un lien au bas de chaque message suffit.`}</li>
      </ul>
      <p>
        <span>
          {legal?.contact ?? t`Il suffit de répondre au message qui contenait votre lien. Nous répondons sous trente jours, gratuitement.`}
        </span>
      </p>
      <p>
        {t`En Suisse, l’autorité compétente est le Préposé fédéral à la protection des données et à la transparence (PFPDT),`}{' '}
        <span translate="no">edoeb.admin.ch</span>
        {t`. Dans l’Union européenne, vous pouvez vous adresser à l’autorité de votre pays.`}
      </p>
      <h2 id="securite">{t`Signaler une faille de sécurité`}</h2>
      <p>{t`Écrivez-nous avant d’en parler ailleurs : où elle se trouve, et comment la reproduire. Ne lisez les données de personne d’autre et ne gênez pas le service.`}</p>
      <p>
        <a className="arrow-link" href="/">{t`Retour à l’accueil`}</a>
      </p>
    </article>
  );
}

function Contact({ agency }: Pick<SiteWords, 'agency'>) {
  const [tel, mailto] = [telOf(agency), mailtoOf(agency)];
  return (
    <p>
      {mailto && (
        <span>
          <a href={mailto}>{agency.email}</a>
        </span>
      )}
      {tel && (
        <span>
          {' '}
          · <a href={tel}>{agency.phone}</a>
        </span>
      )}
    </p>
  );
}
