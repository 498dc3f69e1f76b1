import { t } from '../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import { guarded } from './ErrorBoundary.tsx';
import { CallForm } from './forms/CallForm.tsx';

/** The final call to action of the agency's page. */
export const AgencyForm = guarded(FinalCall);

function FinalCall() {
  return (
    <CallForm name="final-cta" submit={t`Envoyer ma demande`}>
      {`${t`Vos coordonnées servent à vous répondre, à rien d’autre.`} `}
      <a href={pagePath('legal')}>{t`Protection des données`}</a>
    </CallForm>
  );
}
