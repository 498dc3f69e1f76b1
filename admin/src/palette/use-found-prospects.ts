import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCanAccess, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../api/call-api';
import { identifiersOf, nameOf } from '../resources/prospects/prospect-name';
import { type Command, matching } from './commands';

/** Debounce time. */
const QUIET_MS = 200;
/** Fewer letters find too many. */
const LETTERS = 2;
const LAST = 5;

/** Prospects by what their list’s search finds them by. */
export function useFoundProspects(query: string, close: () => void): { prospects: Command[]; isAsking: boolean } {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const words = query.trim();
  const asked = useQuiet(words);
  const { canAccess = false } = useCanAccess({ action: 'list', resource: 'prospects' });
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['palette', asked],
    queryFn: ({ signal }) =>
      callApi('GET admin/prospects', { filter: { q: asked }, sort: ['updated_at', 'DESC'], range: [0, LAST] }, signal),
    enabled: canAccess && asked.length >= LETTERS,
    placeholderData: keepPreviousData,
  });
  const prospects = (words.length >= LETTERS ? (data ?? []) : []).map((prospect): Command => {
    const [first, ...others] = [...new Set([prospect.company, nameOf(prospect), ...identifiersOf(prospect)].filter(Boolean))];
    return {
      id: prospect.id,
      group: 'prospects',
      label: first ?? prospect.email,
      detail: others.slice(0, 2).join(' · '),
      run: () => {
        close();
        void navigate(createPath({ resource: 'prospects', type: 'show', id: prospect.id }));
      },
    };
  });
  // results of an earlier query are shown only where they match the present one, so that Enter opens the right one
  const isAnswered = asked === words && !isPlaceholderData;
  return {
    prospects: isAnswered ? prospects : matching(prospects, words),
    isAsking: words.length >= LETTERS && (isFetching || asked !== words),
  };
}

function useQuiet(words: string): string {
  const [quiet, setQuiet] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return quiet;
}
