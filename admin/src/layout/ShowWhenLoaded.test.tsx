import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { show } from '../../test/screen';
import { ShowWhenLoaded } from './ShowWhenLoaded';

/** Answers that come when the test says so. */
const answers: Record<string, (answer: Promise<string> | string) => void> = {};
function Part({ name }: { name: string }) {
  const { data, error } = useQuery({
    queryKey: [name],
    queryFn: () => new Promise<string>((done) => (answers[name] = done)),
    retry: 1,
    retryDelay: 1_000_000,
  });
  return <button type="button">{data ?? error?.message ?? name}</button>;
}

/** As after something was saved: all is asked for anew. */
function Again() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.resetQueries({ queryKey: ['keys'] })}>
      again
    </button>
  );
}

it('shows its children once their first queries have responded, and keeps showing them', async () => {
  show(
    <ShowWhenLoaded>
      <Part name="keys" />
      <Part name="prompts" />
      <Again />
    </ShowWhenLoaded>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => answers.keys?.('three keys'));
  expect(screen.queryByRole('button')).toBeNull();
  // one that has failed, and will be asked for again, holds nobody up
  await act(async () => answers.prompts?.(Promise.reject(new Error('no'))));
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['three keys', 'prompts', 'again']);
  await act(async () => screen.getByRole('button', { name: 'again' }).click());
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

it('shows its children after a timeout', async () => {
  show(
    <ShowWhenLoaded timeoutMs={20}>
      <Part name="rates" />
      <Part name="silent" />
    </ShowWhenLoaded>,
  );
  await act(async () => answers.rates?.('five'));
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['five', 'silent']);
});
