import { type RefObject, useEffect, useId, useRef } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { NEXT } from '../../content/trial.ts';
import { isComplete, stillNeeded, type TrialErrors, type TrialValues } from '../../lib/trial/trial-form.ts';
import { TextField } from '../form/TextField.tsx';
import { Trap } from '../form/Trap.tsx';
import { ConsentField } from './ConsentField.tsx';
import type { Failure } from './use-running-trial.ts';
import { useTrialFields } from './use-trial-fields.ts';

interface Props {
  values: TrialValues;
  change(changes: Partial<TrialValues>): void;
  /** What the server found wrong. */
  refusals: TrialErrors;
  failure: Failure | null;
  acceptsOthers: boolean;
  /** The field that is next to be filled in, where another one was filled in before the form was shown. */
  beginsAt?: 'email' | undefined;
  /** Its title is that of the page, in the frame of the widget. */
  embedded: boolean;
  submit(fax: string): Promise<void>;
}

export function TrialForm({ values, change, refusals, failure, acceptsOthers, beginsAt, embedded, submit }: Props) {
  const id = useId();
  const Title = embedded ? 'h1' : 'h2';
  const place = useRef<HTMLFormElement>(null);
  useFirstFocus(place, Object.keys(refusals)[0] ?? beginsAt);
  const { text, email, isElsewhere, consent } = useTrialFields(values, change, refusals, acceptsOthers);
  const isReady = isComplete(values, acceptsOthers);

  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const fax = place.current && new FormData(place.current).get('fax');
    if (isReady) void submit(String(fax ?? ''));
  };

  return (
    <form className="form trial-form" method="post" noValidate ref={place} onSubmit={send} aria-labelledby={`${id}-title`}>
      <Title className="form-title" id={`${id}-title`}>
        {t`Votre audit`}
      </Title>
      <FailurePlace failure={failure} />
      <TextField
        {...text('websiteUrl')}
        label={t`Site web`}
        type="url"
        autoComplete="url"
        help={t`L’adresse complète, telle qu’elle s’ouvre dans un navigateur.`}
      />
      <TextField
        {...email}
        label={t`E-mail professionnel`}
        type="email"
        autoComplete="email"
        help={t`Au même domaine que le site, pour que personne d’autre ne demande votre audit.`}
      />
      <div className="form-pair">
        <TextField {...text('companyName')} label={t`Entreprise`} autoComplete="organization" />
        <TextField {...text('city')} label={t`Ville`} autoComplete="address-level2" />
      </div>
      <ConsentField {...consent} />
      <Trap name="fax" />
      <div className="form-end">
        <button type="submit" className="button" disabled={!isReady} aria-describedby={`${id}-needed`}>
          {t`Lancer mon audit gratuit`}
        </button>
        <p className="field-help" id={`${id}-needed`}>
          {stillNeeded(values, acceptsOthers) ?? NEXT[isElsewhere ? 'other' : 'own']}
        </p>
      </div>
    </form>
  );
}

/** The form comes with what the server refused, or with a field filled in before; typing must not move the focus again. */
function useFirstFocus(place: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  const first = useRef(name);
  useEffect(() => {
    if (first.current) place.current?.querySelector<HTMLElement>(`[name="${first.current}"]`)?.focus();
  }, [place]);
}

function FailurePlace({ failure }: { failure: Failure | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  return (
    <div role="alert" tabIndex={-1} ref={alert} className="form-failure-place">
      {failure && (
        <div className="form-failure">
          <p>{failure.message}</p>
          {failure.cause && <p className="form-failure-cause">{failure.cause}</p>}
        </div>
      )}
    </div>
  );
}
