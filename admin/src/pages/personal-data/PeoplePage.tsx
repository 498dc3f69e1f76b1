import { useMutation } from '@tanstack/react-query';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { callApi } from '../../api/call-api';
import type { PersonSearchResult } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { limitLength } from '../../form/inputs';
import { serverMessage } from '../../form/server-errors';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';
import { ErasureRegister } from './ErasureRegister';
import { Mentions } from './Mentions';
import { PersonalDataPage } from './PersonalDataPage';
import { PersonSection } from './PersonSection';

/** Finds a person in all tables. The search text does not enter the URL. */
export function PeoplePage() {
  const search = useMutation({ mutationFn: (term: string) => callApi('POST admin/personal-data/search', { q: term }) });
  const submit = async ({ q }: FieldValues) => {
    // a failure is told below
    await search.mutateAsync(q.trim()).catch(() => undefined);
  };
  return (
    <PersonalDataPage tab="people">
      <PlainForm className="form-line" defaultValues={{ q: '' }} onSubmit={submit}>
        <div className="field">
          <TextInput
            source="q"
            label="personalData.search.label"
            helperText="personalData.search.help"
            validate={requiredText('personalData.search.empty')}
            autoComplete="off"
            spellCheck={false}
            {...limitLength(254)}
          />
        </div>
        <SubmitButton submit="personalData.search.submit" busy="personalData.search.searching" />
      </PlainForm>
      {search.error && <Banner tone="poor">{serverMessage(search.error)}</Banner>}
      {search.data && !search.isPending && (
        <Results result={search.data} q={search.variables ?? ''} onErased={() => search.mutate(search.variables ?? '')} />
      )}
      <ErasureRegister />
    </PersonalDataPage>
  );
}

function Results({ result, q, onErased }: { result: PersonSearchResult; q: string; onErased: () => void }) {
  const t = useText();
  const { people, more, listReadable } = result;
  return (
    <section className="mt-6" aria-live="polite">
      {!listReadable && <Banner tone="fair">{t('personalData.search.unreadable')}</Banner>}
      {people.length === 0 ? (
        <EmptyState title={t('personalData.search.nobody')}>{t('personalData.search.nobodyText', { q })}</EmptyState>
      ) : (
        <h2>{t('personalData.search.found', { smart_count: people.length })}</h2>
      )}
      {more && <p className="quiet">{t('personalData.search.more')}</p>}
      {people.map((person) => (
        <PersonSection key={person.address} person={person} isListReadable={listReadable} onErased={onErased} />
      ))}
      <Mentions q={q} />
    </section>
  );
}
