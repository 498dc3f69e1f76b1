import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import { guarded } from './ErrorBoundary.tsx';
import { CallForm } from './forms/CallForm.tsx';

/** Asks for the free analysis of a website. */
export const AuditForm = guarded(AuditCall);

function AuditCall() {
  return (
    <CallForm name="audit-cta" submit="Recevoir mon analyse gratuite">
      Sans engagement. Nous n’analysons que ce que votre site montre à tout le monde. <a href={pagePath('legal')}>Protection des données</a>
    </CallForm>
  );
}
