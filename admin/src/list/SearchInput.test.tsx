import { setTimeout as sleep } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { show } from '../../test/screen';
import { SearchInput } from './SearchInput';

/** A list that takes its time: it has the filter that was asked for when a test says so. */
function slowList() {
  const asked: string[] = [];
  let answer: (q: string) => void = () => undefined;
  function List() {
    const [q, setQ] = useState('');
    answer = setQ;
    const setFilters = ({ q: words = '' }: { q?: string }) => asked.push(words);
    return (
      <ListContextProvider value={{ filterValues: q ? { q } : {}, setFilters } as unknown as ListControllerResult}>
        <SearchInput placeholder="Nom" />
      </ListContextProvider>
    );
  }
  return { asked, answer: (q: string) => answer(q), List };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('the search of a list', () => {
  it('keeps letters typed while an earlier search is running', async () => {
    const { asked, answer, List } = slowList();
    const { user } = show(<List />);
    await user.type(field(), 'Bou');
    await waitFor(() => expect(asked).toEqual(['Bou']));
    await user.type(field(), 'lan');
    await waitFor(() => expect(asked).toEqual(['Bou', 'Boulan']));
    await user.type(field(), 'gerie');
    answer('Bou');
    answer('Boulan');
    await waitFor(() => expect(asked).toEqual(['Bou', 'Boulan', 'Boulangerie']));
    expect(field().value).toBe('Boulangerie');
  });

  it('shows searches set elsewhere, and ignores late responses to its own', async () => {
    const { asked, answer, List } = slowList();
    const { user } = show(<List />);
    await user.type(field(), 'Bou');
    await waitFor(() => expect(asked).toEqual(['Bou']));
    answer('Bou');
    await waitFor(() => expect(field().value).toBe('Bou'));
    answer('Menuiserie');
    await waitFor(() => expect(field().value).toBe('Menuiserie'));
    answer('Bou');
    await waitFor(() => expect(field().value).toBe('Bou'));
    answer('');
    await waitFor(() => expect(field().value).toBe(''));
  });

  it('does not navigate back after the user has left the page', async () => {
    const { asked, answer, List } = slowList();
    show(<List />);
    fireEvent.change(field(), { target: { value: 'Bou' } });
    history.pushState(null, '', '?filter=Menuiserie');
    await sleep(400);
    expect(asked).toEqual([]);
    answer('Menuiserie');
    await waitFor(() => expect(field().value).toBe('Menuiserie'));
    await sleep(400);
    expect(asked).toEqual([]);
  });
});
