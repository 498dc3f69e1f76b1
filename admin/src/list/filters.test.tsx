import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { show } from '../../test/screen';
import { FilterNumber, FilterSelect, FilterText } from './filters';

type Filters = Record<string, unknown>;

/** A list that takes its time: it has what was asked for last when a test says so. */
function slowList() {
  let asked: Filters = {};
  let take: () => void = () => undefined;
  function List() {
    const [filterValues, setFilterValues] = useState<Filters>({});
    take = () => setFilterValues(asked);
    const setFilters = (filters: Filters) => {
      asked = filters;
    };
    return (
      <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
        <FilterText source="cms" label="CMS" />
        <FilterNumber source="mobile" label="Vitesse sous" />
        <FilterSelect source="canton" label="Canton" any="Indifférent" choices={[{ value: 'VD', label: 'Vaud' }]} />
      </ListContextProvider>
    );
  }
  return { List, asked: () => asked, take: () => take() };
}

describe('filters that change faster than the list renders', () => {
  it('are all applied, with every digit', async () => {
    const { List, asked } = slowList();
    const { user } = show(<List />);
    await user.type(screen.getByLabelText('CMS'), 'WordPress');
    await user.type(screen.getByLabelText('Vitesse sous'), '50');
    await user.selectOptions(screen.getByLabelText('Canton'), 'VD');
    expect(asked()).toEqual({ cms: 'WordPress', mobile: 50, canton: 'VD' });
    expect(screen.getByLabelText<HTMLInputElement>('Vitesse sous').value).toBe('50');
  });

  it('follow the list again once they are applied', async () => {
    const { List, asked, take } = slowList();
    const { user } = show(<List />);
    const speed = () => screen.getByLabelText<HTMLInputElement>('Vitesse sous');
    await user.type(speed(), '50');
    take();
    await user.clear(speed());
    await user.type(speed(), '120');
    expect(asked()).toEqual({ mobile: 100 });
    take();
    expect(await screen.findByDisplayValue('100')).toBe(speed());
  });
});
