import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { PersonSearchResult } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { useText } from '../../i18n/use-text';
import { wordsOf } from '../settings/use-drafts';
import { DeskPage } from './DeskPage';
import { ErasureRegister } from './ErasureRegister';
import { Mentions } from './Mentions';
import { PersonSection } from './PersonSection';
import styles from './personal-data.module.css';

/** Who asks for their data is found here, wherever they stand. What is typed stays out of the address of the page. */
export function PeoplePage() {
  const t = useText();
  const server = useServer();
  const id = useId();
  const [q, setQ] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const search = useMutation({ mutationFn: (term: string) => server.findPeople(term) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(q.trim() === '');
    if (q.trim()) search.mutate(q.trim());
  };
  return (
    <DeskPage tab="people">
      <form className={styles.search} onSubmit={submit} noValidate>
        <label htmlFor={id}>{t('personalData.search.label')}</label>
        <div className={styles.searchRow}>
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
          <p className={styles.fault} id={`${id}-error`} role="alert">
            {t('personalData.search.empty')}
          </p>
        ) : (
          <p className={styles.help} id={`${id}-help`}>
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
    <section className={styles.results} aria-live="polite">
      {!listReadable && <Banner tone="fair">{t('personalData.search.unreadable')}</Banner>}
      {people.length === 0 ? (
        <EmptyState title={t('personalData.search.nobody')}>{t('personalData.search.nobodyText', { q })}</EmptyState>
      ) : (
        <h2>{t('personalData.search.found', { smart_count: people.length })}</h2>
      )}
      {more && <p className={styles.help}>{t('personalData.search.more')}</p>}
      {people.map((person) => (
        <PersonSection key={person.address} person={person} isListReadable={listReadable} onErased={onErased} />
      ))}
      <Mentions q={q} />
    </section>
  );
}
