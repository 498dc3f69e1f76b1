import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ask } from '../../api/ask';
import type { PersonSearchResult } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { wordsOf } from '../../form/faults';
import { useText } from '../../i18n/use-text';
import { DeskPage } from './DeskPage';
import { ErasureRegister } from './ErasureRegister';
import { Mentions } from './Mentions';
import { PersonSection } from './PersonSection';

/** Who asks for their data is found here, wherever they stand. What is typed stays out of the address of the page. */
export function PeoplePage() {
  const t = useText();
  const id = useId();
  const [q, setQ] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const search = useMutation({ mutationFn: (term: string) => ask('POST admin/personal-data/search', { q: term }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(q.trim() === '');
    if (q.trim()) search.mutate(q.trim());
  };
  return (
    <DeskPage tab="people">
      <form className="field narrow" onSubmit={submit} noValidate>
        <label htmlFor={id}>{t('personalData.search.label')}</label>
        <div className="flex gap-2">
          <input
            id={id}
            value={q}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={isEmpty ? `${id}-error` : `${id}-help`}
            aria-invalid={isEmpty}
            onChange={({ target }) => {
              setQ(target.value);
              setEmpty(false);
            }}
          />
          <Button type="submit" variant="contained" disabled={search.isPending}>
            {t(search.isPending ? 'personalData.search.searching' : 'personalData.search.submit')}
          </Button>
        </div>
        {isEmpty ? (
          <p className="poor small" id={`${id}-error`} role="alert">
            {t('personalData.search.empty')}
          </p>
        ) : (
          <p className="quiet" id={`${id}-help`}>
            {t('personalData.search.help')}
          </p>
        )}
      </form>
      {search.error && <Banner tone="poor">{wordsOf(search.error)}</Banner>}
      {search.data && !search.isPending && (
        <Results result={search.data} q={search.variables ?? ''} onErased={() => search.mutate(search.variables ?? '')} />
      )}
      <ErasureRegister />
    </DeskPage>
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
